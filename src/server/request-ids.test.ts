import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serveTestApp, type TestApp, visitor } from '#testing/app.ts';
import { createTestDatabase } from '#testing/database.ts';
import { longWait } from '#testing/long-wait.ts';

let server: TestApp;
beforeAll(async () => {
  const deliver = () => Promise.reject(new Error('the mail server is asleep'));
  const database = await createTestDatabase('server');
  server = await serveTestApp(database, { LOG_LEVEL: 'error' }, { deliver });
});
afterAll(() => server.close());

test('the log of a failed job names the original request, even if another job sent the failed job', async () => {
  const { status, headers } = await visitor(server).send('POST', '/api/auth/sign-up/email', {
    email: 'nora@example.com',
    password: 'fairway-finder',
    name: 'Nora Devlin',
  });
  expect(status).toBe(200);
  const line = await vi.waitFor(() => {
    const found = server.logged.find((text) => text.includes('send-mail'));
    if (found === undefined) throw new Error('nothing logged yet');
    return found;
  }, longWait);
  expect(JSON.parse(line)).toMatchObject({
    msg: 'job failed',
    requestId: (headers as Record<string, string>)['x-request-id'],
    message: 'Error: the mail server is asleep',
  });
});
