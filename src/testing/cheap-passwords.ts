import { createHash } from 'node:crypto';
import type { Passwords } from '#server/platform/auth/auth.ts';

const hash = async (password: string) =>
  createHash('sha256').update(password.normalize('NFKC')).digest('hex');

/** Passwords for tests: the real hash takes a tenth of a second, and every golfer of a test has one. */
export const cheapPasswords: Passwords = {
  hash,
  verify: async (attempt) => (await hash(attempt.password)) === attempt.hash,
};
