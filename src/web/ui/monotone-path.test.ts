import { describe, expect, test } from 'vitest';
import { monotonePath } from './monotone-path.ts';

describe('a monotone path', () => {
  test('is flat at turning points, so that it never overshoots a record', () => {
    const path = monotonePath([
      [0, 0],
      [30, 30],
      [60, 0],
    ]);
    expect(path).toMatch(/^M0,0C[\d.,]+,20,30,30,30C40,30,[\d.,]+,60,0$/);
    expect(Math.max(...path.split(/[MC,]/).map(Number))).toBe(60);
  });

  test('is empty with fewer than two points', () => {
    expect(monotonePath([[0, 0]])).toBe('');
  });
});
