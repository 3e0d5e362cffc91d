import { expect, test } from 'vitest';
import { secondsToRetry } from './retry.ts';

const now = Temporal.Instant.from('2026-05-14T07:28:00Z');

test('the delay doubles with every attempt, up to one hour', () => {
  const delays = [1, 2, 3, 7, 8, 9, 20].map((attempt) => secondsToRetry(attempt, undefined, now));
  expect(delays).toEqual([30, 60, 120, 1920, 3600, 3600, 3600]);
});

test.each([
  ['seconds', '90', 90],
  ['a date', 'Thu, 14 May 2026 07:30:00 GMT', 120],
  ['less than the delay', '5', 30],
  ['a date that has passed', 'Thu, 14 May 2026 07:00:00 GMT', 30],
  ['nothing that can be read', 'soon', 30],
])('the delay respects a Retry-After header with %s', (_what, retryAfter, seconds) => {
  expect(secondsToRetry(1, retryAfter, now)).toBe(seconds);
});
