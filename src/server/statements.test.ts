import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { followsBreak100 } from '#testing/scenario.ts';

let server: TestApp;
let golfer: Golfer;
beforeAll(async () => {
  server = await startTestApp('server');
  golfer = await aGolfer(server);
  await followsBreak100(golfer);
});
afterAll(() => server.close());

/** The session and its golfer are one statement; the texts of programs are kept once they have been read. */
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
] as const)('%s takes %i statements', async (url, most) => {
  await golfer.get(url);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const { status } = await golfer.get(url);
  const texts = query.mock.calls.flatMap(([statement], index) => {
    if (isWatch(query.mock.contexts[index])) return [];
    return typeof statement === 'string'
      ? statement
      : String((statement as { text?: unknown }).text);
  });
  query.mockRestore();
  expect(status).toBe(200);
  // The job queue looks for work meanwhile.
  const own = texts.filter((text) => !/pgboss|pg_listening_channels/.test(text));
  expect(own.length, own.join('\n')).toBeLessThanOrEqual(most);
});

/** It asks every second whether the server is there. */
const isWatch = (client: unknown) =>
  (client as { connectionParameters: { application_name?: string } }).connectionParameters
    .application_name === 'pinhigh watch';
