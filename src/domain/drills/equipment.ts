/** Things that drills need. Append-only: exercises in databases name them. */
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

/** What a golfer who brings all of their clubs has along. */
export const inTheBag: ReadonlySet<EquipmentId> = new Set<EquipmentId>([
  ...(['putter', 'wedge', 'sandWedge', 'pitchingWedge', 'shortIron', 'middleIron'] as const),
  ...(['sevenIron', 'eightIron', 'driver', 'teeClub', 'club'] as const),
]);

/** How many of a thing are needed, from 1. With several things, any one of them will do. */
export type EquipmentNeed = Readonly<Partial<Record<EquipmentId, number>>>;

export type EquipmentWords = {
  /** One of it, such as "Coin". */
  readonly one: string;
  /** More of it with `{count}`, such as "{count} coins"; for what no drill needs more than one of, nothing. */
  readonly other?: string | undefined;
};

/** The things of a need with their numbers. */
export const thingsOf = (need: EquipmentNeed) => Object.entries(need) as [EquipmentId, number][];

/** All things that one or the other of some drills needs. */
export const neededFor = (
  drills: readonly { readonly needs: readonly EquipmentNeed[] }[],
): ReadonlySet<EquipmentId> =>
  new Set(drills.flatMap(({ needs }) => needs.flatMap(thingsOf)).map(([id]) => id));

/** What a need is called, such as "10 balls" or "2 books or 2 tees". */
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

/** Whether a golfer has what a drill needs who has everything but these things. */
export const canDoWithout = (
  needs: readonly EquipmentNeed[],
  missing: readonly EquipmentId[],
): boolean => needs.every((need) => thingsOf(need).some(([id]) => !missing.includes(id)));
