import { expect, test } from 'vitest';
import { datesIn } from '#web/platform/dates.ts';
import { timeAgo } from './time-ago.tsx';

// Thursday noon in Auckland, twelve hours ahead of UTC.
const now = {
  at: Date.parse('2026-05-14T00:00:00Z'),
  today: '2026-05-14',
  timeZone: 'Pacific/Auckland',
};
const words = { language: 'en', dates: datesIn('en'), justNow: 'Just now' };

test.each([
  ['2026-05-14T00:00:00Z', 'Just now'],
  ['2026-05-13T23:59:01Z', 'Just now'],
  // The device's clock is behind the server's.
  ['2026-05-14T00:00:30Z', 'Just now'],
  ['2026-05-13T23:59:00Z', '1 min ago'],
  ['2026-05-13T23:00:30Z', '59 min ago'],
  ['2026-05-13T22:00:00Z', '2 hr ago'],
  // Midnight in the golfer's time zone, not in UTC.
  ['2026-05-13T12:00:00Z', '12 hr ago'],
  ['2026-05-13T11:59:00Z', 'Yesterday'],
  ['2026-05-12T12:00:00Z', 'Yesterday'],
  ['2026-05-12T11:59:00Z', '12 May'],
  ['2025-12-24T11:00:00Z', '25 Dec 2025'],
])('a notification from %s is shown as %s', (instant, shown) => {
  expect(timeAgo(instant, now, words)).toBe(shown);
});

test.each([
  ['es', 'hace 24 min', 'hace 3 h'],
  ['fr', 'il y a 24\u00a0min', 'il y a 3\u00a0h'],
  ['de', 'vor 24 Min.', 'vor 3 Std.'],
  ['nl', '24 min. geleden', '3 uur geleden'],
])('in %s, minutes and hours ago are shown as %s and %s', (language, minutes, hours) => {
  const own = { language, dates: datesIn(language), justNow: '' };
  expect(timeAgo('2026-05-13T23:36:00Z', now, own)).toBe(minutes);
  expect(timeAgo('2026-05-13T21:00:00Z', now, own)).toBe(hours);
});
