import { expect, test } from 'vitest';
import { handicap } from './handicap.ts';

const isTaken = (told: unknown) => handicap.update.body.safeParse({ handicap: told }).success;

test('every handicap with one decimal is accepted, despite binary rounding', () => {
  const told = Array.from({ length: 641 }, (_, index) => (index - 100) / 10);
  expect(told.filter((each) => !isTaken(each))).toEqual([]);
  expect([told[0], told.at(-1)]).toEqual([-10, 54]);
});

test.each([-10.1, 54.1, 18.45, 1e-7, '18.4', null, Number.NaN])(
  'the handicap %s is refused',
  (wrong) => {
    expect(isTaken(wrong)).toBe(false);
  },
);
