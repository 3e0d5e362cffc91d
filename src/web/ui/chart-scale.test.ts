import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar-date.ts';
import { dailyRecords, entriesSince, layOutChart, linesIn, widen } from './chart-scale.ts';

const winter = [
  { date: '2025-11-11', value: 22.6 },
  { date: '2026-02-09', value: 20.4 },
  { date: '2026-05-11', value: 18.4 },
];

test('time runs to the right, and a lower value has a lower position', () => {
  const { points } = layOutChart(winter, 12);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  expect(ys).toEqual(ys.toSorted((a, b) => a - b));
  expect(xs[0]).toBe(0);
  expect(xs[2]).toBe(72.5);
});

test('the goal is at the bottom, and there is room on the right for the way to the goal', () => {
  const { goal, points } = layOutChart(winter, 12);
  expect(goal).toBe(93.5);
  expect(points.at(-1)?.[0]).toBeLessThan(80);
});

test('an expected goal is on its date, and the time axis is to scale', () => {
  const { points, pin, days } = layOutChart(winter, 12, {
    goalDays: { earliest: '2027-01-10', expected: '2027-02-10', latest: '2027-02-20' },
  });
  expect(pin).toBe(96);
  expect(points.at(-1)?.[0]).toBeCloseTo((96 * 181) / 456, 1);
  expect(days.map(({ label }) => label)).toEqual([
    ...['2025-12-01', '2026-03-01', '2026-06-01', '2026-09-01', '2026-12-01'],
  ]);
});

const goalIn = (earliest: string, latest: string) =>
  layOutChart(winter, 12, { goalDays: { earliest, expected: '2027-02-10', latest } });

test('the way to the goal widens from the ball to the earliest and the latest day', () => {
  const { cone, goal, points } = goalIn('2027-01-10', '2027-02-20');
  expect(cone[0]).toEqual(points.at(-1));
  const [, early, late] = cone;
  expect(early?.[0]).toBeLessThan(96);
  expect(late?.[0]).toBeGreaterThan(96);
  expect([early?.[1], late?.[1]]).toEqual([goal, goal]);
});

test('the way to the goal is cut off at the edge when its latest day lies beyond', () => {
  const { cone, goal = 0 } = goalIn('2027-01-10', '2028-02-10');
  expect(cone.map(([x]) => x).slice(2)).toEqual([100, 100]);
  expect(cone.at(-1)?.[1]).toBeLessThan(goal ?? 0);
  expect(layOutChart(winter, 12).cone).toEqual([]);
});

test('at the goal, the flag stands where the ball lies', () => {
  const arrived = [...winter, { date: '2026-06-01', value: 12 }];
  const { pin, points } = layOutChart(arrived, 12, { goalDays: null });
  expect(pin).toBe(points.at(-1)?.[0]);
});

test('a shorter period begins with the value of that day', () => {
  const since = (from: string) => entriesSince(winter, from, '2026-06-01');
  expect(since('2025-01-01')).toEqual(winter);
  expect(since('2026-03-01')).toEqual([
    { date: '2026-03-01', value: 20.4 },
    { date: '2026-05-11', value: 18.4 },
  ]);
  expect(since('2026-05-20')).toEqual([
    { date: '2026-05-20', value: 18.4 },
    { date: '2026-06-01', value: 18.4 },
  ]);
});

test('a value better than the goal is below the goal’s line', () => {
  const { goal, points } = layOutChart([...winter, { date: '2026-06-01', value: 11 }], 12);
  expect(goal).toBeLessThan(points.at(-1)?.[1] ?? 0);
  expect(points.at(-1)?.[1]).toBe(93.5);
});

test('grid lines are at round numbers and never on the goal', () => {
  expect(layOutChart(winter, 12).lines.map((line) => line.label)).toEqual([14, 16, 18, 20, 22]);
  expect(layOutChart(winter, 14).lines.map((line) => line.label)).toEqual([16, 18, 20, 22]);
});

test('grid lines are only at whole numbers when the step is 1', () => {
  const scores = [
    { date: '2026-05-01', value: 1 },
    { date: '2026-05-08', value: 2 },
  ];
  expect(layOutChart(scores, null).lines.map((line) => line.label)).toEqual([0.5, 1, 1.5, 2]);
  expect(layOutChart(scores, null, { step: 1 }).lines.map((line) => line.label)).toEqual([
    0, 1, 2, 3,
  ]);
  expect(layOutChart(scores, 5, { step: 1 }).lines.map((line) => line.label)).toEqual([1, 2, 3, 4]);
});

test('each month is labeled once, with at most five labels', () => {
  const { days, daysAre } = layOutChart(winter, 12);
  expect(days.map((day) => day.label)).toEqual(['2025-12-01', '2026-02-01', '2026-04-01']);
  expect(daysAre).toBe('months');
});

test('labels include the year when the chart spans several years', () => {
  const years = [{ date: '2023-01-10', value: 30 }, ...winter];
  expect(layOutChart(years, 12).daysAre).toBe('monthsOfYears');
});

test('a span of less than three months labels its ends and its middle', () => {
  const { days, daysAre } = layOutChart(
    winter.slice(0, 1).concat({ date: '2025-11-21', value: 22 }),
    12,
  );
  expect(daysAre).toBe('days');
  expect(days.map((day) => day.label)).toEqual(['2025-11-11', '2025-11-16', '2025-11-21']);
});

test('a single record is a point at the start of half a year', () => {
  const { points, days, lines } = layOutChart([{ date: '2026-05-11', value: 30 }], null);
  expect(points).toEqual([[0, 7.3]]);
  expect(days.map((day) => day.label)).toEqual(['2026-06-01', '2026-08-01', '2026-10-01']);
  expect(lines.map((line) => line.label)).toEqual([28.5, 29, 29.5, 30]);
});

test('both axes have at least three marks for any history', () => {
  const anyHistory = fc.array(
    fc.record({
      after: fc.integer({ min: 1, max: 400 }),
      value: fc.integer({ min: -100, max: 540 }),
    }),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(anyHistory, fc.option(fc.integer({ min: -100, max: 540 })), (history, goal) => {
      let date = '2024-01-31';
      const entries = history.map(({ after, value }) => {
        date = addDays(date, after);
        return { date, value: value / 10 };
      });
      const { lines, days } = layOutChart(entries, goal === null ? null : goal / 10);
      expect(lines.length + (goal === null ? 0 : 1)).toBeGreaterThanOrEqual(3);
      const span =
        entries.length === 1 || entries.at(-1)?.date !== addDays(entries[0]?.date ?? '', 1);
      expect(days.length).toBeGreaterThanOrEqual(span ? 3 : 2);
    }),
  );
});

test('a range is extended downward, but not below zero', () => {
  expect(widen([18, 18], 0.5)).toEqual([16.5, 18]);
  expect(widen([0, 1], 1)).toEqual([0, 3]);
  expect(widen([-2, -1], 1)).toEqual([-4, -1]);
  expect(linesIn(widen([7, 7], 1), 1)).toEqual([4, 5, 6, 7]);
});

test('a correction replaces an earlier record on the same day in the golfer’s time zone', () => {
  const history = [
    { value: 26.1, recordedAt: '2026-05-10T13:00:00Z' },
    { value: 16.1, recordedAt: '2026-05-10T23:00:00Z' },
    { value: 16.0, recordedAt: '2026-05-11T13:00:00Z' },
  ];
  expect(dailyRecords(history, 'Pacific/Auckland')).toEqual([
    { date: '2026-05-11', value: 16.1 },
    { date: '2026-05-12', value: 16 },
  ]);
});
