import fc from 'fast-check';
import { expect, test } from 'vitest';
import { milestonesBetween } from './milestones.ts';

test('the fifth, ninth, fourteenth and last of eighteen sessions reach a milestone', () => {
  const total = 18;
  const reached = Array.from({ length: total }, (_, from) => ({
    session: from + 1,
    milestones: milestonesBetween({ from, to: from + 1, total }),
  }));
  expect(reached.filter(({ milestones }) => milestones.length > 0)).toEqual([
    { session: 5, milestones: [25] },
    { session: 9, milestones: [50] },
    { session: 14, milestones: [75] },
    { session: 18, milestones: [100] },
  ]);
});

test('a program with one session reaches all milestones at once', () => {
  expect(milestonesBetween({ from: 0, to: 1, total: 1 })).toEqual([25, 50, 75, 100]);
});

test('each milestone is reached exactly once, for any program and any steps', () => {
  const steps = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(steps, (sizes) => {
      const total = sizes.reduce((sum, size) => sum + size, 0);
      let to = 0;
      const reached = sizes.flatMap((size) => {
        const from = to;
        to += size;
        return milestonesBetween({ from, to, total });
      });
      expect(reached).toEqual([25, 50, 75, 100]);
    }),
  );
});
