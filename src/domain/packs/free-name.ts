/** What names that look the same in a list have in common. */
export const nameKey = (name: string): string => name.trim().toLocaleLowerCase();

/** Whether two names look the same in a list. */
export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

/** A name followed by a number, cut so that both fit. */
export function numbered(name: string, number: number, mostCharacters = Infinity): string {
  const end = ` (${number})`;
  return `${name
    .trim()
    .slice(0, mostCharacters - end.length)
    .trimEnd()}${end}`;
}

/** The lowest number, from 2 on, that makes a name different from all of these; 1 if it already is. */
export function freeNumber(name: string, names: readonly string[], mostCharacters: number): number {
  const isUsed = (wanted: string) => names.some((known) => isSameName(known, wanted));
  if (!isUsed(name)) return 1;
  let number = 2;
  while (isUsed(numbered(name, number, mostCharacters))) number += 1;
  return number;
}
