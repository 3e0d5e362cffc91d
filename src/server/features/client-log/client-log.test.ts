import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { LogEntry } from '#contract/client-log.ts';
import { aGolfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { ok } from '#testing/scenario.ts';
import { deleteEntriesBefore } from './queries.ts';
import { clientLogEntries } from './tables.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp('server', { RATE_LIMIT_SCALE: '1' });
});
afterAll(() => server.close());

const entry = (more: Partial<LogEntry>): LogEntry => ({
  level: 'error',
  message: 'TypeError: x is undefined',
  timestamp: '2026-05-13T23:59:58.000Z',
  url: 'http://localhost:5000/progress',
  userAgent: 'Mozilla/5.0',
  ...more,
});

const stored = () => server.db.select().from(clientLogEntries);

test('a browser’s report is stored with the golfer’s id and without secrets', async () => {
  const golfer = await aGolfer(server);
  const { id } = await ok<User>(golfer.get('/api/auth/user'));
  const { status } = await golfer.send('POST', '/api/logs/client', {
    logs: [
      entry({
        message: 'nora@example.com could not be read',
        url: 'http://localhost:5000/reset-password?token=q3Zt81LmVw0aXkP7RbYcD5fGh2',
        meta: { requestId: 'request-7', line: 12, typed: 'so "my notes" it is' },
      }),
    ],
  });
  expect(status).toBe(204);
  expect(await stored()).toEqual([
    {
      id: expect.any(String),
      userId: id,
      receivedAt: new Date('2026-05-14T00:00:00Z'),
      happenedAt: new Date('2026-05-13T23:59:58Z'),
      level: 'error',
      message: '[e-mail] could not be read',
      url: 'http://localhost:5000/reset-password',
      userAgent: 'Mozilla/5.0',
      meta: { requestId: 'request-7', line: 12, typed: 'so "…" it is' },
    },
  ]);
});

test('a visitor can send reports, and entries older than a given time are deleted', async () => {
  await visitor(server).send('POST', '/api/logs/client', {
    logs: [entry({ message: 'landing failed' })],
  });
  expect((await stored()).find(({ userId }) => userId === null)?.message).toBe('landing failed');
  await deleteEntriesBefore(server.db, Temporal.Instant.from('2026-05-14T00:00:01Z'));
  expect(await stored()).toEqual([]);
});

test('a page that sends too many reports is refused', async () => {
  const flooding = visitor(server);
  const report = () => flooding.send('POST', '/api/logs/client', { logs: [entry({})] });
  const answers = [];
  for (let call = 0; call < 40; call += 1) answers.push(await report());
  expect(answers.at(-1)?.status).toBe(429);
});
