import { expect, test } from 'vitest';
import { isSameCompletion } from './same-completion.ts';

const scores = [
  { exerciseId: 'a', score: 7 },
  { exerciseId: 'b', score: 3 },
];
const completion = {
  rating: 4,
  duration: 45,
  notes: 'Wind from the left',
  completedExercises: ['a', 'b', 'c'],
  scores,
};

test.each([
  ['the order', { completedExercises: ['c', 'b', 'a'], scores: scores.toReversed() }],
  ['spaces around the notes', { notes: ' Wind from the left\n' }],
  ['the version of the program', { completedExercises: ['a@2', 'b@2', 'c@2'] }],
  ['naming an exercise that has a score', { completedExercises: ['b', 'c'] }],
])('%s does not make a completion different', (_case, changes) => {
  expect(isSameCompletion(completion, { ...completion, ...changes })).toBe(true);
});

test('notes may be left out, null or empty', () => {
  for (const notes of [undefined, null, '', ' '])
    expect(isSameCompletion({ ...completion, notes: '' }, { ...completion, notes })).toBe(true);
});

test.each([
  ['rating', { rating: 5 }],
  ['duration', { duration: 46 }],
  ['notes', { notes: null }],
  ['exercises', { completedExercises: ['a', 'b'] }],
  ['a score', { scores: [{ exerciseId: 'a', score: 7 }] }],
])('a different %s makes a completion different', (_case, changes) => {
  expect(isSameCompletion(completion, { ...completion, ...changes })).toBe(false);
});
