import { expect, test } from 'vitest';
import { swapExercises } from './swapped-session.ts';

const places = [
  { id: 'warm-up', exerciseId: 'long-swings', minutes: 5 },
  { id: 'putts', exerciseId: 'gate', minutes: 15 },
  { id: 'chips', exerciseId: 'landing-spot', minutes: 20 },
];

test('without swaps a session asks for what its program says', () => {
  expect(swapExercises(places, [])).toEqual({
    exercises: [
      { exerciseId: 'long-swings', duration: 5 },
      { exerciseId: 'gate', duration: 15 },
      { exerciseId: 'landing-spot', duration: 20 },
    ],
    moreMinutes: 0,
  });
});

test('a swapped exercise stands in its place with its own minutes, one left out in none', () => {
  const swaps = [
    { sessionExerciseId: 'chips', exerciseId: null, minutes: 0 },
    { sessionExerciseId: 'putts', exerciseId: 'ladder', minutes: 25 },
  ];
  expect(swapExercises(places, swaps)).toEqual({
    exercises: [
      { exerciseId: 'long-swings', duration: 5 },
      { exerciseId: 'ladder', duration: 25 },
    ],
    moreMinutes: -10,
  });
});

test('a swap in a place that the session no longer has changes nothing', () => {
  const gone = [{ sessionExerciseId: 'bunker', exerciseId: 'line', minutes: 30 }];
  expect(swapExercises(places, gone)).toEqual(swapExercises(places, []));
});
