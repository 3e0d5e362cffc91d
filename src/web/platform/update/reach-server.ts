import type { health } from '#contract/health.ts';
import { fetchJson } from '../api/fetch-json.ts';

/** The golfer waits for it, and on a slower connection than that the page would hardly load. */
const timeLimitMs = 8000;

// As text: the rows would bring their schemas along.
const livePath: (typeof health)['live']['path'] = '/api/health/live';

export class NoConnectionError extends Error {}

/**
 * Makes sure that the server answers, past every cache.
 * @throws NoConnectionError when it does not in eight seconds, or something else does, such as a hotel's sign-in page
 */
export async function reachServer(): Promise<void> {
  try {
    await fetchJson(livePath, { cache: 'no-store', signal: AbortSignal.timeout(timeLimitMs) });
  } catch (cause) {
    throw new NoConnectionError('No answer from the server', { cause });
  }
}
