import { expect, test } from 'vitest';
import type { Feature } from './feature.ts';
import { inOrder } from './feature-order.ts';

const named = (name: string, after: readonly string[] = []): Feature => ({ name, after });
const namesOf = (features: readonly Feature[]) => inOrder(features).map(({ name }) => name);

test('a feature comes after those that it waits for, wherever it is listed', () => {
  const listed = [named('achievements', ['progress']), named('training'), named('progress')];
  expect(namesOf(listed)).toEqual(['progress', 'achievements', 'training']);
});

test('a feature that nobody lists is an error, not silence', () => {
  expect(() => inOrder([named('achievements', ['progres'])])).toThrow('progres');
});

test('features that wait for each other are named', () => {
  const circle = [named('progress', ['achievements']), named('achievements', ['progress'])];
  expect(() => inOrder(circle)).toThrow('achievements, progress');
});
