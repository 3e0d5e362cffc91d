import { expect, test } from 'vitest';
import { focusBehind, focusShares } from './focus-shares.ts';

const plan = [
  { focus: 'putting', minutes: 60, planned: 100 },
  { focus: 'driving', minutes: 15, planned: 100 },
  { focus: 'irons', minutes: 25, planned: 50 },
] as const;

test('each focus has its share of the training and of the plan', () => {
  const shares = focusShares(plan);
  expect(shares?.map(({ share, plannedShare }) => [share, plannedShare])).toEqual([
    [0.6, 0.4],
    [0.15, 0.4],
    [0.25, 0.2],
  ]);
  expect(shares && focusBehind(shares)?.focus).toBe('driving');
});

test('nothing is behind while the shares are those of the plan', () => {
  const shares = focusShares(plan.map((each) => ({ ...each, minutes: each.planned })));
  expect(shares && focusBehind(shares)).toBeNull();
});

test('less than an hour of training, or no plan, makes no shares', () => {
  expect(focusShares(plan.map((each) => ({ ...each, minutes: 10 })))).toBeNull();
  expect(focusShares([{ focus: 'putting', minutes: 90, planned: 0 }])).toBeNull();
  expect(focusShares([])).toBeNull();
});
