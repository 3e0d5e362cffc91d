import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionDetails } from '#contract/training-schemas.ts';
import { aGolfer, startTestApp, type TestApp } from '#testing/app.ts';
import { completionOf, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp('server');
});
afterAll(() => server.close());

const chips = [4, 4, 2, 2, 2, 2, 1, 1, 1, 1];
const pitches = [3, 3, 3, 3, 3, 0, 0, 0, 0, 0];
const bunkerShots = [2, 2, 2, 2, 2, 2, 2, 0, 0, 0];

test('the balls of a test are kept in the order of play if they make its counts, and refused otherwise', async () => {
  server.setNow('2026-05-14T00:00:00Z');
  const golfer = await aGolfer(server);
  await followsBreak100(golfer);
  const [session] = await sessionsOf(golfer);
  if (session === undefined) throw new Error('No session');
  const counted = { exerciseId: 'short-game-test', score: 49, cells: [20, 15, 14] };
  const complete = async (score: object) => {
    const body = { ...(await completionOf(golfer, session)), scores: [score] };
    return golfer.send('POST', '/api/user/complete-session', body);
  };
  const balls = [...chips, ...pitches, ...bunkerShots];
  const wrong = [
    { ...counted, balls: [...pitches, ...chips, ...bunkerShots] },
    { ...counted, balls: balls.slice(0, -1) },
    { ...counted, balls: [8, 0, ...balls.slice(2)] },
    { exerciseId: 'short-game-test', score: 49, balls },
  ];
  for (const score of wrong)
    expect(await complete(score)).toMatchObject({
      status: 400,
      body: {
        issues: [{ path: 'scores.0.balls', message: 'These counts do not add up to the score.' }],
      },
    });
  expect((await complete({ ...counted, balls })).status).toBe(200);
  const { completion } = await ok<SessionDetails>(
    golfer.get(`/api/user/scheduled-session-details/${session.id}`),
  );
  expect(completion?.scores).toMatchObject([{ score: 49, cells: [20, 15, 14], balls }]);
});
