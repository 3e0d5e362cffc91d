import { expect, test } from 'vitest';
import { swapExercises } from './swapped-session.ts';

const warmUp = { id: 'warm-up', exerciseId: 'long-swings', duration: 5 };
const putts = { id: 'putts', exerciseId: 'gate', duration: 15 };
const chips = { id: 'chips', exerciseId: 'landing-spot', duration: 20 };
const planned = [warmUp, putts, chips];

test('a session without swaps has the exercises of its program', () => {
  expect(swapExercises(planned, [])).toEqual({ exercises: planned, moreMinutes: 0 });
});

test('a swap replaces an exercise and its minutes, and an exercise that is left out disappears', () => {
  const swaps = [
    { sessionExerciseId: 'chips', exerciseId: null, minutes: 0 },
    { sessionExerciseId: 'putts', exerciseId: 'ladder', minutes: 25 },
  ];
  expect(swapExercises(planned, swaps)).toEqual({
    exercises: [warmUp, { id: 'putts', exerciseId: 'ladder', duration: 25 }],
    moreMinutes: -10,
  });
});

test('a swap of an exercise that the session no longer has changes nothing', () => {
  const gone = [{ sessionExerciseId: 'bunker', exerciseId: 'line', minutes: 30 }];
  expect(swapExercises(planned, gone)).toEqual({ exercises: planned, moreMinutes: 0 });
});
