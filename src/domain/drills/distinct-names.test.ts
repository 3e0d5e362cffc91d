import { expect, test } from 'vitest';
import { distinctNames } from './distinct-names.ts';

const namesOf = (...list: readonly (readonly [string, string])[]) =>
  Object.fromEntries(distinctNames(list.map(([id, name]) => ({ id, name }))));

test('names that differ stay as they are', () => {
  expect(namesOf(['a', 'Gate putting'], ['b', 'Splash line'])).toEqual({
    a: 'Gate putting',
    b: 'Splash line',
  });
});

test('of those that share a name, whatever its case and spaces, all but one get a number', () => {
  expect(namesOf(['a', 'Splash line'], ['b', 'splash LINE '], ['c', 'Splash line'])).toEqual({
    a: 'Splash line',
    b: 'splash LINE (2)',
    c: 'Splash line (3)',
  });
});

test('the numbers are the same in every order of the list', () => {
  expect(namesOf(['b', 'Splash line'], ['a', 'Splash line'])).toEqual({
    a: 'Splash line',
    b: 'Splash line (2)',
  });
});

test('a number is left out when a name already has it', () => {
  expect(namesOf(['a', 'Gates'], ['b', 'Gates'], ['c', 'Gates (2)'], ['d', 'Gates (2)'])).toEqual({
    a: 'Gates',
    b: 'Gates (3)',
    c: 'Gates (2)',
    d: 'Gates (2) (2)',
  });
});
