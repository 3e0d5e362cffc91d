import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

const golfer = (firstName: string | null, lastName: string | null, email = 'zoe@example.com') =>
  initialsOf({ firstName, lastName, email });

test('a golfer is shown by the first letters of both names', () => {
  expect(golfer('nora', 'Devlin')).toBe('ND');
  expect(golfer('Ärla', null)).toBe('Ä');
  expect(golfer(null, 'Devlin')).toBe('D');
});

test('without names by the e-mail, and failing that by U', () => {
  expect(golfer(null, ' ')).toBe('Z');
  expect(golfer(null, null, '')).toBe('U');
});
