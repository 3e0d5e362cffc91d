import { expect, test } from 'vitest';
import { datesIn } from '#web/platform/dates.ts';
import { feedTime } from './feed-time.tsx';

// Thursday noon in Auckland, twelve hours ahead of UTC.
const now = {
  at: Date.parse('2026-05-14T00:00:00Z'),
  today: '2026-05-14',
  timeZone: 'Pacific/Auckland',
};
const words = {
  justNow: 'Just now',
  hoursAgo: (hours: number) => `${hours}h ago`,
  yesterday: 'Yesterday',
  dates: datesIn('en'),
};

test.each([
  ['2026-05-14T00:00:00Z', 'Just now'],
  // The device's clock is behind the server's.
  ['2026-05-14T00:00:30Z', 'Just now'],
  ['2026-05-13T23:00:01Z', 'Just now'],
  ['2026-05-13T23:00:00Z', '1h ago'],
  // Hours count even across the golfer's midnight.
  ['2026-05-13T11:00:00Z', '13h ago'],
  ['2026-05-13T00:00:01Z', '23h ago'],
  ['2026-05-13T00:00:00Z', 'Yesterday'],
  ['2026-05-12T00:00:01Z', 'Yesterday'],
  // The date in the golfer's time zone, not in UTC.
  ['2026-05-11T23:30:00Z', '12 May'],
  ['2026-05-11T11:00:00Z', '11 May'],
  ['2025-12-24T11:00:00Z', '25 Dec 2025'],
])('a feed item from %s is shown as %s', (instant, shown) => {
  expect(feedTime(instant, now, words)).toBe(shown);
});
