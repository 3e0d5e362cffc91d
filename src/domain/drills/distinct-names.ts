import { nameKey, numbered } from '#domain/packs/free-name.ts';

type Named = { readonly id: string; readonly name: string };

const byId = (one: Named, other: Named) => (one.id < other.id ? -1 : 1);

/**
 * Names by id for a list in which no two look the same: where several share a name, all but one get a number, such as
 * "Gate putting (2)". Which one gets it depends on the ids, not on the order of the list.
 */
export function distinctNames(list: readonly Named[]): ReadonlyMap<string, string> {
  const groups = Map.groupBy(list, ({ name }) => nameKey(name));
  const names = new Map<string, string>();
  for (const same of groups.values()) {
    let number = 1;
    for (const { id, name } of same.toSorted(byId)) {
      names.set(id, number === 1 ? name : numbered(name, number));
      do number += 1;
      while (groups.has(nameKey(numbered(name, number))));
    }
  }
  return names;
}
