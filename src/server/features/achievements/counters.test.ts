import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Enrollment } from '#contract/training-schemas.ts';
import { addDays } from '#domain/calendar-date.ts';
import { exportOf, sendImport } from '#testing/an-export.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { befriend, starts, toggleKudos } from '#testing/feed.ts';
import { longWait } from '#testing/long-wait.ts';
import { completes, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';
import { makeJobsDue } from '#testing/wake-queue.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp('server');
});
afterAll(() => server.close());

const progressOf = (golfer: Golfer) =>
  ok<{ id: string }[]>(golfer.get('/api/user/achievement-progress'));

const practice = (golfer: Golfer, sessionDate: string) =>
  golfer.send('POST', '/api/user/free-practice-sessions', {
    title: 'Range',
    duration: 45,
    sessionDate,
  });

const round = (golfer: Golfer, sessionDate: string, totalScore: number) =>
  golfer.send('POST', '/api/user/golf-rounds', {
    name: 'Medal',
    holes: 18,
    roundType: 'free_round',
    scoreType: 'strokeplay',
    totalScore,
    sessionDate,
  });

const handicap = (golfer: Golfer, value: number) =>
  golfer.send('POST', '/api/user/handicap', { handicap: value });

/** Trains for six weeks, with skipped, reopened and moved sessions and a pause. */
async function trainsForWeeks(golfer: Golfer): Promise<void> {
  await ok(handicap(golfer, 24.5));
  await followsBreak100(golfer);
  const sessions = await sessionsOf(golfer);
  for (const [index, session] of sessions.entries()) {
    const hour = ['06:30', '20:30', '00:00'][index % 3];
    server.setNow(`${session.scheduledDate}T${hour}:00Z`);
    if (index === 4) await ok(skip(golfer, session.id));
    else await ok(completes(golfer, session));
    if (index === 2 || index === 4) await ok(reopen(golfer, session.id));
    if (index === 5) await ok(round(golfer, session.scheduledDate, 96));
    if (index === 7) await ok(practice(golfer, addDays(session.scheduledDate, -3)));
    if (index === 9) await ok(handicap(golfer, 21.5));
    if (index === 10) await ok(round(golfer, session.scheduledDate, 88));
  }
  for (const session of await sessionsOf(golfer)) {
    if (session.status === 'planned') await ok(completes(golfer, session));
  }
  expect(await ok<Enrollment | null>(golfer.get('/api/user/current-program'))).toBeNull();
}

const skip = (golfer: Golfer, scheduledSessionId: string) =>
  golfer.send('POST', '/api/user/skip-session', { scheduledSessionId });

const reopen = (golfer: Golfer, id: string) =>
  golfer.send('DELETE', `/api/user/session-completions/${id}`);

test('counters updated with each event match the counts from the whole history', async () => {
  server.setNow('2026-05-14T00:00:00Z');
  const golfer = await aGolfer(server);
  const friend = await aGolfer(server);
  await befriend(server, golfer, friend);
  await ok(toggleKudos(golfer, (await starts(friend)).id));
  await trainsForWeeks(golfer);
  const counted = await progressOf(golfer);
  expect(counted).toContainEqual(expect.objectContaining({ id: 'five-friends', progress: 1 }));
  expect(counted).toContainEqual(expect.objectContaining({ id: 'twenty-five-kudos', progress: 1 }));
  await server.db.execute(sql`delete from achievement_counters`);
  expect(await progressOf(golfer)).toEqual(counted);
});

test('a perfect week stops counting when rescheduling adds a session to it', async () => {
  server.setNow('2026-05-18T08:00:00Z');
  const golfer = await aGolfer(server);
  const { id: userProgramId } = await followsBreak100(golfer, '2026-05-18');
  for (const session of (await sessionsOf(golfer)).slice(0, 3))
    await ok(completes(golfer, session));
  const perfectWeeks = async () =>
    (
      await ok<{ id: string; progress: number }[]>(golfer.get('/api/user/achievement-progress'))
    ).find(({ id }) => id === 'four-full-weeks')?.progress;
  expect(await perfectWeeks()).toBe(1);
  const days = { availableDays: [1, 4, 6, 7], startDate: '2026-05-18' };
  const preferences = { sessionsPerWeek: 4, ...days };
  await ok(golfer.send('POST', '/api/user/reschedule-program', { userProgramId, preferences }));
  expect(await perfectWeeks()).toBe(0);
});

test('a golfer without stored counters gets them from the history', async () => {
  server.setNow('2026-05-14T00:00:00Z');
  const golfer = await aGolfer(server);
  await followsBreak100(golfer);
  const [first, second, third] = await sessionsOf(golfer);
  if (!first || !second || !third) throw new Error('no sessions');
  await ok(completes(golfer, first));
  await ok(completes(golfer, second));
  await server.db.execute(sql`delete from achievement_counters`);
  await ok(completes(golfer, third));
  const counted = await progressOf(golfer);
  expect(counted.find(({ id }) => id === 'ten-done')).toMatchObject({ progress: 3 });
  await server.db.execute(sql`delete from achievement_counters`);
  expect(await progressOf(golfer)).toEqual(counted);
});

test('the points of a round follow the handicap of its day, in whichever order both were entered', async () => {
  server.setNow('2026-05-14T08:00:00Z');
  const [first, second] = [await aGolfer(server), await aGolfer(server)];
  const enter = [
    (golfer: Golfer) => ok(handicap(golfer, 24)),
    (golfer: Golfer) => ok(round(golfer, '2026-05-14', 97)),
  ];
  for (const step of enter) await step(first);
  for (const step of enter.toReversed()) await step(second);
  // 36 points for par plus handicap, which is 96 strokes, and one less for each stroke more.
  const best = { id: 'played-to-handicap', progress: 35 };
  for (const golfer of [first, second])
    expect(await progressOf(golfer)).toContainEqual(expect.objectContaining(best));
});

test('a round whose day comes between an export and its import counts once', async () => {
  server.setNow('2026-05-14T08:00:00Z');
  const [before, after] = [await aGolfer(server), await aGolfer(server)];
  await ok(round(before, '2026-05-16', 97));
  const files = await exportOf(server, before);
  server.setNow('2026-05-18T08:00:00Z');
  await ok(sendImport(after, files));
  const counted = expect.objectContaining({ id: 'ten-cards', progress: 1 });
  await makeJobsDue(server.db, 'logged-day-has-come');
  await vi.waitFor(async () => {
    const { rows } = await server.db.execute(sql`select from golf_rounds where not counted`);
    // The round of the first golfer, whose job is due too, counts there.
    expect(rows).toEqual([]);
  }, longWait);
  for (const golfer of [before, after]) expect(await progressOf(golfer)).toContainEqual(counted);
});
