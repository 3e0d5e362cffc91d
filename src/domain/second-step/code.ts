/** How many recovery codes a golfer gets at once: one for each of a few lost phones, and short enough to print. */
export const recoveryCodeCount = 10;

/** Without letters and digits that look alike in print: 0 and o, 1, i and l. */
export const recoveryAlphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** 31 letters and digits in ten places are more than a guesser can try at ten wrong codes a quarter of an hour. */
export const recoveryCodeLength = 10;

/** The longest text that somebody types as a code, with spaces and hyphens. */
export const longestTypedCode = 40;

/** A recovery code as it is shown and stored: two halves of five, which are easier to copy by hand. */
export const writeRecoveryCode = (letters: string): string =>
  `${letters.slice(0, recoveryCodeLength / 2)}-${letters.slice(recoveryCodeLength / 2)}`;

/** What a golfer has typed as the second step: a code from an app, or one of the recovery codes. */
export type TypedCode = { readonly kind: 'oneTime' | 'recovery'; readonly code: string };

/**
 * Reads what a golfer has typed, with spaces, hyphens or capitals as they are; null if it is neither kind of code.
 * Apps show a one-time code with a space in its middle.
 */
export function readTypedCode(text: string): TypedCode | null {
  const code = text.toLowerCase().replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(code)) return { kind: 'oneTime', code };
  const isRecovery =
    code.length === recoveryCodeLength &&
    [...code].every((letter) => recoveryAlphabet.includes(letter));
  return isRecovery ? { kind: 'recovery', code: writeRecoveryCode(code) } : null;
}
