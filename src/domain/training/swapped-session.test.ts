import { expect, test } from 'vitest';
import { swapExercises } from './swapped-session.ts';

const warmUp = { id: 'warm-up', exerciseId: 'long-swings', duration: 5 };
const putts = { id: 'putts', exerciseId: 'gate', duration: 15 };
const chips = { id: 'chips', exerciseId: 'landing-spot', duration: 20 };
const planned = [warmUp, putts, chips];

test('without swaps a session asks for what its program says', () => {
  expect(swapExercises(planned, [])).toEqual({ exercises: planned, moreMinutes: 0 });
});

test('a swapped exercise stands in its place with its own minutes, one left out in none', () => {
  const swaps = [
    { sessionExerciseId: 'chips', exerciseId: null, minutes: 0 },
    { sessionExerciseId: 'putts', exerciseId: 'ladder', minutes: 25 },
  ];
  expect(swapExercises(planned, swaps)).toEqual({
    exercises: [warmUp, { id: 'putts', exerciseId: 'ladder', duration: 25 }],
    moreMinutes: -10,
  });
});

test('a swap in a place that the session no longer has changes nothing', () => {
  const gone = [{ sessionExerciseId: 'bunker', exerciseId: 'line', minutes: 30 }];
  expect(swapExercises(planned, gone)).toEqual({ exercises: planned, moreMinutes: 0 });
});
