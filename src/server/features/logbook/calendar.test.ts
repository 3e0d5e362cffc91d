import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { completionOf, followsBreak100, ok, sessionOn, sessionsOf } from '#testing/scenario.ts';

// Thursday, May 14, noon in Auckland. The plan trains on Mondays, Thursdays and Saturdays.
const thursday = '2026-05-14';
const saturday = '2026-05-16';

describe('the activity calendar', () => {
  let server: TestApp;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    golfer = await aGolfer(server);
  });

  const calendar = () => ok<CalendarItem[]>(golfer.get('/api/user/activity-calendar'));
  const logPractice = (changes: object = {}) =>
    ok<{ id: string }>(
      golfer.send('POST', '/api/user/free-practice-sessions', {
        title: 'Range, wedges only',
        duration: 35,
        sessionDate: thursday,
        ...changes,
      }),
    );
  const logRound = (changes: object = {}) =>
    ok<{ id: string }>(
      golfer.send('POST', '/api/user/golf-rounds', {
        name: 'Evening nine',
        holes: 9,
        roundType: 'free_round',
        scoreType: 'strokeplay',
        totalScore: 44,
        sessionDate: thursday,
        ...changes,
      }),
    );

  test('is empty for a golfer who has logged and planned nothing', async () => {
    expect(await calendar()).toEqual([]);
  });

  test('shows practice with its notes and minutes', async () => {
    const { id } = await logPractice({ notes: 'Aim long.' });
    expect(await calendar()).toEqual([
      {
        type: 'free_practice',
        id,
        title: 'Range, wedges only',
        date: thursday,
        duration: 35,
        isCompleted: true,
        data: { notes: 'Aim long.' },
      },
    ]);
  });

  test('shows a round with two or four hours, its type in calendar terms, and unknown fields as unknown', async () => {
    await logRound();
    await logRound({
      name: 'Cup',
      holes: 18,
      roundType: 'match',
      scoreType: 'stableford',
      totalScore: 36,
      location: 'Kennemer',
      fairwaysHit: 0,
      greensInRegulation: 7,
      courseName: 'Old Course',
      coursePar: 71,
      courseRating: 72.4,
      slopeRating: 131,
      putts: 33,
      penalties: 0,
    });
    const [nine, cup] = await calendar();
    expect(nine).toMatchObject({ type: 'golf_round', title: 'Evening nine', duration: 120 });
    expect(nine?.data).toEqual({
      holes: 9,
      roundType: 'free',
      location: null,
      totalScore: 44,
      scoreType: 'strokeplay',
      fairwaysHit: null,
      greensInRegulation: null,
      courseName: null,
      coursePar: null,
      courseRating: null,
      slopeRating: null,
      putts: null,
      penalties: null,
      scorecard: null,
    });
    expect(cup).toMatchObject({ duration: 240, isCompleted: true });
    expect(cup?.data).toEqual({
      holes: 18,
      roundType: 'match',
      location: 'Kennemer',
      totalScore: 36,
      scoreType: 'stableford',
      fairwaysHit: 0,
      greensInRegulation: 7,
      courseName: 'Old Course',
      coursePar: 71,
      courseRating: 72.4,
      slopeRating: 131,
      putts: 33,
      penalties: 0,
      scorecard: null,
    });
  });

  test('shows every session of the plan, planned, completed and skipped', async () => {
    await followsBreak100(golfer);
    const [first, second] = [await sessionOn(golfer, thursday), await sessionOn(golfer, saturday)];
    const done = {
      ...(await completionOf(golfer, first)),
      rating: 4,
      duration: 50,
      notes: 'Windy.',
    };
    await ok(golfer.send('POST', '/api/user/complete-session', done));
    await ok(golfer.send('POST', '/api/user/skip-session', { scheduledSessionId: second.id }));
    const items = await calendar();
    expect(items).toHaveLength((await sessionsOf(golfer)).length);
    expect(items[0]).toEqual({
      type: 'scheduled_session',
      id: first.id,
      title: first.title,
      date: thursday,
      duration: 50,
      isCompleted: true,
      data: {
        program: {
          id: 'break-100',
          name: 'Break 100',
          language: 'en',
          color: expect.any(String),
        },
        session: {
          language: 'en',
          id: first.sessionId,
          dayNumber: expect.any(Number),
          title: first.title,
          focus: first.focus,
        },
        weekNumber: 1,
        notes: 'Windy.',
        scheduledDate: thursday,
        isSkipped: false,
        rating: 4,
        status: 'completed',
      },
    });
    expect(items[1]).toMatchObject({
      id: second.id,
      duration: second.totalDuration,
      isCompleted: false,
      data: { isSkipped: true, status: 'skipped' },
    });
    expect(items[2]).toMatchObject({
      date: '2026-05-18',
      isCompleted: false,
      data: { isSkipped: false, status: 'planned', weekNumber: 2 },
    });
  });

  test('shows a completed session on its completion day and keeps its planned day', async () => {
    await followsBreak100(golfer);
    const saturdays = await sessionOn(golfer, saturday);
    await ok(
      golfer.send('POST', '/api/user/complete-session', await completionOf(golfer, saturdays)),
    );
    const missed = await sessionOn(golfer, thursday);
    // Friday, May 22, in Auckland.
    server.setNow('2026-05-22T00:00:00Z');
    await ok(golfer.send('POST', '/api/user/complete-session', await completionOf(golfer, missed)));
    const items = await calendar();
    const daysOf = (id: string) => {
      const item = items.find((each) => each.id === id);
      return [item?.date, item?.data.scheduledDate, item?.data.weekNumber];
    };
    expect(daysOf(saturdays.id)).toEqual([thursday, saturday, 1]);
    expect(daysOf(missed.id)).toEqual(['2026-05-22', thursday, 2]);
    const dates = items.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
  });

  test('shows a skipped session on its planned day, whenever it was skipped', async () => {
    await followsBreak100(golfer);
    const { id: scheduledSessionId } = await sessionOn(golfer, thursday);
    server.setNow('2026-05-22T00:00:00Z');
    await ok(golfer.send('POST', '/api/user/skip-session', { scheduledSessionId }));
    const item = (await calendar()).find(({ id }) => id === scheduledSessionId);
    expect([item?.date, item?.data.scheduledDate]).toEqual([thursday, thursday]);
  });

  test('is sorted by date, and within a day lists planned sessions before logged items in logging order', async () => {
    await followsBreak100(golfer);
    await logRound();
    server.setNow('2026-05-14T01:00:00Z');
    await logPractice();
    await logPractice({ title: 'Putting', sessionDate: '2026-05-01' });
    const items = await calendar();
    expect(items.slice(0, 4).map(({ date, type }) => [date, type])).toEqual([
      ['2026-05-01', 'free_practice'],
      [thursday, 'scheduled_session'],
      [thursday, 'golf_round'],
      [thursday, 'free_practice'],
    ]);
    const dates = items.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
  });

  test('keeps completed sessions of an abandoned program but not its planned ones', async () => {
    await followsBreak100(golfer);
    const first = await sessionOn(golfer, thursday);
    await ok(golfer.send('POST', '/api/user/complete-session', await completionOf(golfer, first)));
    const { id } = await ok<{ id: string }>(golfer.get('/api/auth/user'));
    await server.db.execute(sql`update enrollments set abandoned_at = now() where user_id = ${id}`);
    expect(await calendar()).toMatchObject([{ id: first.id, isCompleted: true }]);
  });

  test('does not show other golfers’ items', async () => {
    await followsBreak100(golfer);
    await logPractice();
    await logRound();
    golfer = await aGolfer(server);
    expect(await calendar()).toEqual([]);
  });
});
