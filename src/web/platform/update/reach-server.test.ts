import { afterEach, expect, test, vi } from 'vitest';
import { OfflineError } from '../api/failures.ts';
import { reachServer } from './reach-server.ts';

afterEach(() => vi.unstubAllGlobals());

function answers(answer: () => Promise<Response>) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('the health check bypasses the browser cache', async () => {
  const fetched = answers(async () => Response.json({ status: 'ok' }));
  await reachServer();
  const noStore = expect.objectContaining({ cache: 'no-store' });
  expect(fetched).toHaveBeenCalledWith('/api/health/live', noStore);
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy in front of a server that is down', async () => new Response(null, { status: 502 })],
  ['the sign-in page of a network', async () => new Response('<p>Room number?</p>')],
])('%s does not count as a response from the server', async (_what, answer) => {
  answers(answer);
  await expect(reachServer()).rejects.toThrow(OfflineError);
});
