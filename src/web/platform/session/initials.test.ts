import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

const golfer = (firstName: string | null, lastName: string | null, email = 'zoe@example.com') =>
  initialsOf({ firstName, lastName, email });

test('the initials are the first letters of both names', () => {
  expect(golfer('nora', 'Devlin')).toBe('ND');
  expect(golfer('Ärla', null)).toBe('Ä');
  expect(golfer(null, 'Devlin')).toBe('D');
});

test('the initials without names come from the e-mail, or else are U', () => {
  expect(golfer(null, ' ')).toBe('Z');
  expect(golfer(null, null, '')).toBe('U');
});
