import { type EquipmentId, type EquipmentNeed, inTheBag, thingsOf } from './equipment.ts';

type Packed = {
  /** Names of the equipment, such as "10 balls". */
  readonly equipment: readonly string[];
  /** The need behind each name, in the same order; empty if an administrator wrote the names. */
  readonly needs: readonly EquipmentNeed[];
};

/** Returns how many of an item these needs ask for in any case, whatever the golfer chooses. */
const surely = (needs: readonly EquipmentNeed[], id: EquipmentId): number =>
  Math.max(0, ...needs.map((need) => (thingsOf(need).length === 1 ? (need[id] ?? 0) : 0)));

/**
 * Lists the equipment for several drills, in the order of the drills. Each item is listed once, with the highest
 * count that one of the drills needs. If all clubs have to be brought, single clubs are left out. A choice is left
 * out if the golfer brings enough of one of its items anyway, in addition to those that its own drill uses.
 */
export function packingList(drills: readonly Packed[]): string[] {
  const all = drills.flatMap(({ needs }) => needs);
  const isInBag = (id: EquipmentId) => inTheBag.has(id) && surely(all, 'clubs') > 0;
  const packed = new Map<string, { readonly text: string; readonly count: number }>();
  for (const { equipment, needs } of drills) {
    equipment.forEach((text, index) => {
      const things = thingsOf(needs[index] ?? {});
      const isChoice = things.length > 1;
      const isBrought = ([id, count]: (typeof things)[number]) =>
        isInBag(id) || (isChoice && surely(needs, id) + count <= surely(all, id));
      if (things.some(isBrought)) return;
      const [key, count] = (!isChoice && things[0]) || [text, 1];
      const before = packed.get(key);
      if (before === undefined || before.count < count) packed.set(key, { text, count });
    });
  }
  return [...packed.values()].map(({ text }) => text);
}
