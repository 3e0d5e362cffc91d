import { describe, expect, test } from 'vitest';
import { monotonePath } from './monotone-path.ts';

describe('a monotone path', () => {
  test('is flat where the direction turns, so that it never overshoots a record', () => {
    expect(
      monotonePath([
        [0, 0],
        [30, 30],
        [60, 0],
      ]),
    ).toBe('M0 0C10 10 20 30 30 30C40 30 50 10 60 0');
  });

  test('needs two points', () => {
    expect(monotonePath([[0, 0]])).toBe('');
  });
});
