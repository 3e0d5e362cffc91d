import { expect, test } from 'vitest';
import { includesScope } from './access-token.ts';

test('a token that may log may read as well, and one that may read may only read', () => {
  expect(includesScope('log', 'log')).toBe(true);
  expect(includesScope('log', 'read')).toBe(true);
  expect(includesScope('read', 'read')).toBe(true);
  expect(includesScope('read', 'log')).toBe(false);
});
