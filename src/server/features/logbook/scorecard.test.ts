import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { logbook } from '#contract/logbook.ts';
import type { CalendarItem, Round } from '#contract/logbook-schemas.ts';
import type { ProgressOverview } from '#contract/progress.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { ok, statsOfTraining } from '#testing/scenario.ts';

const nine = {
  name: 'Evening nine',
  holes: 9,
  roundType: 'free_round',
  scoreType: 'strokeplay',
  sessionDate: '2026-05-09',
};

describe('a scorecard', () => {
  let server: TestApp;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
    server.setNow('2026-05-14T00:00:00Z');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    golfer = await aGolfer(server);
  });

  const round = (changes: object) =>
    golfer.send('POST', '/api/user/golf-rounds', { ...nine, ...changes });

  test('is stored with every hole of the round', async () => {
    const hole = { par: 4, strokes: 5, putts: 2, fairway: true, green: false, penalties: 0 };
    const short = { par: 3, strokes: 3, putts: 2 };
    const scorecard = [...Array.from({ length: 8 }, () => hole), short];
    const sums = { totalScore: 43, coursePar: 35, putts: 18, fairwaysHit: 8 };
    const kept = await ok<Round>(round({ ...sums, scorecard }));
    const stored = [
      ...Array.from({ length: 8 }, () => hole),
      { ...short, fairway: null, green: null, penalties: null },
    ];
    expect(kept).toMatchObject({ ...sums, scorecard: stored });
    const [item] = await ok<CalendarItem[]>(golfer.get('/api/user/activity-calendar'));
    expect(item?.data.scorecard).toEqual(stored);
    expect(await ok<Round>(round({ totalScore: 43 }))).toMatchObject({ scorecard: null });
  });

  test('is refused with an error at the field if it does not match the totals of the round', async () => {
    const hole = { par: 4, strokes: 5, putts: 2, penalties: 0 };
    const scorecard = Array.from({ length: 9 }, () => hole);
    const issuesOf = async (changes: object) => {
      const answer = await round({ totalScore: 45, scorecard, ...changes });
      expect(answer.status).toBe(400);
      const { issues } = answer.body as { issues: { path: string; message: string }[] };
      return issues.map(({ path, message }) => `${path}: ${message}`);
    };
    expect(await issuesOf({ totalScore: 44, putts: 17, coursePar: 35 })).toEqual([
      'totalScore: The holes add up to a different total.',
      'coursePar: The holes add up to a different total.',
      'putts: The holes add up to a different total.',
    ]);
    expect(await issuesOf({ holes: 18 })).toEqual([
      'scorecard: The scorecard has a different number of holes.',
    ]);
    expect(await issuesOf({ scorecard: scorecard.with(3, { ...hole, putts: 5 }) })).toEqual([
      'scorecard.3: A hole must have more strokes than putts and penalties.',
    ]);
    const points = { scoreType: 'stableford', totalScore: 17, scorecard };
    expect(await ok<Round>(round(points))).toMatchObject({ totalScore: 17 });
    expect(await ok(golfer.get('/api/user/activity-calendar'))).toHaveLength(1);
  });

  test('has holes without strokes only where the ball was picked up', async () => {
    const hole = { par: 4, strokes: 5, putts: 2, fairway: true, green: false, penalties: 0 };
    const holes: object[] = Array.from({ length: 9 }, () => hole);
    const points = { scoreType: 'stableford', totalScore: 15 };
    const pickedUp = { ...hole, strokes: null, pickedUp: true };
    const scorecard = holes.with(3, pickedUp);
    expect(await ok<Round>(round({ ...points, scorecard }))).toMatchObject({ scorecard });
    const [item] = await ok<CalendarItem[]>(golfer.get('/api/user/activity-calendar'));
    expect(item?.data.scorecard).toEqual(scorecard);
    for (const impossible of [
      { ...pickedUp, pickedUp: false },
      { ...pickedUp, strokes: 5 },
    ])
      expect(await round({ ...points, scorecard: holes.with(3, impossible) })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'scorecard.3' }] },
      });
  });

  const bogey = { par: 4, strokes: 5, putts: 2, fairway: true, green: false, penalties: 0 };
  const scorecard = Array.from({ length: 9 }, () => bogey);
  const sums = { totalScore: 45, coursePar: 36, putts: 18, fairwaysHit: 9, greensInRegulation: 0 };
  const corrected = {
    ...sums,
    totalScore: 44,
    greensInRegulation: 1,
    scorecard: scorecard.with(6, { ...bogey, strokes: 4, green: true }),
  };
  const correct = (id: string, changes: object) =>
    golfer.send('PUT', `/api/user/golf-rounds/${id}`, { ...nine, ...changes });

  test('with a corrected hole replaces the stored one; totals and trends follow, XP stay', async () => {
    const { id, createdAt } = await ok<Round>(round({ ...sums, scorecard }));
    const before = await statsOfTraining(golfer);
    const { effects, ...changed } = await ok<ResponseOf<typeof logbook.changeRound>>(
      correct(id, corrected),
    );
    expect(changed).toMatchObject({ id, createdAt, ...corrected });
    expect(effects).toMatchObject({ xpEarned: 0, unlockedAchievements: [] });
    expect(await statsOfTraining(golfer)).toEqual(before);
    const items = await ok<CalendarItem[]>(golfer.get('/api/user/activity-calendar'));
    expect(items).toMatchObject([{ id, data: corrected }]);
    const { rounds } = await ok<ProgressOverview>(golfer.get('/api/user/progress'));
    expect(rounds).toMatchObject([{ totalScore: 44, greensInRegulation: 1, putts: 18 }]);
  });

  test('with a correction that contradicts the totals, or of another golfer, stays as stored', async () => {
    const { id } = await ok<Round>(round({ ...sums, scorecard }));
    expect(await correct(id, { ...corrected, totalScore: 45 })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'totalScore' }] },
    });
    const impossible = scorecard.with(6, { ...bogey, putts: 5 });
    expect(await correct(id, { totalScore: 45, scorecard: impossible })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'scorecard.6' }] },
    });
    const other = await aGolfer(server);
    const url = `/api/user/golf-rounds/${id}`;
    expect(await other.send('PUT', url, { ...nine, ...corrected })).toMatchObject({ status: 404 });
    const items = await ok<CalendarItem[]>(golfer.get('/api/user/activity-calendar'));
    expect(items).toMatchObject([{ id, data: { ...sums, scorecard } }]);
  });
});
