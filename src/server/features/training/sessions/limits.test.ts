import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Completion } from '#contract/training-schemas.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { completionOf, followsBreak100, ok, sessionOn } from '#testing/scenario.ts';

describe('the limits of a completion', () => {
  let server: TestApp;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    golfer = await aGolfer(server);
    await followsBreak100(golfer);
  });

  test.each([
    ['the least', { rating: 1, duration: 1, notes: null, completedExercises: [] }],
    ['the most', { rating: 5, duration: 180, notes: 'x'.repeat(2000) }],
  ])('%s is accepted: one to five stars and one to 180 minutes', async (_case, said) => {
    const body = {
      ...(await completionOf(golfer, await sessionOn(golfer, '2026-05-14'))),
      ...said,
    };
    const { completion } = await ok<{ completion: Completion }>(
      golfer.send('POST', '/api/user/complete-session', body),
    );
    expect(completion).toMatchObject(said);
  });
});
