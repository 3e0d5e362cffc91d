import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Practice, Round } from '#contract/logbook-schemas.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { completes, followsBreak100, ok, sessionOn, statsOfTraining } from '#testing/scenario.ts';

// Thursday, May 14, noon in Auckland; still Wednesday, May 13, west of Greenwich.
const today = '2026-05-14';

const range = { title: 'Range, wedges only', duration: 35, sessionDate: today };
const medal = {
  name: 'Saturday medal',
  holes: 18,
  roundType: 'free_round',
  scoreType: 'strokeplay',
  totalScore: 91,
  sessionDate: '2026-05-09',
};

const most = (limit: number) => `This must be at most ${limit}.`;

describe('logging', () => {
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

  const practiceUrl = '/api/user/free-practice-sessions';
  const roundUrl = '/api/user/golf-rounds';
  const practice = (changes: object = {}) =>
    golfer.send('POST', practiceUrl, { ...range, ...changes });
  const round = (changes: object = {}) => golfer.send('POST', roundUrl, { ...medal, ...changes });
  const keyed = (key: string) => golfer.with({ 'idempotency-key': key });
  const stats = () => statsOfTraining(golfer);
  const rowsOf = async (table: 'practice_sessions' | 'golf_rounds') => {
    const { id } = await ok<{ id: string }>(golfer.get('/api/auth/user'));
    const found = await server.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)} where user_id = ${id}`,
    );
    return found.rows[0]?.n;
  };

  /** Counts only logs that earned XP. Achievements, which also earn XP, have their own tests. */
  const paidLogs = async () => {
    const { id } = await ok<{ id: string }>(golfer.get('/api/auth/user'));
    const found = await server.db.execute<{ n: number }>(sql`
      select count(*)::int as n from xp_entries
      where user_id = ${id} and source_kind in ('practice', 'round')`);
    return found.rows[0]?.n;
  };

  test('practice is stored as entered and earns one XP a minute', async () => {
    const kept = await ok<Practice>(practice({ notes: ' The 56 carries shorter.\nAim long. ' }));
    expect(kept).toEqual({
      id: expect.any(String),
      ...range,
      notes: 'The 56 carries shorter.\nAim long.',
      createdAt: '2026-05-14T00:00:00.000Z',
      effects: {
        xpEarned: 35,
        stats: await stats(),
        notices: [],
        unlockedAchievements: [],
      },
    });
    expect(await stats()).toEqual({
      level: 1,
      totalXp: 35,
      totalMinutesTraining: 35,
      currentStreak: 1,
      longestStreak: 1,
      totalSessionsCompleted: 0,
      lastSessionDate: today,
    });
  });

  test('a long practice counts all its minutes but earns only 120 XP', async () => {
    await ok(practice({ duration: 300 }));
    expect(await stats()).toMatchObject({ totalXp: 120, totalMinutesTraining: 300 });
  });

  test('a round earns 60 or 100 XP and counts for the streak, but adds no training minutes', async () => {
    await ok(round({ holes: 9, totalScore: 44, sessionDate: today }));
    expect(await stats()).toMatchObject({ totalXp: 60, totalMinutesTraining: 0, currentStreak: 1 });
    await ok(round());
    expect(await stats()).toMatchObject({ totalXp: 160, currentStreak: 2, longestStreak: 2 });
  });

  test('practice of one minute and a round with one stroke are accepted', async () => {
    expect(await ok<Practice>(practice({ duration: 1 }))).toMatchObject({ duration: 1 });
    expect(await ok<Round>(round({ holes: 9, totalScore: 1 }))).toMatchObject({ totalScore: 1 });
  });

  test('fields left out of a round are stored as unknown, and a zero is stored as zero', async () => {
    expect(await ok<Round>(round())).toEqual({
      id: expect.any(String),
      ...medal,
      location: null,
      fairwaysHit: null,
      greensInRegulation: null,
      courseName: null,
      coursePar: null,
      courseRating: null,
      slopeRating: null,
      putts: null,
      penalties: null,
      scorecard: null,
      createdAt: '2026-05-14T00:00:00.000Z',
      effects: expect.objectContaining({
        xpEarned: 100,
        unlockedAchievements: [expect.objectContaining({ id: 'first-card' })],
      }),
    });
    const told = {
      location: 'Kennemer, B and C loops',
      fairwaysHit: 0,
      greensInRegulation: 5,
      courseName: 'Kennemer',
      coursePar: 72,
      courseRating: 71.4,
      slopeRating: 131,
      putts: 33,
      penalties: 0,
    };
    expect(await ok<Round>(round(told))).toMatchObject(told);
    expect(await ok<Round>(round({ location: '  ', fairwaysHit: null }))).toMatchObject({
      location: null,
      fairwaysHit: null,
    });
  });

  test('a repeated request with the same key returns the same record and earns XP once', async () => {
    const key = randomUUID();
    const first = await ok<Practice>(keyed(key).send('POST', practiceUrl, range));
    server.setNow('2026-05-16T00:00:00Z');
    const again = await ok<Practice>(keyed(key).send('POST', practiceUrl, range));
    expect(again).toEqual(first);
    expect(await rowsOf('practice_sessions')).toBe(1);
    expect(await stats()).toMatchObject({ totalXp: 35, totalMinutesTraining: 35 });
  });

  test.each([
    ['practice', practiceUrl, range, 'practice_sessions'],
    ['a round', roundUrl, medal, 'golf_rounds'],
  ] as const)('twenty retries of %s at once store one record', async (_what, url, body, table) => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ok<{ id: string }>(keyed(key).send('POST', url, body))),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await rowsOf(table)).toBe(1);
    expect(await paidLogs()).toBe(1);
  });

  test.each([
    ['another duration', practiceUrl, { ...range, duration: 36 }],
    ['a round', roundUrl, medal],
  ])('the same key with %s is refused and stores nothing', async (_what, url, body) => {
    const key = randomUUID();
    await ok(keyed(key).send('POST', practiceUrl, range));
    expect(await keyed(key).send('POST', url, body)).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    expect(await rowsOf('practice_sessions')).toBe(1);
    expect(await rowsOf('golf_rounds')).toBe(0);
  });

  test('every request without a key or with a new key stores its own record', async () => {
    await Promise.all([practice(), practice()]);
    await ok(keyed(randomUUID()).send('POST', practiceUrl, range));
    expect(await rowsOf('practice_sessions')).toBe(3);
  });

  test('a key that another golfer has used neither returns that golfer’s record nor blocks the request', async () => {
    const key = randomUUID();
    const mine = await ok<Practice>(keyed(key).send('POST', practiceUrl, range));
    golfer = await aGolfer(server);
    const theirs = await ok<Practice>(keyed(key).send('POST', practiceUrl, range));
    expect(theirs.id).not.toBe(mine.id);
    expect(await ok(golfer.get('/api/user/activity-calendar'))).toHaveLength(1);
  });

  test('twenty activities at once earn XP three times', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ok(practice({ duration: 10 }))));
    expect(await rowsOf('practice_sessions')).toBe(20);
    expect(await stats()).toMatchObject({ totalXp: 30, totalMinutesTraining: 200 });
  });

  test('the fourth activity of a day is stored without XP, and the next day earns XP again', async () => {
    await ok(round());
    await ok(practice());
    await ok(practice({ sessionDate: '2026-05-07' }));
    await ok(round());
    expect(await stats()).toMatchObject({ totalXp: 170, totalMinutesTraining: 70 });
    server.setNow('2026-05-15T00:00:00Z');
    await ok(round());
    expect(await stats()).toMatchObject({ totalXp: 270 });
  });

  test('practice and rounds on days without a planned session extend the streak', async () => {
    await followsBreak100(golfer, '2026-05-14');
    await ok(completes(golfer, await sessionOn(golfer, today)));
    server.setNow('2026-05-15T00:00:00Z');
    await ok(practice({ sessionDate: '2026-05-15' }));
    expect(await stats()).toMatchObject({ currentStreak: 2, lastSessionDate: '2026-05-15' });
    await ok(round({ sessionDate: '2026-05-13' }));
    expect(await stats()).toMatchObject({ currentStreak: 3, lastSessionDate: '2026-05-15' });
  });

  test('practice and rounds can be logged at most a year ahead of today in the golfer’s time zone', async () => {
    expect((await practice({ sessionDate: '2027-05-15' })).status).toBe(200);
    expect(await practice({ sessionDate: '2027-05-16' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', issues: [{ path: 'sessionDate' }] },
    });
    golfer = await aGolfer(server, { timeZone: 'America/Los_Angeles' });
    expect((await round({ sessionDate: '2027-05-14' })).status).toBe(200);
    expect((await round({ sessionDate: '2027-05-15' })).status).toBe(400);
    expect(await rowsOf('golf_rounds')).toBe(1);
  });

  test.each([
    ['no title', { title: ' ' }, 'title', 'Title is required'],
    ['a title of two lines', { title: 'a\nb' }, 'title'],
    ['a title without end', { title: 'a'.repeat(121) }, 'title'],
    ['no minute', { duration: 0 }, 'duration', 'Duration must be at least 1 minute'],
    ['half a minute', { duration: 1.5 }, 'duration'],
    ['minutes as text', { duration: '30' }, 'duration'],
    ['a day of practice', { duration: 601 }, 'duration'],
    ['notes without end', { notes: 'a'.repeat(2001) }, 'notes'],
    ['a day that never was', { sessionDate: '2026-02-30' }, 'sessionDate'],
    ['an empty day', { sessionDate: '' }, 'sessionDate', 'Date is required'],
    ['no day', { sessionDate: undefined }, 'sessionDate', 'Date is required'],
  ])('practice with %s is refused', async (_what, changes, path, message = expect.any(String)) => {
    expect(await practice(changes)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', issues: [{ path, message }] },
    });
    expect(await rowsOf('practice_sessions')).toBe(0);
  });

  test.each([
    ['no name', { name: '' }, 'name', 'Name is required'],
    ['ten holes', { holes: 10 }, 'holes', 'Must be 9 or 18 holes'],
    ['twenty-seven holes', { holes: 27 }, 'holes'],
    ['holes as text', { holes: '18' }, 'holes'],
    ['another kind of round', { roundType: 'free' }, 'roundType'],
    ['another way to score', { scoreType: 'points' }, 'scoreType'],
    ['no score', { totalScore: 0 }, 'totalScore', 'Score is required'],
    ['a score beyond counting', { totalScore: 301 }, 'totalScore'],
    ['151 strokes on nine holes', { holes: 9, totalScore: 151 }, 'totalScore', most(150)],
    ['109 points', { scoreType: 'stableford', totalScore: 109 }, 'totalScore', most(108)],
    ['55 points on nine', { holes: 9, scoreType: 'stableford', totalScore: 55 }, 'totalScore'],
    ['fewer than no fairways', { fairwaysHit: -1 }, 'fairwaysHit'],
    ['more fairways than there are', { fairwaysHit: 19 }, 'fairwaysHit'],
    ['more fairways than holes', { holes: 9, fairwaysHit: 10 }, 'fairwaysHit'],
    ['more greens than holes', { holes: 9, greensInRegulation: 10 }, 'greensInRegulation'],
    ['a par of nothing', { coursePar: 0 }, 'coursePar'],
    ['a slope of its own', { slopeRating: 156 }, 'slopeRating'],
    ['a rating as text', { courseRating: '71.4' }, 'courseRating'],
    ['too many penalties', { penalties: 37 }, 'penalties'],
    ['too many putts', { putts: 91 }, 'putts'],
    ['fewer than no greens', { greensInRegulation: -1 }, 'greensInRegulation'],
    ['no day', { sessionDate: undefined }, 'sessionDate', 'Date is required'],
  ])('a round with %s is refused', async (_what, changes, path, message = expect.any(String)) => {
    expect(await round(changes)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', issues: [{ path, message }] },
    });
    expect(await rowsOf('golf_rounds')).toBe(0);
  });

  test('an invalid key is refused, and a valid key does not bypass the origin check', async () => {
    expect(await keyed('again').send('POST', practiceUrl, range)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', issues: [{ path: 'idempotency-key' }] },
    });
    const foreign = golfer.with({
      'idempotency-key': randomUUID(),
      origin: 'https://elsewhere.example',
    });
    expect(await foreign.send('POST', practiceUrl, range)).toMatchObject({ status: 403 });
    expect(await rowsOf('practice_sessions')).toBe(0);
  });
});
