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
  ['2026-05-13T23:59:00Z', '1m ago'],
  ['2026-05-13T23:00:30Z', '59m ago'],
  ['2026-05-13T22:00:00Z', '2h ago'],
  // Midnight in the golfer's time zone, not in UTC.
  ['2026-05-13T12:00:00Z', '12h ago'],
  ['2026-05-13T11:59:00Z', 'Yesterday'],
  ['2026-05-12T12:00:00Z', 'Yesterday'],
  ['2026-05-12T11:59:00Z', '12 May'],
  ['2025-12-24T11:00:00Z', '25 Dec 2025'],
])('a notification from %s is shown as %s', (instant, shown) => {
  expect(timeAgo(instant, now, words)).toBe(shown);
});
