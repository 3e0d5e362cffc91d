import { expect, test } from 'vitest';
import { placeOnTrack } from './score-track.ts';

const hits = {
  better: 'higher',
  min: 0,
  max: 20,
  targets: { beginner: 6, intermediate: 9, advanced: 12, expert: 15 },
} as const;

const strokes = {
  better: 'lower',
  min: 9,
  max: null,
  targets: { beginner: 28, intermediate: 24, advanced: 21, expert: 18 },
} as const;

test('hits fill the track in proportion to all attempts', () => {
  expect(placeOnTrack(hits, [0, 13, 20])).toEqual([0, 0.65, 1]);
});

test('fewer strokes make a longer bar, and a record fills the track', () => {
  const [poor = 0, good = 0, record] = placeOnTrack(strokes, [27, 20, 17]);
  expect(poor).toBeGreaterThan(0);
  expect(good).toBeGreaterThan(poor);
  expect(record).toBe(1);
});

test('a count without a maximum leaves room beyond the best score', () => {
  const open = { ...hits, max: null };
  expect(placeOnTrack(open, [40])).toEqual([0.8]);
});

test('a score outside of the track stays on its end', () => {
  expect(placeOnTrack({ ...hits, max: 10 }, [-2, 12])).toEqual([0, 1]);
});
