import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CalendarItem, Round } from '#contract/activities-schemas.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { ok } from '#testing/scenario.ts';

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
});
