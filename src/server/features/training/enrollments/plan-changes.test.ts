import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DashboardPayload } from '#contract/dashboard.ts';
import type { Enrollment, ScheduledSession, WeekSummary } from '#contract/training-schemas.ts';
import { layOutPlan } from '#domain/training/schedule.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import {
  completes,
  followsBreak100,
  ok,
  sessionOn,
  sessionsOf,
  statsOfTraining,
} from '#testing/scenario.ts';

// Thursday, May 14, at noon in Auckland. The plan has sessions on Mondays, Thursdays and Saturdays.
const thursday = '2026-05-14';
const saturday = '2026-05-16';
const preferences = { sessionsPerWeek: 2, availableDays: [2, 5], startDate: '2026-05-19' };

describe('changing a plan', () => {
  let server: TestApp;
  let golfer: Golfer;
  let enrollment: Enrollment;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    golfer = await aGolfer(server);
    enrollment = await followsBreak100(golfer);
  });

  const move = (id: string, newDate: unknown, who = golfer) =>
    who.send('PATCH', `/api/user/scheduled-sessions/${id}/reschedule`, { newDate } as object);
  const relay = (changes: object = {}, who = golfer) =>
    who.send('POST', '/api/user/reschedule-program', {
      userProgramId: enrollment.id,
      preferences,
      ...changes,
    });
  const abandon = (who = golfer) => who.send('POST', '/api/user/abandon-program');
  const skip = (id: string) =>
    golfer.send('POST', '/api/user/skip-session', { scheduledSessionId: id });
  const reopen = (id: string) => golfer.send('DELETE', `/api/user/session-completions/${id}`);
  const stats = () => statsOfTraining(golfer);
  const home = () => ok<DashboardPayload>(golfer.get('/api/user/dashboard'));
  const current = () => ok<Enrollment>(golfer.get('/api/user/current-program'));
  const weeks = () =>
    ok<WeekSummary[]>(golfer.get('/api/user/scheduled-sessions-by-week/current-program'));
  const datesOf = async () => (await sessionsOf(golfer)).map((one) => one.scheduledDate);
  const twenty = (call: () => ReturnType<typeof abandon>) =>
    Promise.all(Array.from({ length: 20 }, call));

  async function expectWhole(count = 18) {
    const sessions = await sessionsOf(golfer);
    expect(new Set(sessions.map((one) => one.sessionNumber)).size).toBe(count);
    const sum = (await weeks()).reduce((total, week) => total + week.totalSessions, 0);
    expect(sum).toBe(count);
  }

  describe('one session', () => {
    test('moves to the requested day and keeps its original week number', async () => {
      const { id } = await sessionOn(golfer, saturday);
      const moved = await ok<ScheduledSession>(move(id, '2026-05-19'));
      expect(moved).toMatchObject({
        id,
        scheduledDate: '2026-05-19',
        status: 'planned',
        originalWeekNumber: 1,
        weekNumber: 2,
      });
      expect(await sessionOn(golfer, '2026-05-19')).toMatchObject({ id });
      await expectWhole();
    });

    test('can move to a day with another session and back', async () => {
      const { id } = await sessionOn(golfer, saturday);
      await ok(move(id, thursday));
      await ok(move(id, saturday));
      expect(await sessionOn(golfer, saturday)).toMatchObject({ id, originalWeekNumber: 1 });
    });

    test('can move to today if it was missed, which repairs the streak', async () => {
      await ok(completes(golfer, await sessionOn(golfer, thursday)));
      server.setNow('2026-05-17T00:00:00Z');
      const missed = await sessionOn(golfer, saturday);
      expect((await home()).missed).toMatchObject([{ id: missed.id }]);
      await ok(move(missed.id, '2026-05-17'));
      expect((await home()).missed).toEqual([]);
      await ok(completes(golfer, await sessionOn(golfer, '2026-05-17')));
      expect(await stats()).toMatchObject({ currentStreak: 2 });
    });

    test('starts the plan early if it moves before the start of the plan', async () => {
      await ok(abandon());
      enrollment = await followsBreak100(golfer, '2026-06-01');
      const [first] = await sessionsOf(golfer);
      await ok(move(first?.id ?? '', thursday));
      expect(await current()).toMatchObject({ startDate: thursday, currentWeek: 1 });
      const kept = (await sessionsOf(golfer)).slice(1);
      expect(kept.filter((one) => one.originalWeekNumber !== one.weekNumber)).toEqual([]);
      await expectWhole();
    });

    test.each([
      ['yesterday', '2026-05-13', 'date_in_past'],
      ['more than a year ahead', '2027-05-16', 'date_too_far'],
      ['no such date', '2026-02-30', 'invalid_input'],
      ['no date', 20260519, 'invalid_input'],
      ['nothing', undefined, 'invalid_input'],
    ])('is not moved to %s', async (_case, newDate, code) => {
      const { id } = await sessionOn(golfer, saturday);
      expect(await move(id, newDate)).toMatchObject({ status: 400, body: { code } });
      expect(await sessionOn(golfer, saturday)).toMatchObject({ id });
    });

    test('cannot move if it is completed or skipped', async () => {
      const done = await sessionOn(golfer, thursday);
      await ok(completes(golfer, done));
      const skipped = await sessionOn(golfer, saturday);
      await ok(skip(skipped.id));
      expect(await move(done.id, '2026-05-20')).toMatchObject({
        status: 409,
        body: { code: 'session_completed' },
      });
      expect(await move(skipped.id, '2026-05-20')).toMatchObject({
        status: 409,
        body: { code: 'session_skipped' },
      });
    });

    test('is not found if it belongs to another golfer or does not exist', async () => {
      const other = await aGolfer(server);
      const { id } = await sessionOn(golfer, saturday);
      expect(await move(id, '2026-05-20', other)).toMatchObject({ status: 404 });
      expect(await move('no-such-session', '2026-05-20')).toMatchObject({ status: 404 });
    });

    test('cannot move if its program is abandoned', async () => {
      const done = await sessionOn(golfer, thursday);
      await ok(completes(golfer, done));
      await ok(abandon());
      expect(await move(done.id, '2026-05-20')).toMatchObject({
        status: 409,
        body: { code: 'program_not_active' },
      });
    });

    test('is on one of the requested days after twenty requests move it at once', async () => {
      const { id } = await sessionOn(golfer, saturday);
      let day = 0;
      const answers = await twenty(() => move(id, `2026-06-${String(++day).padStart(2, '0')}`));
      expect(answers.filter((answer) => answer.status !== 200)).toEqual([]);
      const moved = (await sessionsOf(golfer)).find((one) => one.id === id);
      expect(moved?.scheduledDate).toMatch(/^2026-06-(0[1-9]|1\d|20)$/);
      await expectWhole();
    });
  });

  describe('the whole plan', () => {
    test('reschedules only planned sessions and keeps completed and skipped sessions', async () => {
      await ok(completes(golfer, await sessionOn(golfer, thursday)));
      await ok(skip((await sessionOn(golfer, saturday)).id));
      const answer = await ok<Enrollment>(relay());
      expect(answer).toMatchObject({
        id: enrollment.id,
        sessionsPerWeek: 2,
        availableDays: [2, 5],
        startDate: thursday,
        totalSessions: 18,
        completedSessions: 2,
      });
      const laid = layOutPlan({ totalSessions: 16, preferences });
      expect(await datesOf()).toEqual([
        ...[thursday, saturday],
        ...laid.map((entry) => entry.scheduledDate),
      ]);
      const sessions = await sessionsOf(golfer);
      expect(sessions.filter((one) => one.originalWeekNumber !== one.weekNumber)).toEqual([]);
      await expectWhole();
    });

    test('starts with week 1 again if no session is done yet', async () => {
      const answer = await ok<Enrollment>(relay());
      expect(answer).toMatchObject({
        startDate: '2026-05-19',
        currentWeek: 1,
        completedSessions: 0,
      });
    });

    test('uses the schedule that the golfer saw, counted from the first planned session', async () => {
      await ok(completes(golfer, await sessionOn(golfer, thursday)));
      const schedule = layOutPlan({ totalSessions: 17, preferences });
      await ok(relay({ schedule }));
      expect((await datesOf()).slice(1)).toEqual(schedule.map((entry) => entry.scheduledDate));
    });

    test('reschedules missed sessions, too, and keeps the streak', async () => {
      await ok(completes(golfer, await sessionOn(golfer, thursday)));
      server.setNow('2026-05-18T00:00:00Z');
      await ok(relay());
      expect((await home()).missed).toEqual([]);
      expect(await stats()).toMatchObject({ currentStreak: 1 });
    });

    const laid = layOutPlan({ totalSessions: 18, preferences });
    test.each([
      ['a schedule of another number', { schedule: laid.slice(1) }, 'invalid_schedule'],
      ['a start in the past', { preferences: { ...preferences, startDate: '2026-05-13' } }],
      ['a start in two years', { preferences: { ...preferences, startDate: '2028-05-14' } }],
      ['too few days', { preferences: { ...preferences, sessionsPerWeek: 3 } }],
      ['no preferences', { preferences: undefined }],
      ['no enrollment', { userProgramId: undefined }],
    ])('is not rescheduled with %s', async (_case, wrong, code = 'invalid_input') => {
      const before = await datesOf();
      expect(await relay(wrong)).toMatchObject({ status: 400, body: { code } });
      expect(await datesOf()).toEqual(before);
      expect(await current()).toMatchObject({ sessionsPerWeek: 3 });
    });

    test('is not found if it belongs to another golfer and does not change if it is abandoned', async () => {
      expect(await relay({}, await aGolfer(server))).toMatchObject({ status: 404 });
      await ok(abandon());
      expect(await relay()).toMatchObject({ status: 409, body: { code: 'program_not_active' } });
      await followsBreak100(golfer);
      expect(await relay()).toMatchObject({ status: 409, body: { code: 'program_not_active' } });
    });

    test('is rescheduled once and completely by twenty requests at once', async () => {
      const answers = await twenty(() => relay());
      expect(answers.filter((answer) => answer.status !== 200)).toEqual([]);
      expect(await datesOf()).toEqual(laid.map((entry) => entry.scheduledDate));
      await expectWhole();
    });
  });

  describe('abandoning a program', () => {
    test('removes the planned sessions and keeps the completed sessions', async () => {
      const done = await sessionOn(golfer, thursday);
      await ok(completes(golfer, done));
      expect(await ok(abandon())).toMatchObject({ message: 'Program abandoned' });
      expect(await golfer.get('/api/user/current-program')).toMatchObject({ body: null });
      expect(await sessionsOf(golfer)).toEqual([]);
      const details = await golfer.get(`/api/user/scheduled-session-details/${done.id}`);
      expect(details).toMatchObject({ status: 200, body: { isCompleted: true } });
      expect(await stats()).toMatchObject({ totalXp: 130, totalSessionsCompleted: 1 });
    });

    test('lets the golfer enroll in another program', async () => {
      await ok(abandon());
      await ok(golfer.send('POST', '/api/user/enroll', { programId: 'putting-at-home' }));
      expect(await current()).toMatchObject({ programId: 'putting-at-home' });
    });

    test('is refused with an explanation without an active program', async () => {
      const none = { status: 404, body: { code: 'no_active_program' } };
      expect(await abandon(await aGolfer(server))).toMatchObject({
        ...none,
        body: { message: 'You have no active program at the moment.' },
      });
      await ok(abandon());
      expect(await abandon()).toMatchObject(none);
    });

    test('happens once for twenty clicks', async () => {
      const statuses = (await twenty(() => abandon())).map((answer) => answer.status).toSorted();
      expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 404)]);
    });
  });

  test('loses no session in twenty different changes at once', async () => {
    const sessions = await sessionsOf(golfer);
    const [first, second, third, fourth] = sessions.map((one) => one.id);
    const calls = [
      () => move(second ?? '', '2026-05-22'),
      () => relay(),
      () => skip(third ?? ''),
      () =>
        golfer.send('POST', '/api/user/pause-plan', {
          from: '2026-05-20',
          to: '2026-05-24',
          reason: 'other',
        }),
      () => reopen(third ?? ''),
      () => move(fourth ?? '', thursday),
      () => golfer.send('DELETE', '/api/user/pause-plan'),
    ];
    const wishes = Array.from({ length: 21 }, (_, index) => calls[index % calls.length]);
    const answers = await Promise.all(wishes.map((call) => call?.()));
    expect(answers.filter((answer) => (answer?.status ?? 500) >= 500)).toEqual([]);
    expect(first).toBeTruthy();
    await expectWhole();
  });
});
