import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { followsBreak100 } from '#testing/scenario.ts';
import { statementsOf } from '#testing/statements.ts';

let server: TestApp;
let golfer: Golfer;
beforeAll(async () => {
  server = await startTestApp('server');
  golfer = await aGolfer(server);
  await followsBreak100(golfer);
});
afterAll(() => server.close());

/**
 * Reading the session and its golfer takes one statement. Texts of programs stay in memory after they are first read.
 */
test.each([
  ['/api/health/live', 0],
  ['/api/health', 1],
  ['/api/auth/user', 1],
  ['/api/user/stats', 2],
  ['/api/user/dashboard', 2],
  ['/api/user/current-program', 2],
  ['/api/user/scheduled-sessions-by-week/current-program', 2],
  ['/api/user/notifications/unread-count', 2],
  ['/api/user/should-request-handicap', 2],
  ['/api/user/progress', 2],
] as const)('%s takes at most %i database statements', async (url, most) => {
  await golfer.get(url);
  const statements = await statementsOf(async () => {
    expect((await golfer.get(url)).status).toBe(200);
  });
  const texts = statements.map(({ text }) => text).join('\n');
  expect(statements.length, texts).toBeLessThanOrEqual(most);
});
