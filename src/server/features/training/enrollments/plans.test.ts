import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Program } from '#contract/programs.ts';
import type { Enrollment, WeekSummary } from '#contract/training-schemas.ts';
import { layOutPlan } from '#domain/training/schedule.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

const preferences = { sessionsPerWeek: 3, availableDays: [1, 4, 6], startDate: '2026-05-14' };
const schedule = layOutPlan({ totalSessions: 18, preferences });

describe('plans', () => {
  let server: TestApp;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    golfer = await aGolfer(server);
  });

  const enroll = (body: object) => golfer.send('POST', '/api/user/enroll', body);

  test('a golfer without a program has no current program and an empty schedule', async () => {
    expect(await golfer.get('/api/user/current-program')).toMatchObject({
      status: 200,
      body: null,
    });
    expect(await sessionsOf(golfer)).toEqual([]);
    expect(await ok(golfer.get('/api/user/scheduled-sessions-by-week/current-program'))).toEqual(
      [],
    );
  });

  test('the server stores the plan that the wizard shows', async () => {
    await ok(enroll({ programId: 'break-100', schedule, preferences }));
    const kept = await sessionsOf(golfer);
    expect(
      kept.map(({ sessionNumber, scheduledDate, weekNumber }) => ({
        sessionNumber,
        scheduledDate,
        weekNumber,
      })),
    ).toEqual(schedule.map(({ dayOfWeek: _, ...entry }) => entry));
    expect(kept[0]).toMatchObject({ isToday: true, status: 'planned', totalDuration: 40 });
  });

  test('the server creates the same plan if the request has no schedule', async () => {
    const enrollment = await followsBreak100(golfer);
    expect(enrollment).toMatchObject({
      programId: 'break-100',
      currentWeek: 1,
      currentDay: 4,
      totalSessions: 18,
      completedSessions: 0,
      endDate: schedule.at(-1)?.scheduledDate,
    });
  });

  test('every session has the text of the program week that it was written for', async () => {
    const program = await ok<Program>(golfer.get('/api/programs/break-100'));
    const texts = new Map(
      program.weeks.flatMap((week) => week.sessions.map(({ id }) => [id, week.description])),
    );
    // Two sessions a week instead of three, so a calendar week can contain sessions of two program weeks.
    await ok(
      enroll({
        programId: 'break-100',
        preferences: { sessionsPerWeek: 2, availableDays: [1, 4], startDate: '2026-05-14' },
      }),
    );
    const sessions = await sessionsOf(golfer);
    expect(new Set(texts.values()).size).toBeGreaterThan(1);
    for (const session of sessions) {
      expect(session.weekDescription).toBe(texts.get(session.sessionId));
    }
  });

  test('a plan requested with only a program starts today with the program’s sessions per week', async () => {
    const { startDate, sessionsPerWeek } = await ok<Enrollment>(enroll({ programId: 'break-100' }));
    expect({ startDate, sessionsPerWeek }).toEqual({ startDate: '2026-05-14', sessionsPerWeek: 3 });
  });

  test('Sunday may be sent as 7 or as 0', async () => {
    const days = { ...preferences, availableDays: [0, 2, 4] };
    const { availableDays } = await ok<Enrollment>(
      enroll({ programId: 'break-100', preferences: days }),
    );
    expect(availableDays).toEqual([2, 4, 7]);
  });

  test('a plan starts on today’s date in the golfer’s time zone, not the server’s', async () => {
    const west = await aGolfer(server, { timeZone: 'America/Los_Angeles' });
    // Midnight UTC on May 14 is still May 13 in California.
    const { startDate } = await ok<Enrollment>(
      west.send('POST', '/api/user/enroll', { programId: 'break-100' }),
    );
    expect(startDate).toBe('2026-05-13');
  });

  test('the weeks of a plan add up and have dates and the program’s descriptions', async () => {
    await followsBreak100(golfer);
    const weeks = await ok<WeekSummary[]>(
      golfer.get('/api/user/scheduled-sessions-by-week/current-program'),
    );
    expect(weeks.reduce((sum, week) => sum + week.totalSessions, 0)).toBe(18);
    expect(weeks[0]).toMatchObject({
      weekStart: '2026-05-11',
      weekEnd: '2026-05-17',
      totalSessions: 2,
    });
    expect(weeks[0]?.description).toBeTruthy();
  });

  test('a plan ends with its latest session, even if that session was moved', async () => {
    await followsBreak100(golfer);
    const [first] = await sessionsOf(golfer);
    const newDate = '2026-12-01';
    const url = `/api/user/scheduled-sessions/${first?.id}/reschedule`;
    await ok(golfer.send('PATCH', url, { newDate }));
    const { endDate } = await ok<Enrollment>(golfer.get('/api/user/current-program'));
    expect(endDate).toBe(newDate);
  });

  const [first, second, ...rest] = schedule;
  test.each([
    ['a session is missing', schedule.slice(1)],
    ['one comes twice', [first, first, ...schedule.slice(2)]],
    ['two are swapped', [{ ...first, sessionNumber: 2 }, { ...second, sessionNumber: 1 }, ...rest]],
    [
      'one lies in the past',
      [{ ...first, scheduledDate: '2026-05-13', dayOfWeek: 3 }, second, ...rest],
    ],
    ['the week is wrong', [{ ...first, weekNumber: 2 }, second, ...rest]],
    ['the weekday is wrong', [{ ...first, dayOfWeek: 1 }, second, ...rest]],
    ['there are none', []],
  ])('a schedule is refused when %s, and nothing is kept', async (_case, wrong) => {
    const answer = await enroll({ programId: 'break-100', schedule: wrong, preferences });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_schedule' } });
    expect(await sessionsOf(golfer)).toEqual([]);
  });

  test.each([
    ['a start in the past', { ...preferences, startDate: '2026-05-13' }],
    ['no such date', { ...preferences, startDate: '2026-02-30' }],
    ['eight sessions a week', { ...preferences, sessionsPerWeek: 8 }],
    ['no session a week', { ...preferences, sessionsPerWeek: 0 }],
    ['fewer days than sessions', { ...preferences, availableDays: [1, 4] }],
    ['the same day three times', { ...preferences, availableDays: [1, 1, 1] }],
    ['an eighth day', { ...preferences, availableDays: [1, 4, 8] }],
    ['a number as text', { ...preferences, sessionsPerWeek: '3' }],
  ])('enrolling with %s is refused', async (_case, wrong) => {
    const answer = await enroll({ programId: 'break-100', preferences: wrong });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await sessionsOf(golfer)).toEqual([]);
    expect(await ok(golfer.get('/api/user/current-program'))).toBeNull();
  });

  test('a program that does not exist is not found', async () => {
    expect(await enroll({ programId: 'no-such-program' })).toMatchObject({ status: 404 });
  });

  test('a golfer can have only one active program at a time', async () => {
    await followsBreak100(golfer);
    const answer = await enroll({ programId: 'putting-at-home' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'already_enrolled' } });
  });

  test('twenty clicks on Enroll Now start one program', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => enroll({ programId: 'break-100', preferences })),
    );
    const statuses = answers.map((answer) => answer.status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await sessionsOf(golfer)).toHaveLength(18);
    const { id } = await ok<{ id: string }>(golfer.get('/api/auth/user'));
    const kept = await server.db.execute(sql`select from enrollments where user_id = ${id}`);
    expect(kept.rows).toHaveLength(1);
  });
});
