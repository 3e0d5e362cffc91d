import { afterEach, expect, test, vi } from 'vitest';
import { errorText } from '../error-text.ts';
import { ApiError, BlockedError, hasStatus, InterceptedError, OfflineError } from './failures.ts';
import { intercepted } from './intercepted.ts';
import { apiRequest } from './request.ts';

const inEnglish = { 'Accept-Language': 'en' };
const fetchStub = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchStub);
afterEach(() => fetchStub.mockReset());

function answer(body: string, init: ResponseInit = {}) {
  fetchStub.mockImplementation(async () => new Response(body, init));
}

const lastCall = () => {
  const [url, init] = fetchStub.mock.lastCall ?? [];
  return { url, ...init };
};

test('a URL alone sends a GET with cookies and without a body or content type', async () => {
  answer('[1]');
  await expect(apiRequest('/api/programs')).resolves.toEqual([1]);
  expect(lastCall()).toMatchObject({ url: '/api/programs', method: 'GET', credentials: 'include' });
  expect(lastCall().body).toBeUndefined();
  expect(lastCall().headers).toEqual(inEnglish);
});

test('a body is sent as JSON', async () => {
  answer('{"success":true}');
  const body = { scheduledSessionId: 's1' };
  await apiRequest('/api/user/skip-session', { method: 'POST', body });
  expect(lastCall()).toMatchObject({
    url: '/api/user/skip-session',
    method: 'POST',
    credentials: 'include',
    headers: { ...inEnglish, 'Content-Type': 'application/json' },
    body: '{"scheduledSessionId":"s1"}',
  });
});

test('custom headers are added to the content type, and sent alone without a body', async () => {
  answer('{}');
  const headers = { 'idempotency-key': 'k1' };
  await apiRequest('/api/x', { method: 'POST', body: {}, headers });
  expect(lastCall().headers).toEqual({
    ...inEnglish,
    'Content-Type': 'application/json',
    ...headers,
  });
  await apiRequest('/api/x', { method: 'DELETE', headers });
  expect(lastCall().headers).toEqual({ ...inEnglish, ...headers });
});

test('a method without a body sends no body', async () => {
  answer('{}');
  await apiRequest('/api/user/session-completions/s1', { method: 'DELETE' });
  expect(lastCall()).toMatchObject({ method: 'DELETE' });
  expect(lastCall().headers).toEqual(inEnglish);
});

test('a rejected request throws the status and the server’s response body', async () => {
  const body = { message: 'No.', code: 'email_taken', issues: [], requestId: 'r1' };
  answer(JSON.stringify(body), { status: 409 });
  const error = await apiRequest('/api/x').catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: `409: ${JSON.stringify(body)}`, status: 409, body });
});

test('a rejection with an empty body throws the status text', async () => {
  answer('', { status: 502, statusText: 'Bad Gateway' });
  await expect(apiRequest('/api/x')).rejects.toMatchObject({
    message: '502: Bad Gateway',
    status: 502,
    body: null,
  });
});

test('an empty successful response returns null', async () => {
  answer('');
  await expect(apiRequest('/api/x')).resolves.toBeNull();
});

const signInPage = '<html>Room number, please</html>';

test.each([
  ['a page instead of data', () => new Response(signInPage)],
  ['a redirect', () => Response.error()],
  ['a demand to sign in', () => new Response(signInPage, { status: 401 })],
  ['a demand to sign in as JSON', () => Response.json({}, { status: 401 })],
  ['a page that forbids', () => new Response(signInPage, { status: 403 })],
  ['a network that wants a sign-in', () => new Response(signInPage, { status: 511 })],
])('%s from a proxy in front of the server is not the server’s answer', async (_, response) => {
  fetchStub.mockImplementation(async () => response());
  await expect(apiRequest('/api/x')).rejects.toBeInstanceOf(InterceptedError);
  expect(lastCall().redirect).toBe('manual');
  expect(intercepted.get()).toBe(true);
  answer('{}');
  await apiRequest('/api/x');
  expect(intercepted.get()).toBe(false);
});

test.each([404, 502])('status %i of a proxy is no status of the server', async (status) => {
  answer('<html>Not here</html>', { status });
  const error = await apiRequest('/api/x').catch((caught: unknown) => caught);
  expect(error).not.toBeInstanceOf(InterceptedError);
  expect(hasStatus(error, status)).toBe(false);
});

test('a missing network immediately throws an offline error', async () => {
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(apiRequest('/api/x')).rejects.toBeInstanceOf(OfflineError);
});

test('a request that the browser stops while the server responds is not said to be offline', async () => {
  fetchStub.mockImplementation(async (url) => {
    if (String(url).includes('notifications')) throw new TypeError('Failed to fetch');
    return Response.json({ status: 'ok' });
  });
  const error = await apiRequest('/api/user/notifications').catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(BlockedError);
  expect(errorText(error)).toMatch(/A content blocker .* may be stopping it/);
});

test('a response that takes longer than 15 seconds throws an offline error', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout');
  limits.mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
  fetchStub.mockImplementation(async (_url, init) => {
    init?.signal?.throwIfAborted();
    return new Response('{}');
  });
  await expect(apiRequest('/api/x')).rejects.toBeInstanceOf(OfflineError);
  expect(limits).toHaveBeenCalledWith(15_000);
});

test('a file upload has two minutes in addition to the transfer time on a slow line', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout');
  answer('');
  const body = new FormData();
  body.set('name', 'Winter');
  body.set('pack', new Blob(['x'.repeat(1_000_000)]));
  await apiRequest('/api/x', { method: 'POST', body });
  expect(limits).toHaveBeenCalledExactlyOnceWith(130_000);
});

test('a request whose work takes long has its own limit', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout');
  answer('');
  await apiRequest('/api/x', { method: 'POST', timeLimitMs: 120_000 });
  expect(limits).toHaveBeenCalledExactlyOnceWith(120_000);
});

test('an aborted read is not reported as a lost connection', async () => {
  const stop = new AbortController();
  fetchStub.mockImplementation(async (_url, init) => {
    stop.abort();
    init?.signal?.throwIfAborted();
    return new Response('{}');
  });
  const error = await apiRequest('/api/x', { signal: stop.signal }).catch((caught) => caught);
  expect(error).not.toBeInstanceOf(OfflineError);
  expect(error).toMatchObject({ name: 'AbortError' });
});
