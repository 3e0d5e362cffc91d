/** Whose password it is: the address and the name that the account has, or is to have. */
export type Owner = {
  readonly email?: string | null | undefined;
  readonly names?: readonly (string | null | undefined)[];
};

/** Letters and digits alone, however they are written. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '');

/** Whether a password is just the address or the name of its owner. */
export function isPersonal(password: string, { email, names = [] }: Owner): boolean {
  const word = plain(password);
  const [box = '', host = ''] = (email ?? '').split('@');
  const parts = names.filter((name) => name != null).map(plain);
  const told = [plain(`${box}${host}`), plain(box), ...parts, parts.join('')];
  return word !== '' && told.includes(word);
}

export type Strength = 'weak' | 'fair' | 'strong';

/** Words that guessers put first; each counts like one character. */
const wellWorn = /password|passwort|qwerty|qwertz|asdf|letmein|welcome|iloveyou|admin|golf/g;

/** Characters that go on from the one before, up, down or the same: abc, 321, aaa. */
function countSurprises(text: string): number {
  const points = [...text].map((character) => character.codePointAt(0) ?? 0);
  const step = (index: number) => (points[index] ?? 0) - (points[index - 1] ?? 0);
  return points.filter(
    (_, index) => index < 2 || Math.abs(step(index)) > 1 || step(index) !== step(index - 1),
  ).length;
}

/**
 * How hard a password is to guess, by its length: what repeats, runs on or is well worn adds nothing. Only
 * a hint while it is typed; what is refused is decided elsewhere.
 */
export function strengthOf(password: string, owner: Owner): Strength {
  if (isPersonal(password, owner)) return 'weak';
  const told = password.normalize('NFC').toLowerCase().replaceAll(wellWorn, '*');
  const worth = Math.min(countSurprises(told), new Set(told).size * 2);
  if (worth < 10) return 'weak';
  return worth < 14 ? 'fair' : 'strong';
}
