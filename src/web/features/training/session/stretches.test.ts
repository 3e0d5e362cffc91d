import { expect, test } from 'vitest';
import { stretches } from './stretches.ts';

test('the warm-up has five stretches and takes about five minutes', () => {
  expect(stretches).toHaveLength(5);
  const seconds = stretches.reduce((sum, stretch) => sum + stretch.seconds, 0);
  // Changing to the next stretch takes a few more seconds.
  expect(Math.round((seconds + 5 * 8) / 60)).toBe(5);
});
