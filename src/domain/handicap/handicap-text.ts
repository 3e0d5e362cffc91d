import { isInRange } from './handicap.ts';

const handicapShape = /^(\+?)(\d{1,2}(?:[.,]\d?)?)$/;
const numberShape = /^(\+?)(\d{1,3}(?:[.,]\d*)?)$/;
const minus = /^[-−]/;

/**
 * Parses a handicap as golfers write it: `18.4`, `18,4`, or `+2.0` for a plus handicap, which is stored as -2.0.
 * Returns null for everything else: also with a minus sign (see `meaningsOfMinus`), and outside +10.0 to 54.0.
 */
export function readHandicap(text: string): number | null {
  const handicap = handicapShape.test(text.trim()) ? readHandicapNumber(text) : null;
  return handicap !== null && isInRange(handicap) ? handicap : null;
}

/** Parses the same, also outside the limits and with more decimals, so that a form can say what is wrong. */
export function readHandicapNumber(text: string): number | null {
  const [, sign, digits] = numberShape.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const size = Number(digits.replace(',', '.'));
  return sign ? 0 - size : size;
}

/**
 * Returns the possible meanings of `-5`, for the golfer to choose from: a plus handicap, which is stored as a
 * negative number, or a handicap of 5.0. Impossible handicaps are left out. Empty for a text without a minus sign.
 */
export function meaningsOfMinus(text: string): readonly number[] {
  const digits = text.trim().replace(minus, '');
  if (digits === text.trim()) return [];
  const meanings = [readHandicap(`+${digits}`), readHandicap(digits)];
  return [...new Set(meanings)].filter((meaning) => meaning !== null);
}
