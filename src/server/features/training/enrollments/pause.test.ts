import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DashboardPayload } from '#contract/dashboard.ts';
import type { Enrollment, ScheduledSession } from '#contract/training-schemas.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import {
  completes,
  followsBreak100,
  ok,
  sessionOn,
  sessionsOf,
  statsOfTraining,
} from '#testing/scenario.ts';

const thursday = '2026-05-14';
const twoWeeks = { from: '2026-05-16', to: '2026-05-29', reason: 'holiday' };

describe('pausing a plan', () => {
  let server: TestApp;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    golfer = await aGolfer(server);
    await followsBreak100(golfer);
  });

  const pause = (span: object = twoWeeks, who = golfer) =>
    who.send('POST', '/api/user/pause-plan', span);
  const endPause = (who = golfer) => who.send('DELETE', '/api/user/pause-plan');
  const stats = () => statsOfTraining(golfer);
  const datesOf = async () => (await sessionsOf(golfer)).map((one) => one.scheduledDate);

  test('moves the sessions planned in the pause after it, on the same weekdays', async () => {
    const before = await datesOf();
    const paused = await ok<Enrollment>(pause());
    expect(paused.pause).toEqual(twoWeeks);
    const after = await datesOf();
    expect(after[0]).toBe(thursday);
    expect(after.slice(1)).toEqual(
      before.slice(1).map((date) => Temporal.PlainDate.from(date).add({ days: 14 }).toString()),
    );
    const sessions = await sessionsOf(golfer);
    expect(sessions.filter((one) => one.originalWeekNumber !== one.weekNumber)).toEqual([]);
  });

  test('shows the pause until its last day', async () => {
    await ok(pause());
    const shown = async () => (await ok<Enrollment>(golfer.get('/api/user/current-program'))).pause;
    server.setNow('2026-05-29T00:00:00Z');
    expect(await shown()).toEqual(twoWeeks);
    server.setNow('2026-05-30T00:00:00Z');
    expect(await shown()).toBeNull();
  });

  test('ends with the program and does not freeze the streak after that', async () => {
    await ok(completes(golfer, await sessionOn(golfer, thursday)));
    await ok(pause({ from: thursday, to: '2027-05-10', reason: 'other' }));
    for (const { id, status } of await sessionsOf(golfer)) {
      if (status !== 'planned') continue;
      await ok(golfer.send('POST', '/api/user/skip-session', { scheduledSessionId: id }));
    }
    expect(await ok(golfer.get('/api/user/current-program'))).toBeNull();
    server.setNow('2026-05-15T00:00:00Z');
    await followsBreak100(golfer, '2026-05-16');
    server.setNow('2026-07-20T00:00:00Z');
    expect(await stats()).toMatchObject({ currentStreak: 0, longestStreak: 1 });
  });

  test('ends with the program, so that the streak is no longer frozen', async () => {
    const sessions = await sessionsOf(golfer);
    for (const { id } of sessions.slice(1))
      await ok(golfer.send('POST', '/api/user/skip-session', { scheduledSessionId: id }));
    await ok(pause({ from: thursday, to: '2026-06-14', reason: 'other' }));
    await ok(completes(golfer, sessions[0] as ScheduledSession));
    expect(await stats()).toMatchObject({ currentStreak: 1 });
    server.setNow('2026-05-23T00:00:00Z');
    expect(await stats()).toMatchObject({ currentStreak: 0, longestStreak: 1 });
  });

  test('freezes the streak for as long as the pause lasts', async () => {
    await ok(completes(golfer, await sessionOn(golfer, thursday)));
    await ok(pause());
    server.setNow('2026-05-30T00:00:00Z');
    await ok(completes(golfer, await sessionOn(golfer, '2026-05-30')));
    expect(await stats()).toMatchObject({ currentStreak: 2 });
  });

  test('shows no missed sessions while the pause lasts', async () => {
    server.setNow('2026-05-15T00:00:00Z');
    const home = () => ok<DashboardPayload>(golfer.get('/api/user/dashboard'));
    expect((await home()).missed).toHaveLength(1);
    await ok(pause({ ...twoWeeks, from: '2026-05-15' }));
    expect(await home()).toMatchObject({ missed: [], nextFreeDay: '2026-05-31' });
  });

  test('leaves the plan as it was if the pause is ended at once', async () => {
    const before = await sessionsOf(golfer);
    await ok(pause({ ...twoWeeks, from: thursday }));
    expect(await sessionsOf(golfer)).not.toEqual(before);
    expect(await ok<Enrollment>(endPause())).toMatchObject({ pause: null });
    expect(await sessionsOf(golfer)).toEqual(before);
  });

  test('moves the plan forward if the pause is ended early, and days already paused stay paused', async () => {
    await ok(completes(golfer, await sessionOn(golfer, thursday)));
    await ok(pause());
    server.setNow('2026-05-22T12:00:00Z');
    expect(await ok<Enrollment>(endPause())).toMatchObject({ pause: null });
    expect((await datesOf())[1]).toBe('2026-05-23');
    await ok(completes(golfer, await sessionOn(golfer, '2026-05-23')));
    expect(await stats()).toMatchObject({ currentStreak: 2 });
  });

  test('can be undone before the pause begins', async () => {
    const before = await datesOf();
    await ok(pause({ ...twoWeeks, from: '2026-06-01', to: '2026-06-20' }));
    await ok(endPause());
    expect(await datesOf()).toEqual(before);
    await ok(pause());
  });

  test('ends when the plan is rescheduled into the pause', async () => {
    const { id } = await ok<Enrollment>(pause({ ...twoWeeks, from: thursday }));
    const preferences = { sessionsPerWeek: 3, availableDays: [1, 4, 6], startDate: thursday };
    const body = { userProgramId: id, preferences };
    const answer = await ok<Enrollment>(golfer.send('POST', '/api/user/reschedule-program', body));
    expect(answer.pause).toBeNull();
    expect((await datesOf())[0]).toBe(thursday);
  });

  test.each([
    ['a first day in the past', { from: '2026-05-13' }, 'from'],
    ['a first day in two years', { from: '2028-05-13', to: '2028-05-20' }, 'from'],
    ['a last day before the first', { to: '2026-05-15' }, 'to'],
    ['more than a year', { to: '2027-05-17' }, 'to'],
    ['no such day', { to: '2026-02-30' }, 'to'],
    ['no last day', { to: undefined }, 'to'],
    ['another reason', { reason: 'laziness' }, 'reason'],
  ])('is refused with %s', async (_case, wrong, path) => {
    const answer = await pause({ ...twoWeeks, ...wrong });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', issues: [{ path: expect.stringContaining(path) }] },
    });
  });

  test('is refused while another pause lasts or is still to come', async () => {
    await ok(pause());
    const later = { ...twoWeeks, from: '2026-07-01', to: '2026-07-05' };
    expect(await pause(later)).toMatchObject({ status: 409, body: { code: 'already_paused' } });
    server.setNow('2026-05-30T00:00:00Z');
    await ok(pause(later));
  });

  test('is refused without a program, and ending is refused without a pause', async () => {
    const other = await aGolfer(server);
    const none = { status: 404, body: { code: 'no_active_program' } };
    expect(await pause(twoWeeks, other)).toMatchObject(none);
    expect(await endPause(other)).toMatchObject(none);
    expect(await endPause()).toMatchObject({ status: 409, body: { code: 'not_paused' } });
  });

  test('happens once for twenty clicks, and twenty more clicks end the pause once', async () => {
    const twenty = async (call: () => ReturnType<typeof pause>) => {
      const answers = await Promise.all(Array.from({ length: 20 }, call));
      return answers.map((answer) => answer.status).toSorted();
    };
    const once = [200, ...Array.from({ length: 19 }, () => 409)];
    const before = await datesOf();
    expect(await twenty(() => pause())).toEqual(once);
    expect(await twenty(() => endPause())).toEqual(once);
    expect(await datesOf()).toEqual(before);
  });
});
