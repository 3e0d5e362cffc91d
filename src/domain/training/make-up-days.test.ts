import { expect, test } from 'vitest';
import { bestMakeUpDay, makeUpDays } from './make-up-days.ts';

/** A Thursday. */
const today = '2026-05-14';

const missed = { id: 'missed', scheduledDate: '2026-05-12' };

/** The offered days for a plan with sessions on these days, and the suggested one. */
function offer(days: readonly string[], pause: { from: string; to: string } | null = null) {
  const others = days.map((scheduledDate) => ({ id: scheduledDate, scheduledDate }));
  const offered = makeUpDays('missed', { sessions: [missed, ...others], pause }, today);
  return {
    days: offered.map(({ date, sessions }) => [date, sessions.length]),
    suggested: bestMakeUpDay(offered, others)?.date,
  };
}

test('five days from today on are offered, each with what it holds', () => {
  expect(offer([today, '2026-05-16', '2026-05-16', '2026-05-25']).days).toEqual([
    ['2026-05-14', 1],
    ['2026-05-15', 0],
    ['2026-05-16', 2],
    ['2026-05-17', 0],
    ['2026-05-18', 0],
  ]);
});

test('days of a pause are not offered', () => {
  const { days } = offer([], { from: '2026-05-15', to: '2026-05-21' });
  expect(days.map(([date]) => date)).toEqual([
    '2026-05-14',
    ...['2026-05-22', '2026-05-23', '2026-05-24', '2026-05-25'],
  ]);
});

test.each([
  [
    'the first free day with a day of rest after it',
    [today, '2026-05-16', '2026-05-19'],
    '2026-05-17',
  ],
  ['today if it is free and so is tomorrow', ['2026-05-16'], today],
  [
    'the first free day if none leaves a rest',
    [today, '2026-05-16', '2026-05-18', '2026-05-19'],
    '2026-05-15',
  ],
  [
    'today if no day is free',
    [today, '2026-05-15', '2026-05-16', '2026-05-17', '2026-05-18'],
    today,
  ],
])('the suggested day is %s', (_, days, suggested) => {
  expect(offer(days).suggested).toBe(suggested);
});
