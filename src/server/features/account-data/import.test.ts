import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { importedKinds } from '#contract/account-data.ts';
import { catalog } from '#domain/achievements/catalog.ts';
import { socialMetrics } from '#domain/achievements/metrics.ts';
import { features } from '#server/features/index.ts';
import { personalDataOf } from '#server/platform/personal-data.ts';
import { aFullAccount, marker } from '#testing/a-full-account.ts';
import {
  type ExportFiles,
  exportOf,
  type Imported,
  rowsOf,
  sendImport,
  withRows,
} from '#testing/an-export.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { enginesAtScale } from '#testing/database.ts';
import { longWait } from '#testing/long-wait.ts';
import { ok } from '#testing/scenario.ts';
import { makeJobsDue } from '#testing/wake-queue.ts';

const personalData = personalDataOf(features);
const history = personalData.flatMap((kind) =>
  'import' in kind ? [getTableConfig(kind.table).name] : [],
);

describe.each(enginesAtScale)('importing an account into the %s database', (engine) => {
  let elsewhere: TestApp;
  let here: TestApp;
  let files: ExportFiles;
  beforeAll(async () => {
    [elsewhere, here] = await Promise.all([startTestApp(engine), startTestApp(engine)]);
    const nora = await aFullAccount(elsewhere, 'nora@example.com');
    const ahead = { sessionDate: '2026-05-20', title: 'Short game', duration: 45 };
    await ok(nora.send('POST', '/api/user/free-practice-sessions', ahead));
    files = await exportOf(elsewhere, nora);
  });
  afterAll(async () => {
    await Promise.all([elsewhere.close(), here.close()]);
  });

  const importInto = (golfer: Golfer, sent: ExportFiles = files) =>
    ok<Imported>(sendImport(golfer, sent));

  const idOf = async ({ email }: Golfer) => {
    const found = await here.db.execute<{ id: string }>(
      sql`select id from users where email = ${email}`,
    );
    return found.rows[0]?.id ?? '';
  };

  /** Counts the golfer's rows in these tables. */
  async function rowsIn(golfer: Golfer, tables: readonly string[]): Promise<number> {
    const id = await idOf(golfer);
    const counts = tables
      .filter((name) => name !== 'users')
      .map((name) => here.db.$count(sql`${sql.identifier(name)}`, sql`user_id = ${id}`));
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  }

  test('restores history, settings and totals under new ids, and keeps the account’s own email and role', async () => {
    const golfer = await aGolfer(here, { timeZone: 'UTC' });
    const { imported, leftOut } = await importInto(golfer);
    expect(leftOut).toEqual([]);
    expect(imported.map(({ kind }) => kind).toSorted()).toEqual(importedKinds.toSorted());
    const again = await exportOf(here, golfer);
    expect(comparable(again)).toEqual(comparable(files));
    expect(ledgerOf(again)).toEqual(ledgerOf(files));
    expect(ledgerOf(again)).not.toEqual([]);
    const paid = rowsOf(again, 'xp');
    expect(paid.every(({ imported }) => imported)).toBe(true);
    const [totals] = rowsOf(again, 'totals');
    const totalXp = paid.reduce((sum, { xp }) => sum + Number(xp), 0);
    const { totalMinutes, totalSessions, currentStreak } = rowsOf(files, 'totals')[0] ?? {};
    expect(totals).toMatchObject({ totalXp, totalMinutes, totalSessions, currentStreak });
    // On leaderboards, only what happened here counts.
    expect(totals).toMatchObject({ boardStreak: 0 });
    expect(rowsOf(again, 'months')).toEqual([]);
    const [before, after] = [files, again].map((one) => rowsOf(one, 'profile')[0]);
    const { firstName, currentHandicap, goalHandicap, timeZone } = before ?? {};
    expect(firstName).toBe(`${marker} First`);
    expect(after).toMatchObject({ firstName, currentHandicap, goalHandicap, timeZone });
    expect(after).toMatchObject({ email: golfer.email, isAdmin: false });
    expect(after).toMatchObject({ avatar: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const ids = ['enrollments', 'scheduled-sessions'].flatMap((kind) => rowsOf(files, kind));
    const all = importedKinds.map((kind) => String(again[`json/${kind}.json`])).join();
    for (const { id } of ids) expect(all).not.toContain(id);
  });

  test('earns no XP, creates no notifications, sends no mail, and makes other tabs reload everything', async () => {
    const golfer = await aGolfer(here);
    const told = () => rowsIn(golfer, ['notifications']);
    const mails = () => here.db.$count(sql`pgboss.job`, sql`name = 'send-mail'`);
    await here.mailTo(golfer.email);
    await vi.waitFor(async () => expect(await mails()).toBe(0), longWait);
    const before = await told();
    const { effects } = await importInto(golfer);
    expect(effects).toMatchObject({ xpEarned: 0, notices: [], unlockedAchievements: [] });
    expect([await told(), await mails()]).toEqual([before, 0]);
    const messages = await here.db.execute<{ message: string }>(
      sql`select message from live_messages where user_id = ${await idOf(golfer)}`,
    );
    expect(messages.rows.map(({ message }) => JSON.parse(message))).toContainEqual(
      expect.objectContaining({ type: 'changed', refresh: expect.arrayContaining(['/api/']) }),
    );
  });

  test('keeps practice that was logged ahead, which counts when its day comes', async () => {
    const golfer = await aGolfer(here);
    await importInto(golfer);
    const minutes = async () =>
      (await ok<{ totalMinutesTraining: number }>(golfer.get('/api/user/stats')))
        .totalMinutesTraining;
    expect(await minutes()).toBe(70);
    try {
      here.setNow('2026-05-20T12:00:00Z');
      await makeJobsDue(here.db, 'logged-day-has-come');
      await vi.waitFor(async () => expect(await minutes()).toBe(115), longWait);
    } finally {
      here.setNow('2026-05-14T00:00:00Z');
    }
  });

  test('refuses a second import, because the account already has a history', async () => {
    const golfer = await aGolfer(here);
    await importInto(golfer);
    const before = comparable(await exportOf(here, golfer));
    expect(await sendImport(golfer, files)).toMatchObject({
      status: 409,
      body: { code: 'has_history', message: expect.stringContaining('new account') },
    });
    expect(comparable(await exportOf(here, golfer))).toEqual(before);
  });

  test('leaves out a program that does not exist here with all its data, and reports its name', async () => {
    const golfer = await aGolfer(here);
    const foreign = withRows(files, 'enrollments', (rows) =>
      rows.map((row) => ({ ...row, programId: 'break-60', programVersion: 3 })),
    );
    const { imported, leftOut } = await importInto(golfer, foreign);
    const count = (kind: string) => rowsOf(files, kind).length;
    const reason = 'belongs_to_left_out';
    expect(leftOut).toEqual(
      expect.arrayContaining([
        { kind: 'enrollments', count: 1, reason: 'no_such_content', names: ['break-60 (3)'] },
        { kind: 'scheduled-sessions', count: count('scheduled-sessions'), reason, names: [] },
        { kind: 'session-completions', count: 1, reason, names: [] },
        { kind: 'exercise-results', count: count('exercise-results'), reason, names: [] },
      ]),
    );
    expect(imported).toContainEqual({ kind: 'practice', count: 2 });
    const xp = rowsOf(await exportOf(here, golfer), 'xp');
    expect(xp.filter(({ sourceKind }) => sourceKind === 'session')).toEqual([]);
    const earned = xp.reduce((sum, { xp: worth }) => sum + Number(worth), 0);
    expect(await ok(golfer.get('/api/user/stats'))).toMatchObject({ totalXp: earned });
  });

  test('leaves out rows that use another golfer’s ids, and does not change that golfer’s data', async () => {
    const [other, golfer] = [await aGolfer(here), await aGolfer(here)];
    await importInto(other);
    const theirs = await exportOf(here, other);
    const [{ id: enrollmentId } = {}] = rowsOf(theirs, 'enrollments');
    const claimed = withRows(files, 'scheduled-sessions', (rows) =>
      rows.map((row, index) =>
        index === 0 ? { ...row, enrollmentId } : { ...row, userId: 'somebody' },
      ),
    );
    const { leftOut } = await importInto(golfer, claimed);
    expect(leftOut[0]).toMatchObject({ kind: 'scheduled-sessions', count: 1 });
    expect(await exportOf(here, other)).toEqual(theirs);
  });

  test('takes an export of the version before, in which completions and golfers had other ids', async () => {
    const golfer = await aGolfer(here);
    const completed = withRows(files, 'session-completions', (rows) =>
      rows.map((row) => ({ id: `completion-${row['scheduledSessionId']}`, ...row })),
    );
    const earlier = withRows(completed, 'exercise-results', (rows) =>
      rows.map(({ scheduledSessionId, ...row }, place) => ({
        completionId: `completion-${scheduledSessionId}`,
        sessionExerciseId: `place-${place}`,
        ...row,
      })),
    );
    const { leftOut } = await importInto(golfer, earlier);
    expect(leftOut).toEqual([]);
    const scores = (some: ExportFiles) =>
      rowsOf(some, 'exercise-results').map(({ exerciseId, score }) => `${exerciseId} ${score}`);
    expect(scores(await exportOf(here, golfer)).toSorted()).toEqual(scores(files).toSorted());
  });

  test('stores nothing if it fails halfway, and can be repeated', async () => {
    const golfer = await aGolfer(here);
    await here.db.execute(sql`create function cut_off() returns trigger language plpgsql
      as $$ begin raise exception 'cut off'; end $$`);
    await here.db.execute(sql`create trigger cut_off before insert on xp_entries
      for each row execute function cut_off()`);
    const before = await rowsIn(golfer, history);
    expect((await sendImport(golfer, files)).status).toBe(500);
    expect(await rowsIn(golfer, history)).toBe(before);
    const [profile] = rowsOf(await exportOf(here, golfer), 'profile');
    expect(profile).toMatchObject({ firstName: 'Nora', avatar: null });
    await here.db.execute(sql`drop function cut_off cascade`);
    await importInto(golfer);
  });
});

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** What an import must pay again: everything but achievements for friends and kudos elsewhere. */
const ledgerOf = (files: ExportFiles) =>
  rowsOf(files, 'xp')
    .filter(({ sourceName }) => !isSocial(String(sourceName)))
    .map(({ sourceKind, xp, earnedOn }) => `${sourceKind} ${xp} ${earnedOn}`)
    .toSorted();

const isSocial = (id: string) =>
  catalog.some(
    (one) => one.id === id && socialMetrics.some((metric: string) => metric === one.metric),
  );

/** The part of an export that must match: history and settings, with readable names instead of ids. */
function comparable(files: ExportFiles) {
  const kinds = [...importedKinds, 'achievement-counters'].filter((kind) => kind !== 'profile');
  const names = new Map<string, string>();
  for (const kind of kinds) {
    const blank = (row: object) => JSON.stringify(row).replaceAll(uuid, '');
    const sorted = rowsOf(files, kind).toSorted((a, b) => (blank(a) < blank(b) ? -1 : 1));
    for (const [index, { id }] of sorted.entries()) names.set(String(id), `${kind} ${index}`);
  }
  // A counter of 0 means the same as no counter.
  const counts = ({ value }: Record<string, unknown>) => value !== 0;
  const named = ({ id, imported: _, ...row }: Record<string, unknown>) =>
    JSON.stringify(row).replaceAll(uuid, (found) => names.get(found) ?? found);
  return Object.fromEntries(
    kinds.map((kind) => [kind, rowsOf(files, kind).filter(counts).map(named).toSorted()]),
  );
}
