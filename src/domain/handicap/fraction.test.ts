import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dividedBy, exactly, isLess, minus, plus, rounded, times } from './fraction.ts';

test('halves go towards plus infinity', () => {
  const halves = [0.05, 10.05, 10.55, -0.05, -1.55, -1.56, -1.54].map((value) =>
    rounded(exactly(value), 1),
  );
  expect(halves).toEqual([0.1, 10.1, 10.6, 0, -1.5, -1.6, -1.5]);
  expect(rounded(minus(exactly(11.6), exactly(1.05)), 1)).toBe(10.6);
});

test('decimals are exact', () => {
  const decimals = fc.integer({ min: -99_999, max: 99_999 });
  fc.assert(
    fc.property(decimals, decimals, (a, b) => {
      const [x, y] = [exactly(a / 100), exactly(b / 100)];
      expect(rounded(plus(x, y), 2) + 0).toBe((a + b) / 100);
      expect(rounded(times(x, y), 4) + 0).toBe((a * b) / 10_000 + 0);
      expect(isLess(x, y)).toBe(a < b);
      if (b !== 0) expect(rounded(times(dividedBy(x, y), y), 2) + 0).toBe(a / 100);
    }),
  );
  expect(() => dividedBy(exactly(1), exactly(0))).toThrow(RangeError);
});
