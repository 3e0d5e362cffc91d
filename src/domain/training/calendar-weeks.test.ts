import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayNumberOf } from '#domain/calendar-date.ts';
import { calendarWeeks, firstWindow } from './calendar-weeks.ts';

const today = '2026-05-14';

test('the calendar first shows last week, this week and the next two weeks', () => {
  expect(
    calendarWeeks(today, firstWindow).map(({ weekStart, weekEnd, isCurrent }) => [
      weekStart,
      weekEnd,
      isCurrent,
    ]),
  ).toEqual([
    ['2026-05-04', '2026-05-10', false],
    ['2026-05-11', '2026-05-17', true],
    ['2026-05-18', '2026-05-24', false],
    ['2026-05-25', '2026-05-31', false],
  ]);
});

test('each day is marked as past, today or future', () => {
  const [week] = calendarWeeks(today, { before: 0, after: 0 });
  expect(week?.days.map(({ date, isPast, isToday }) => [date, isPast, isToday])).toEqual([
    ['2026-05-11', true, false],
    ['2026-05-12', true, false],
    ['2026-05-13', true, false],
    ['2026-05-14', false, true],
    ['2026-05-15', false, false],
    ['2026-05-16', false, false],
    ['2026-05-17', false, false],
  ]);
});

test.each([
  ['a Monday', '2026-05-11'],
  ['a Sunday', '2026-05-17'],
])('%s belongs to the week that begins on its Monday', (_case, date) => {
  expect(calendarWeeks(date, { before: 0, after: 0 })[0]?.weekStart).toBe('2026-05-11');
});

const anyDay = fc.integer({ min: -20_000, max: 20_000 }).map((days) => addDays(today, days));
const anyWindow = fc.record({ before: fc.nat({ max: 60 }), after: fc.nat({ max: 60 }) });

test('any window shows every day once, in order, from a Monday to a Sunday', () => {
  fc.assert(
    fc.property(anyDay, anyWindow, (day, window) => {
      const weeks = calendarWeeks(day, window);
      const dates = weeks.flatMap((week) => week.days.map(({ date }) => date));
      const [first = ''] = dates;
      expect(dates).toEqual(dates.map((_, index) => addDays(first, index)));
      expect([dayNumberOf(first), dayNumberOf(dates.at(-1) ?? '')]).toEqual([1, 7]);
      expect(dates).toHaveLength(7 * (window.before + 1 + window.after));
      expect(weeks.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      const todays = weeks.flatMap((week) => week.days.filter(({ isToday }) => isToday));
      expect(todays.map(({ date }) => date)).toEqual([day]);
      expect(weeks[window.before]?.days.some(({ isToday }) => isToday)).toBe(true);
    }),
  );
});
