import { afterEach, expect, test, vi } from 'vitest';
import { NoConnectionError, reachServer } from './reach-server.ts';

afterEach(() => vi.unstubAllGlobals());

function answers(answer: () => Promise<Response>) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('the server is asked itself, since an answer that the browser has kept would say nothing', async () => {
  const fetched = answers(async () => Response.json({ status: 'ok' }));
  await reachServer();
  const noStore = expect.objectContaining({ cache: 'no-store' });
  expect(fetched).toHaveBeenCalledWith('/api/health/live', noStore);
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy in front of a server that is down', async () => new Response(null, { status: 502 })],
  ['the sign-in page of a network', async () => new Response('<p>Room number?</p>')],
])('%s is no answer of the server', async (_what, answer) => {
  answers(answer);
  await expect(reachServer()).rejects.toThrow(NoConnectionError);
});
