import { type EquipmentId, type EquipmentNeed, inTheBag, thingsOf } from './equipment.ts';

type Packed = {
  /** Names of the equipment, such as "10 balls". */
  readonly equipment: readonly string[];
  /** The need behind each name, in the same order; empty if an administrator wrote the names. */
  readonly needs: readonly EquipmentNeed[];
};

/**
 * Lists the equipment for several drills, in the order of the drills. Each item is listed once, with the highest
 * count that one of the drills needs. If all clubs have to be brought, single clubs are left out.
 */
export function packingList(drills: readonly Packed[]): string[] {
  const packed = new Map<string, { readonly text: string; readonly count: number }>();
  for (const { equipment, needs } of drills) {
    equipment.forEach((text, index) => {
      const things = thingsOf(needs[index] ?? {});
      const [id, count] = (things.length === 1 && things[0]) || [text, 1];
      const before = packed.get(id);
      if (before === undefined || before.count < count) packed.set(id, { text, count });
    });
  }
  const isCovered = (key: string) => packed.has('clubs') && inTheBag.has(key as EquipmentId);
  return [...packed].flatMap(([key, { text }]) => (isCovered(key) ? [] : [text]));
}
