import { highestHandicap, lowestHandicap } from './handicap.ts';

const handicapShape = /^([+\-−]?)(\d{1,2}(?:[.,]\d?)?)$/;

/**
 * Reads a handicap as golfers write it: `18.4`, `18,4`, or `+2.0` for one better than scratch, which
 * is -2.0 in arithmetic. A minus means the same plus handicap. Null for anything else and beyond the
 * limits from +10.0 to 54.0.
 */
export function readHandicap(text: string): number | null {
  const [, sign, digits] = handicapShape.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const size = Number(digits.replace(',', '.'));
  const handicap = sign ? 0 - size : size;
  return handicap >= lowestHandicap && handicap <= highestHandicap ? handicap : null;
}
