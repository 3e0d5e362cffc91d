import { expect, test } from 'vitest';
import { dayNumberOf } from '../calendar-date.ts';
import { heatMap, type MappedDay, minutesByWeek, mostWeeks, weeksShown } from './heat-map.ts';

// A Wednesday.
const today = '2026-11-25';

const day = (on: string, changes: Partial<MappedDay> = {}): MappedDay => ({
  on,
  minutes: 0,
  rounds: 0,
  isPlanned: false,
  ...changes,
});

const find = (days: readonly MappedDay[], on: string) =>
  heatMap(days, today)
    .flatMap((week) => week.days)
    .find((each) => each.on === on);

test('the map has 26 weeks from Monday to Sunday and ends with this one', () => {
  const weeks = heatMap([], today);
  expect(weeks).toHaveLength(mostWeeks);
  expect(weeks.at(-1)?.days.map(({ on }) => on)).toEqual([
    ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'],
    ...['2026-11-27', '2026-11-28', '2026-11-29'],
  ]);
  expect(weeksShown(today)).toEqual({
    firstDay: weeks[0]?.monday,
    lastDay: weeks.at(-1)?.days.at(-1)?.on,
  });
  expect(weeks.every(({ monday }) => dayNumberOf(monday) === 1)).toBe(true);
});

test.each([
  [1, 1],
  [20, 1],
  [21, 2],
  [35, 2],
  [50, 3],
  [51, 4],
  [180, 4],
])('a day of %i minutes is step %i', (minutes, step) => {
  expect(find([day('2026-11-02', { minutes })], '2026-11-02')).toMatchObject({
    step,
    state: 'trained',
  });
});

test('a planned session is missed when its day is over, and planned until then', () => {
  const planned = ['2026-11-20', today, '2026-11-27'].map((on) => day(on, { isPlanned: true }));
  const states = planned.map(({ on }) => find(planned, on)?.state);
  expect(states).toEqual(['missed', 'planned', 'planned']);
  const trained = [day('2026-11-20', { isPlanned: true, minutes: 30 })];
  expect(find(trained, '2026-11-20')?.state).toBe('trained');
});

test('a round is one, also beside training, and a day with nothing is rest', () => {
  const played = [day('2026-11-15', { rounds: 1 }), day('2026-11-22', { rounds: 1, minutes: 30 })];
  expect(find(played, '2026-11-15')).toMatchObject({ state: 'round', rounds: 1 });
  expect(find(played, '2026-11-22')).toMatchObject({ state: 'trained', rounds: 1 });
  expect(find(played, '2026-11-16')?.state).toBe('rest');
  expect(find(played, '2026-11-26')?.state).toBe('ahead');
  expect(find(played, today)).toMatchObject({ state: 'rest', isToday: true });
});

test('a month begins in the week of its first day', () => {
  const starts = heatMap([], today).filter(({ startsMonth }) => startsMonth);
  expect(starts.map(({ monday }) => monday)).toEqual([
    ...['2026-06-01', '2026-06-29', '2026-07-27', '2026-08-31', '2026-09-28', '2026-10-26'],
  ]);
});

test('the minutes of a week are those of its days', () => {
  const days = [day('2026-11-23', { minutes: 30 }), day('2026-11-24', { minutes: 15 })];
  expect(minutesByWeek(heatMap(days, today)).slice(-2)).toEqual([0, 45]);
});
