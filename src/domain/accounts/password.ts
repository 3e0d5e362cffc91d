/** The owner of a password: the email address and names of an existing or future account. */
export type Owner = {
  readonly email?: string | null | undefined;
  readonly names?: readonly (string | null | undefined)[];
};

/** Reduces a text to its letters and digits: in lower case, and in the normal form NFKC. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '');

/** Whether a password is just its owner's email address or name. */
export function isPersonal(password: string, { email, names = [] }: Owner): boolean {
  const word = plain(password);
  const [box = '', host = ''] = (email ?? '').split('@');
  const parts = names.filter((name) => name != null).map(plain);
  const personal = [plain(`${box}${host}`), plain(box), ...parts, parts.join('')];
  return word !== '' && personal.includes(word);
}

export type Strength = 'weak' | 'fair' | 'strong';

/** Words that attackers try first. Each counts as one character. */
const wellWorn = /password|passwort|qwerty|qwertz|asdf|letmein|welcome|iloveyou|admin|golf/g;

/** Counts the characters that do not continue a run such as abc, 321 or aaa. */
function countSurprises(text: string): number {
  const points = [...text].map((character) => character.codePointAt(0) ?? 0);
  const step = (index: number) => (points[index] ?? 0) - (points[index - 1] ?? 0);
  return points.filter(
    (_, index) => index < 2 || Math.abs(step(index)) > 1 || step(index) !== step(index - 1),
  ).length;
}

/**
 * Estimates how hard a password is to guess, from its length. Repeated characters, runs and common words add
 * nothing. This is only a hint while the user types; other code decides which passwords are rejected.
 */
export function strengthOf(password: string, owner: Owner): Strength {
  if (isPersonal(password, owner)) return 'weak';
  const reduced = password.normalize('NFC').toLowerCase().replaceAll(wellWorn, '*');
  const worth = Math.min(countSurprises(reduced), new Set(reduced).size * 2);
  if (worth < 10) return 'weak';
  return worth < 14 ? 'fair' : 'strong';
}
