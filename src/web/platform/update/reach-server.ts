import type { health } from '#contract/health.ts';
import { OfflineError } from '../api/failures.ts';
import { fetchJson } from '../api/fetch-json.ts';

/** The golfer is waiting, and on a slower connection the page would hardly load. */
const timeLimitMs = 8000;

// A copy of the path as text: importing the rows would load their schemas too.
const livePath: (typeof health)['live']['path'] = '/api/health/live';

/**
 * Checks that the server responds, bypassing all caches.
 * @throws OfflineError when it does not respond within eight seconds, or something else does, such as a
 * hotel's sign-in page
 */
export async function reachServer(): Promise<void> {
  try {
    await fetchJson(livePath, { cache: 'no-store', signal: AbortSignal.timeout(timeLimitMs) });
  } catch (cause) {
    throw new OfflineError('No answer from the server', { cause });
  }
}
