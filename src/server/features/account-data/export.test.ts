import { readdir } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { features } from '#server/features/index.ts';
import { personalDataOf } from '#server/platform/personal-data.ts';
import { aFullAccount, marker } from '#testing/a-full-account.ts';
import { unzip } from '#testing/an-export.ts';
import { aGolfer, cookieOf, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { enginesAtScale } from '#testing/database.ts';
import { nthIdInSql } from '#testing/ids.ts';

const personalData = personalDataOf(features);
const exported = personalData.flatMap((kind) => ('exportedAs' in kind ? [kind.exportedAs] : []));

describe.each(enginesAtScale)('the export of an account in the %s database', (engine) => {
  let server: TestApp;
  let nora: Golfer;
  let files: Map<string, Buffer>;
  beforeAll(async () => {
    server = await startTestApp(engine);
    nora = await aFullAccount(server, 'nora@example.com');
    await aFullAccount(server, 'somebody-else@example.com');
    files = await unzip((await download(nora)).rawPayload);
  });
  afterAll(() => server.close());

  const download = (golfer: Golfer) =>
    server.app.inject({ url: '/api/user/export', headers: { cookie: cookieOf(golfer) } });

  const text = (name: string) => files.get(name)?.toString() ?? '';
  const rowsOf = (kind: string): Record<string, unknown>[] =>
    JSON.parse(text(`json/${kind}.json`)).rows;

  test('covers every table that refers to a golfer, or leaves it out for a stated reason', async () => {
    const found = await server.db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and column_name = 'user_id' and table_type = 'BASE TABLE'
      union
      select c.conrelid::regclass::text from pg_constraint c
      where c.contype = 'f' and c.confrelid = 'users'::regclass`);
    const known = new Set(personalData.map(({ table }) => getTableConfig(table).name));
    const missing = found.rows.map(({ name }) => name).filter((name) => !known.has(name));
    expect(missing, 'add these to `personalData` of their feature').toEqual([]);
  });

  test('contains every kind of data as JSON and as CSV, in a ZIP file with the date in its name', async () => {
    const answer = await download(nora);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="pinhigh-2026-05-14.zip"',
      'cache-control': 'no-store',
    });
    const both = exported.flatMap((kind) => [`json/${kind}.json`, `csv/${kind}.csv`]);
    expect([...files.keys()]).toEqual(['README.txt', 'avatar.webp', ...both]);
    expect(text('README.txt')).toContain('nora@example.com');
    for (const kind of exported) {
      const { schema, version } = JSON.parse(text(`json/${kind}.json`));
      expect({ schema, version }).toEqual({ schema: `pinhigh/${kind}`, version: 1 });
      const rows = parse(text(`csv/${kind}.csv`), { bom: true, columns: true });
      expect(rows, kind).toHaveLength(rowsOf(kind).length);
    }
  });

  test('contains the stored rows of every kind, with no file empty', () => {
    expect(exported.filter((kind) => rowsOf(kind).length === 0)).toEqual([]);
    expect(rowsOf('profile')).toMatchObject([
      { email: 'nora@example.com', firstName: `${marker} First`, currentHandicap: '18.2' },
    ]);
    // All that it says about one-time codes.
    expect(rowsOf('profile')).toMatchObject([{ twoFactorEnabled: true }]);
    expect(rowsOf('practice')).toMatchObject([
      { title: `${marker} range`, notes: `-${marker}`, duration: 30, sessionDate: '2026-05-14' },
    ]);
    expect(rowsOf('enrollments')).toMatchObject([
      { programId: 'break-100', availableDays: [1, 4, 6] },
    ]);
  });

  test('escapes CSV text that a spreadsheet would run as a formula', () => {
    const completions = parse(text('csv/session-completions.csv'), { bom: true, columns: true });
    expect(completions).toMatchObject([{ notes: `'=${marker}()` }]);
    expect(rowsOf('session-completions')).toMatchObject([{ notes: `=${marker}()` }]);
    expect(parse(text('csv/practice.csv'), { bom: true, columns: true })).toMatchObject([
      { notes: `'-${marker}`, duration: '30' },
    ]);
  });

  test('contains no secrets and no data of other golfers', async () => {
    const secrets = await server.db.execute<{ secret: string }>(sql`
      select token as secret from auth_sessions
      union all select password from auth_accounts
      union all select token_hash from calendar_feeds
      union all select token_hash from coach_links
      union all select token_hash from access_tokens
      union all select endpoint from push_subscriptions
      union all select secret from auth_two_factors
      union all select backup_codes from auth_two_factors
      union all select credential_id from auth_passkeys
      union all select id::text from users where email = 'somebody-else@example.com'`);
    const all = [...files.values()].join('\n');
    expect(secrets.rows.length).toBeGreaterThan(5);
    for (const { secret } of secrets.rows) expect(all).not.toContain(secret);
    expect(all).not.toContain('somebody-else');
  });

  test('contains thousands of rows completely and in order, and leaves no temporary file behind', async () => {
    const golfer = await aGolfer(server);
    await server.db.execute(sql`
      insert into practice_sessions (id, user_id, session_date, created_at, title, duration)
      select ${sql.raw(nthIdInSql('n'))}, (select id from users where email = ${golfer.email}),
        '2026-05-01', now(), 'Range', 30
      from generate_series(1, 2000) n`);
    const read = await unzip((await download(golfer)).rawPayload);
    const { rows } = JSON.parse(read.get('json/practice.json')?.toString() ?? '');
    const ids = rows.map(({ id }: { id: string }) => id);
    expect(ids).toHaveLength(2000);
    expect(ids).toEqual(ids.toSorted());
    expect(await readdir(server.config.dataDir)).not.toContainEqual(
      expect.stringMatching(/^export-/),
    );
  });
});
