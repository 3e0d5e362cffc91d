/**
 * An exact number, since binary numbers round some halves the wrong way: 11.6 - 1.05 is 10.55, not 10.549999. The
 * denominator is positive.
 */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

const fraction = (numerator: bigint, denominator: bigint): Fraction =>
  denominator < 0n
    ? { numerator: -numerator, denominator: -denominator }
    : { numerator, denominator };

/** Returns the number that is written with these decimals: 10.55 is 1055/100. @throws SyntaxError for 1e21 and more */
export function exactly(value: number): Fraction {
  const [whole = '0', decimals = ''] = String(value).split('.');
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );

export const minus = (a: Fraction, b: Fraction): Fraction =>
  plus(a, fraction(-b.numerator, b.denominator));

export const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);

/** @throws RangeError when `b` is 0 */
export function dividedBy(a: Fraction, b: Fraction): Fraction {
  if (b.numerator === 0n) throw new RangeError('Division by zero');
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

export const isLess = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator < b.numerator * a.denominator;

/** Rounds to so many decimals, a half towards plus infinity: 10.05 to 10.1, and -1.55 to -1.5 (Rule 5.1c). */
export function rounded({ numerator, denominator }: Fraction, decimals: number): number {
  const scale = 10n ** BigInt(decimals);
  const doubled = 2n * numerator * scale + denominator;
  const below = doubled / (2n * denominator);
  const isCut = doubled < 0n && doubled % (2n * denominator) !== 0n;
  return Number(isCut ? below - 1n : below) / Number(scale);
}
