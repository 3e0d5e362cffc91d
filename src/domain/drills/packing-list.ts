const counted = /^(\d+) (.+)$/;

/**
 * What to bring for several drills, each thing once and in the order of the drills. Things that are
 * counted in figures, such as "10 balls", are brought as often as the drill that takes most of them.
 */
export function packingList(drills: readonly (readonly string[])[]): string[] {
  const amounts = new Map<string, number>();
  for (const item of drills.flat()) {
    const [, count, thing = item] = counted.exec(item) ?? [];
    amounts.set(thing, Math.max(amounts.get(thing) ?? 0, Number(count ?? 0)));
  }
  // One ball is among ten of them, in every language whose plural only adds to the word.
  const isAmong = (one: string) =>
    [...amounts].some(([thing, amount]) => amount > 1 && thing.startsWith(one));
  const needed = [...amounts].filter(([thing, amount]) => amount !== 1 || !isAmong(thing));
  return needed.map(([thing, amount]) => (amount === 0 ? thing : `${amount} ${thing}`));
}
