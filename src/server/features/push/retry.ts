const firstDelay = 30;
const longestDelay = 60 * 60;

/**
 * Returns the seconds until the next try after `attempt` failed ones, but at least as many as the push service asks
 * for.
 * @param retryAfter the Retry-After header of the response: seconds or a date
 */
export function secondsToRetry(
  attempt: number,
  retryAfter: string | undefined,
  now: Temporal.Instant,
): number {
  const growing = Math.min(firstDelay * 2 ** (attempt - 1), longestDelay);
  return Math.max(growing, askedFor(retryAfter, now));
}

function askedFor(retryAfter: string | undefined, now: Temporal.Instant): number {
  if (retryAfter === undefined) return 0;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  const moment = Date.parse(retryAfter);
  return Number.isNaN(moment) ? 0 : Math.ceil((moment - now.epochMilliseconds) / 1000);
}
