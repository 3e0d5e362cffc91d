import { expect, test } from 'vitest';
import { type FeedSession, feedEventOf } from './feed-event.ts';

const session: FeedSession = {
  id: 's1',
  scheduledDate: '2026-05-14',
  status: 'planned',
  title: 'Landing spots',
  focus: 'short_game',
  totalDuration: 45,
  program: 'Break 100',
};
const at = (timeZone: string) => ({ timeZone, reminderTime: '08:00' });

test('a session starts at the reminder time in the golfer’s time zone', () => {
  expect(feedEventOf(session, at('Pacific/Auckland'))).toEqual({
    scheduledSessionId: 's1',
    date: '2026-05-14',
    startsAt: '2026-05-13T20:00:00Z',
    minutes: 45,
    title: 'Landing spots',
    focus: 'short_game',
    program: 'Break 100',
    state: 'planned',
  });
  expect(feedEventOf(session, at('America/Los_Angeles')).startsAt).toBe('2026-05-14T15:00:00Z');
});

test.each([
  ['before the clocks change', '2026-03-28', '2026-03-28T07:00:00Z'],
  ['after the clocks have changed', '2026-03-29', '2026-03-29T06:00:00Z'],
])('a session at eight o’clock stays at eight o’clock %s', (_case, scheduledDate, startsAt) => {
  expect(feedEventOf({ ...session, scheduledDate }, at('Europe/Berlin')).startsAt).toBe(startsAt);
});

test('a start time skipped by the clock change moves to the next existing time', () => {
  const change = { timeZone: 'Europe/Berlin', reminderTime: '02:30' };
  const event = feedEventOf({ ...session, scheduledDate: '2026-03-29' }, change);
  expect(event.startsAt).toBe('2026-03-29T01:30:00Z');
});

test('a skipped session is canceled in the feed, and a completed session stays', () => {
  expect(feedEventOf({ ...session, status: 'skipped' }, at('UTC')).state).toBe('cancelled');
  expect(feedEventOf({ ...session, status: 'completed' }, at('UTC')).state).toBe('completed');
});
