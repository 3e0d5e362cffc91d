import { beforeAll, expect, test, vi } from 'vitest';
import { clientLog } from '#contract/client-log.ts';
import { stubServer } from '#testing/stub-server.ts';
import { ApiError, OfflineError } from '../api/failures.ts';
import { logServerFault, watchForFaults } from './client-log.ts';
import { logToServer } from './log-to-server.ts';

const server = stubServer();

beforeAll(watchForFaults);

const sent = () => server.calls(clientLog.send).flatMap(({ body }) => body.logs);
const theEntry = () => vi.waitFor(() => expect(sent()).toHaveLength(1)).then(() => sent()[0]);

const throwUnhandled = (error: Error) =>
  dispatchEvent(new ErrorEvent('error', { error, message: error.message }));

test('an unhandled error is sent with its location', async () => {
  throwUnhandled(new TypeError("Cannot read properties of null (reading 'sessions')"));
  expect(await theEntry()).toMatchObject({
    level: 'error',
    message: expect.stringContaining('TypeError: Cannot read properties of null'),
    url: expect.stringMatching(/^http/),
    userAgent: navigator.userAgent,
  });
});

test('an unhandled rejection is sent', async () => {
  const event = new Event('unhandledrejection');
  dispatchEvent(Object.assign(event, { reason: new RangeError('no such day') }));
  expect((await theEntry())?.message).toContain('Unhandled rejection: RangeError: no such day');
});

test('a lost connection is not logged as an app error', async () => {
  throwUnhandled(new OfflineError('No answer from the server'));
  throwUnhandled(new DOMException('The page was left', 'AbortError') as unknown as Error);
  throwUnhandled(new TypeError('the only one'));
  expect((await theEntry())?.message).toContain('the only one');
});

test('a server error is sent with the server’s request id, and a rejection is not sent', async () => {
  const answer = (status: number, code: string) =>
    new ApiError({
      status,
      statusText: '',
      text: JSON.stringify({ message: 'Sorry', code, issues: [], requestId: 'request-7' }),
    });
  logServerFault(answer(409, 'session_skipped'));
  logServerFault(answer(500, 'internal'));
  expect(await theEntry()).toMatchObject({
    message: 'Answer 500 internal',
    meta: { requestId: 'request-7' },
  });
});

test('e-mail addresses, tokens, and invalid characters are removed before sending', async () => {
  logToServer('error', 'nora@example.com \u0000 \ud800 q3Zt81LmVw0aXkP7RbYcD5fGh2');
  expect((await theEntry())?.message).toBe('[e-mail]   \ufffd [secret]');
});
