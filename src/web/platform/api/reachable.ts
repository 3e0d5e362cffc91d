import type { health } from '#contract/health.ts';

// A copy of the path as text: importing the rows would load their schemas too.
const livePath: (typeof health)['live']['path'] = '/api/health/live';

/** The golfer waits for it, and a server that is there answers much sooner. */
const timeLimitMs = 3000;

/** Whether our server responds right now. Never rejects. */
export const isReachable = (): Promise<boolean> =>
  navigator.onLine
    ? fetch(livePath, {
        cache: 'no-store',
        redirect: 'manual',
        signal: AbortSignal.timeout(timeLimitMs),
      }).then(
        ({ ok }) => ok,
        () => false,
      )
    : Promise.resolve(false);
