import { expect, test } from 'vitest';
import { dailyRecords, layOutChart } from './chart-scale.ts';

const winter = [
  { date: '2025-11-11', value: 22.6 },
  { date: '2026-02-09', value: 20.4 },
  { date: '2026-05-11', value: 18.4 },
];

test('time runs to the right and a lower value lies lower', () => {
  const { points } = layOutChart(winter, 12);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  expect(ys).toEqual(ys.toSorted((a, b) => a - b));
  expect(xs[0]).toBe(0);
  expect(xs[2]).toBe(72.5);
});

test('the goal is the ground, and the way to it keeps room at the right', () => {
  const { goal, points } = layOutChart(winter, 12);
  expect(goal).toBe(93.5);
  expect(points.at(-1)?.[0]).toBeLessThan(80);
});

test('a golfer who is better than the goal stands below its line', () => {
  const { goal, points } = layOutChart([...winter, { date: '2026-06-01', value: 11 }], 12);
  expect(goal).toBeLessThan(points.at(-1)?.[1] ?? 0);
  expect(points.at(-1)?.[1]).toBe(93.5);
});

test('lines stand at round numbers and never on the goal', () => {
  expect(layOutChart(winter, 12).lines.map((line) => line.label)).toEqual([14, 16, 18, 20, 22]);
  expect(layOutChart(winter, 14).lines.map((line) => line.label)).toEqual([16, 18, 20, 22]);
});

test('where only whole numbers can be no line stands at a half', () => {
  const scores = [
    { date: '2026-05-01', value: 1 },
    { date: '2026-05-08', value: 2 },
  ];
  expect(layOutChart(scores, null).lines.map((line) => line.label)).toEqual([1, 1.5, 2]);
  expect(layOutChart(scores, null, 1).lines).toEqual([]);
  expect(layOutChart(scores, 5, 1).lines.map((line) => line.label)).toEqual([1, 2, 3, 4]);
});

test('months are named once, and not more than five of them', () => {
  const { months } = layOutChart(winter, 12);
  expect(months.map((month) => month.label)).toEqual(['2025-12-01', '2026-02-01', '2026-04-01']);
});

test('one record is a point without a time scale', () => {
  const { points, months, lines } = layOutChart([{ date: '2026-05-11', value: 30 }], null);
  expect(points).toEqual([[14, 7.3]]);
  expect(months).toEqual([]);
  expect(lines).toEqual([]);
});

test('a correction on the same day takes the place of a slip, in the golfer’s own zone', () => {
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
