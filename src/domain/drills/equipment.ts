/** Equipment that drills need. Append-only: exercises in databases refer to these ids. */
export const equipmentIds = [
  'ball',
  'putter',
  'wedge',
  'sandWedge',
  'pitchingWedge',
  'shortIron',
  'middleIron',
  'sevenIron',
  'eightIron',
  'driver',
  'teeClub',
  'club',
  'clubs',
  'tee',
  'coin',
  'glass',
  'book',
  'pencil',
  'ruler',
  'tapeMeasure',
  'rangefinder',
  'tape',
  'string',
  'towel',
  'basket',
  'doorway',
  'wall',
  'chair',
  'bench',
  'stick',
  'rake',
  'chalk',
  'footSpray',
  'scorecard',
  'paperSlip',
  'watch',
  'metronome',
  'camera',
  'medicineBall',
] as const;
export type EquipmentId = (typeof equipmentIds)[number];

/** Clubs that golfers have with them if they bring all of their clubs. */
export const inTheBag: ReadonlySet<EquipmentId> = new Set<EquipmentId>([
  ...(['putter', 'wedge', 'sandWedge', 'pitchingWedge', 'shortIron', 'middleIron'] as const),
  ...(['sevenIron', 'eightIron', 'driver', 'teeClub', 'club'] as const),
]);

/** How many of an item are needed, 1 or more. If there are several items, any one of them is enough. */
export type EquipmentNeed = Readonly<Partial<Record<EquipmentId, number>>>;

export type EquipmentWords = {
  /** The singular, such as "Coin". */
  readonly one: string;
  /** The plural with `{count}`, such as "{count} coins". Left out if no drill needs more than one. */
  readonly other?: string | undefined;
};

/** Returns the items of a need with their counts. */
export const thingsOf = (need: EquipmentNeed) => Object.entries(need) as [EquipmentId, number][];

/** Returns every item that any of the drills needs. */
export const neededFor = (
  drills: readonly { readonly needs: readonly EquipmentNeed[] }[],
): ReadonlySet<EquipmentId> =>
  new Set(drills.flatMap(({ needs }) => needs.flatMap(thingsOf)).map(([id]) => id));

/** Describes a need in words, such as "10 balls" or "2 books or 2 tees". */
export function describeNeed(
  need: EquipmentNeed,
  words: Readonly<Record<EquipmentId, EquipmentWords>>,
  language: string,
): string {
  const things = thingsOf(need).map(([id, count]) => {
    const { one, other } = words[id];
    return count > 1 && other ? other.replace('{count}', String(count)) : one;
  });
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(things);
}

/** Whether the needs can be met without the missing items. */
export const canDoWithout = (
  needs: readonly EquipmentNeed[],
  missing: readonly EquipmentId[],
): boolean => needs.every((need) => thingsOf(need).some(([id]) => !missing.includes(id)));
