import { expect, test } from 'vitest';
import { drillPlot } from './drill-plot.ts';

const period = { from: '2026-05-01', to: '2026-05-11' };
const drill = {
  scores: [4, 8, 6],
  days: ['2026-05-01', '2026-05-06', '2026-05-11'],
  better: 'higher',
  max: 10,
  target: 6,
} as const;

test('tries stand on their days, from 0 to the most that is possible, and are good from the target on', () => {
  const { tries, target } = drillPlot(drill, period);
  expect(tries).toEqual([
    { x: 0, y: 60, isGood: false },
    { x: 50, y: 20, isGood: true },
    { x: 100, y: 40, isGood: true },
  ]);
  expect(target).toBe(40);
});

test('the line of the best score only steps to the good side', () => {
  expect(drillPlot(drill, period).best).toEqual([
    [0, 60],
    [50, 60],
    [50, 20],
    [100, 20],
    [100, 20],
    [100, 20],
  ]);
});

test('where less is better, the good side is up as well', () => {
  const strokes = {
    ...drill,
    scores: [44, 40, 42],
    better: 'lower',
    max: null,
    target: 41,
  } as const;
  const { tries, best } = drillPlot(strokes, period);
  expect(tries.map(({ isGood }) => isGood)).toEqual([false, true, false]);
  expect((tries[1]?.y ?? 0) < (tries[0]?.y ?? 0)).toBe(true);
  expect(best.at(-1)?.[1]).toBe(tries[1]?.y);
});

test('fewer than three tries have no best, and without a target none is good', () => {
  const two = { ...drill, scores: [4, 8], days: drill.days.slice(0, 2), target: null };
  const plot = drillPlot(two, period);
  expect(plot.best).toEqual([]);
  expect(plot.target).toBeNull();
  expect(plot.tries.some(({ isGood }) => isGood)).toBe(false);
});
