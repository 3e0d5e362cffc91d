import { expect, test } from 'vitest';
import type { Feature } from './feature.ts';
import { inOrder } from './feature-order.ts';

const named = (name: string, after: readonly string[] = []): Feature => ({ name, after });
const namesOf = (features: readonly Feature[]) => inOrder(features).map(({ name }) => name);

test('a feature comes after the features that it depends on, regardless of the listed order', () => {
  const listed = [named('achievements', ['progress']), named('training'), named('progress')];
  expect(namesOf(listed)).toEqual(['progress', 'achievements', 'training']);
});

test('a dependency on a feature that is not listed is an error', () => {
  expect(() => inOrder([named('achievements', ['progres'])])).toThrow('progres');
});

test('the error for features that depend on each other names them', () => {
  const circle = [named('progress', ['achievements']), named('achievements', ['progress'])];
  expect(() => inOrder(circle)).toThrow('achievements, progress');
});
