import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SessionExercise } from '#contract/programs.ts';
import type { ProgressOverview } from '#contract/progress.ts';
import type { DrillScore, ScheduledSession } from '#contract/training-schemas.ts';
import { shortDistances } from '#domain/skill-tests/skill-test.ts';
import { targetsOfTest } from '#domain/skill-tests/test-scoring.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { completionOf, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

describe('a golfer who does not reach the distances of a test', () => {
  let server: TestApp;
  let golfer: Golfer;
  let session: ScheduledSession;

  const exercises = ({ sessionId } = session, reader = golfer) =>
    ok<SessionExercise[]>(reader.get(`/api/session-exercises/${sessionId}`));
  const testOf = async (id: string, reader = golfer) =>
    (await exercises(session, reader)).find(({ exerciseId }) => exerciseId === id);
  const reach = (value: string) => golfer.send('PUT', '/api/user/profile', { reach: value });

  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    golfer = await aGolfer(server);
    await followsBreak100(golfer);
    for (const each of await sessionsOf(golfer)) {
      const found = (await exercises(each)).some(({ exerciseId }) => exerciseId === 'driving-test');
      if (found) {
        session = each;
        break;
      }
    }
  });

  test('gets the tests of full shots at short distances with the targets of short hitters', async () => {
    const usual = await testOf('driving-test');
    await ok(reach('short'));
    const short = await testOf('driving-test');
    expect(short).toMatchObject({ series: shortDistances, isUsual: false });
    expect(short?.scoring).toEqual({
      ...usual?.scoring,
      targets: targetsOfTest('driving-test', 'short'),
    });
    expect((await exercises()).map(({ series }) => series).filter(Boolean)).toEqual([
      shortDistances,
      shortDistances,
    ]);
    expect(await testOf('driving-test', await aGolfer(server))).toEqual(usual);
  });

  test('has separate results for the short and the usual distances', async () => {
    await ok(reach('short'));
    const scores = [{ exerciseId: 'driving-test', score: 30 }];
    const body = { ...(await completionOf(golfer, session)), scores };
    await ok(golfer.send('POST', '/api/user/complete-session', body));
    const history = await ok<DrillScore[]>(golfer.get('/api/user/exercises/driving-test/scores'));
    expect(history).toMatchObject([{ score: 30, series: shortDistances }]);
    expect((await testOf('driving-test'))?.ownScores).toMatchObject({ count: 1, scores: [30] });
    const { skills } = await ok<ProgressOverview>(golfer.get('/api/user/progress'));
    const driving = skills.tests.find(({ exerciseId }) => exerciseId === 'driving-test');
    expect(driving).toMatchObject({ reach: 'short', results: [{ score: 30 }] });
    await ok(reach('usual'));
    expect((await testOf('driving-test'))?.ownScores).toBeNull();
  });
});
