import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deletedAccounts, markOf } from '#server/platform/backup/backup-folder.ts';
import { aFullAccount, marker } from '#testing/a-full-account.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { enginesAtScale } from '#testing/database.ts';
import { longWait } from '#testing/long-wait.ts';
import { ok } from '#testing/scenario.ts';
import { makeJobsDue } from '#testing/wake-queue.ts';

const start = '2026-05-14T00:00:00Z';
const beforeTheEnd = '2026-05-20T23:59:00Z';
const afterTheEnd = '2026-05-21T00:00:01Z';
const password = 'fairway-finder';

describe.each(enginesAtScale)('deleting an account in the %s database', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp(engine);
  });
  beforeEach(() => server.setNow(start));
  afterAll(() => server.close());

  const ask = (golfer: Golfer, body: object = {}) =>
    golfer.send('POST', '/api/user/deletion', { email: golfer.email, password, ...body });
  const signIn = (email: string) =>
    visitor(server).send('POST', '/api/auth/sign-in/email', { email, password });

  const jobs = ['delete-closed-accounts', 'delete-picture', 'delete-old-live-messages'];
  const runJobs = () => makeJobsDue(server.db, ...jobs);

  const accountOf = async ({ email }: Golfer) => {
    const found = await server.db.execute<{ id: string; closed: boolean; avatar: string | null }>(
      sql`select id, delete_after is not null as closed, avatar from users where email = ${email}`,
    );
    return found.rows[0];
  };

  /** Returns the tables and files that contain one of these texts. */
  async function search(texts: readonly string[]): Promise<string[]> {
    const tables = await server.db.execute<{ schema: string; name: string }>(sql`
      select schemaname as schema, tablename as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`);
    const found: string[] = [];
    for (const { schema, name } of tables.rows) {
      const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
      const hits = texts.map((text) => sql`strpos(lower(t::text), ${text.toLowerCase()}) > 0`);
      const rows = await server.db.execute<{ row: string }>(
        sql`select t::text as row from ${table} t where ${sql.join(hits, sql` or `)}`,
      );
      found.push(...rows.rows.map(({ row }) => `${schema}.${name}: ${row}`));
    }
    const files = await readdir(server.config.dataDir, { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile())) {
      const path = join(file.parentPath, file.name);
      const content = `${path}\n${await readFile(path, 'latin1')}`.toLowerCase();
      if (texts.some((text) => content.includes(text.toLowerCase()))) found.push(path);
    }
    return found;
  }

  test('removes all of its data from every table, job and file after seven days', async () => {
    const nora = await aFullAccount(server, 'nora@example.com');
    const { id = '', avatar } = (await accountOf(nora)) ?? {};
    const folder = join(server.config.dataDir, 'mail');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'one.eml'), `From: x@example.com\r\nTo: ${nora.email}\r\n\r\nHi`);
    await writeFile(join(folder, 'two.eml'), 'To: another-nora@example.com\r\n\r\nHi');
    const texts = [id, nora.email, marker, String(avatar)];
    expect((await search(texts)).length).toBeGreaterThan(20);

    await ok(ask(nora));
    server.setNow(beforeTheEnd);
    await runJobs();
    expect(await accountOf(nora)).toMatchObject({ id, closed: true });
    server.setNow(afterTheEnd);
    await server.db.execute(sql`insert into pgboss.job (name, data)
      values ('delete-closed-accounts', '{"at":"now"}')`);
    await runJobs();
    await vi.waitFor(async () => expect(await accountOf(nora)).toBeUndefined(), longWait);
    // A separate job deletes the picture, and a daily job deletes the messages that were sent to friends.
    await runJobs();
    const left = async () => (await search(texts)).filter((hit) => !hit.endsWith('two.eml'));
    await vi.waitFor(async () => expect(await left()).toEqual([]), longWait);
    expect(await readdir(folder)).toEqual(['two.eml']);
    const noted = await deletedAccounts([server.config.backups.folder]);
    expect(noted).toContain(markOf(id));
  });

  test('removes its name from the administrators’ audit log', async () => {
    const [admin, mara, friend] = [
      await aGolfer(server),
      await aGolfer(server, { email: 'mara@example.com' }),
      await aGolfer(server),
    ];
    await server.db.execute(sql`update users set is_admin = true where email = ${admin.email}`);
    await ok(mara.send('PUT', '/api/user/profile', { firstName: 'Maraike' }));
    const { id = '' } = (await accountOf(mara)) ?? {};
    await ok(friend.send('POST', `/api/users/${id}/report`, { reason: 'other', note: 'Rude.' }));
    const { reports } = await ok<{ reports: { id: number }[] }>(admin.get('/api/admin/reports'));
    await ok(admin.send('PATCH', `/api/admin/reports/${reports[0]?.id}`, { isOpen: false }));
    const role = `/api/admin/users/${id}/administrator`;
    for (const isAdmin of [true, false]) await ok(admin.send('PUT', role, { isAdmin }));
    const named = async () =>
      (await search(['Maraike'])).filter((hit) => hit.startsWith('public.audit_entries')).length;
    expect(await named()).toBe(3);
    await ok(ask(mara));
    server.setNow(afterTheEnd);
    await runJobs();
    await vi.waitFor(async () => expect(await accountOf(mara)).toBeUndefined(), longWait);
    expect(await named()).toBe(0);
    await server.db.execute(sql`update users set is_admin = false`);
  });

  test('is canceled by signing in before the seven days end, and only the first sign-in response says so', async () => {
    const golfer = await aGolfer(server);
    await ok(golfer.get('/api/user/devices'));
    const { deleteAfter } = await ok<{ deleteAfter: string }>(ask(golfer));
    expect(deleteAfter).toBe('2026-05-21T00:00:00.000Z');
    expect((await golfer.get('/api/auth/user')).status).toBe(401);
    const mail = await server.mailTo(golfer.email, 'Your Pinhigh account is closed');
    expect(mail.text).toContain('21 May 2026');
    expect(mail.text).toContain('/sign-in');
    server.setNow(beforeTheEnd);
    expect(await ok(signIn(golfer.email))).toMatchObject({ deletionTakenBack: true });
    expect(await accountOf(golfer)).toMatchObject({ closed: false });
    expect(await ok(signIn(golfer.email))).toMatchObject({ deletionTakenBack: false });
  });

  test('makes the calendar feed return 404 and stops reminders during the seven days', async () => {
    const golfer = await aFullAccount(server, 'quiet@example.com');
    const url = await ok<{ subscriptionUrl: string }>(
      golfer.get('/api/user/calendar/subscription-url'),
    );
    const { pathname } = new URL(url.subscriptionUrl);
    expect((await golfer.get(pathname)).status).toBe(200);
    const { id } = (await accountOf(golfer)) ?? {};
    const told = () =>
      server.db.$count(sql`notifications`, sql`user_id = ${id} and kind = 'session_reminder'`);
    await ok(ask(golfer));
    expect((await golfer.get(pathname)).status).toBe(404);
    await server.db.execute(sql`update golfer_reminders set next_at = '2026-05-16T00:00:00Z'
      where user_id = ${id}`);
    server.setNow('2026-05-16T06:00:00Z');
    await makeJobsDue(server.db, 'send-reminders');
    await vi.waitFor(async () => {
      const due = sql`user_id = ${id} and next_at = '2026-05-16T00:00:00Z'`;
      expect(await server.db.$count(sql`golfer_reminders`, due)).toBe(0);
    }, longWait);
    expect(await told()).toBe(0);
    const devices = sql`user_id = ${id}`;
    expect(await server.db.$count(sql`push_subscriptions`, devices)).toBe(0);
  });

  test('requires the golfer’s own email address, in upper or lower case, and the correct password', async () => {
    const golfer = await aGolfer(server);
    expect(await ask(golfer, { email: 'somebody@example.com' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'email', message: expect.stringContaining('address') }] },
    });
    for (const [wrong, message] of [
      ['a-long-putter', 'This is not your current password'],
      [undefined, expect.any(String)],
    ] as const) {
      const answer = await ask(golfer, { password: wrong });
      expect(answer).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'password', message }] },
      });
    }
    expect(await accountOf(golfer)).toMatchObject({ closed: false });
    await ok(ask(golfer, { email: golfer.email.toUpperCase() }));
    expect(await accountOf(golfer)).toMatchObject({ closed: true });
  });

  test('is refused for the only administrator and allowed for one of two', async () => {
    const [first, second] = [await aGolfer(server), await aGolfer(server)];
    const makeAdmin = ({ email }: Golfer) =>
      server.db.execute(sql`update users set is_admin = true where email = ${email}`);
    await makeAdmin(first);
    expect(await ask(first)).toMatchObject({ status: 409, body: { code: 'last_administrator' } });
    await makeAdmin(second);
    const answers = await Promise.all([ask(first), ask(second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
