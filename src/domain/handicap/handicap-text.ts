import { highestHandicap, lowestHandicap } from './handicap.ts';

const handicapShape = /^(\+?)(\d{1,2}(?:[.,]\d?)?)$/;
const minus = /^[-−]/;

/**
 * Reads a handicap as golfers write it: `18.4`, `18,4`, or `+2.0` for one better than scratch, which
 * is -2.0 in arithmetic. Null for anything else, a minus too (see `meaningsOfMinus`), and beyond the
 * limits from +10.0 to 54.0.
 */
export function readHandicap(text: string): number | null {
  const [, sign, digits] = handicapShape.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const size = Number(digits.replace(',', '.'));
  const handicap = sign ? 0 - size : size;
  return handicap >= lowestHandicap && handicap <= highestHandicap ? handicap : null;
}

/**
 * What `-5` may mean, for the golfer to say: a plus handicap, which is negative in arithmetic, or one
 * of 5.0. Handicaps that cannot be are left out; empty for a text without a minus.
 */
export function meaningsOfMinus(text: string): readonly number[] {
  const digits = text.trim().replace(minus, '');
  if (digits === text.trim()) return [];
  const meanings = [readHandicap(`+${digits}`), readHandicap(digits)];
  return [...new Set(meanings)].filter((meaning) => meaning !== null);
}
