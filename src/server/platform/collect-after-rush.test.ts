import { expect, test } from 'vitest';
import { rushWatcher } from './collect-after-rush.ts';

const busy = { active: 400, utilization: 0.8 };
const quiet = { active: 5, utilization: 0.01 };

const looksAt = (...looks: readonly (typeof busy)[]) => looks.map(rushWatcher());

test('a rush is over once, when it has become quiet', () => {
  expect(looksAt(busy, busy, busy, quiet, quiet)).toEqual([false, false, false, true, false]);
});

test('a few calls are no rush', () => {
  expect(looksAt(busy, busy, quiet, quiet)).toEqual([false, false, false, false]);
});

test('a few calls now and then add up to one', () => {
  expect(looksAt(busy, quiet, busy, quiet, busy, quiet)).toEqual([
    ...[false, false, false, false, false],
    true,
  ]);
});

test('a quiet server never had a rush', () => {
  expect(looksAt(...Array(1000).fill(quiet))).not.toContain(true);
});
