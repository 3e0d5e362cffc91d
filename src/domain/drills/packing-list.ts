import { type EquipmentId, type EquipmentNeed, inTheBag, thingsOf } from './equipment.ts';

type Packed = {
  /** What it is called, such as "10 balls". */
  readonly equipment: readonly string[];
  /** What each of them is, in the same order; empty where an administrator wrote them. */
  readonly needs: readonly EquipmentNeed[];
};

/**
 * What to bring for several drills, each thing once and in the order of the drills, as often as the drill takes it
 * that takes most of it. Where all clubs are to be brought, none is named besides.
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
