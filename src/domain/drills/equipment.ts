import type { Language } from '#domain/language.ts';

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
  /** The singular after "or". Left out if it is `one` with a small letter; in German, which writes nouns large, `one`. */
  readonly afterOr?: string | undefined;
};

/** Returns the items of a need with their counts. */
export const thingsOf = (need: EquipmentNeed) => Object.entries(need) as [EquipmentId, number][];

/** Returns every item that any of the drills needs. */
export const neededFor = (
  drills: readonly { readonly needs: readonly EquipmentNeed[] }[],
): ReadonlySet<EquipmentId> =>
  new Set(drills.flatMap(({ needs }) => needs.flatMap(thingsOf)).map(([id]) => id));

/** Languages that write nouns with a capital letter. */
const largeNouns: readonly string[] = ['de'] satisfies readonly Language[];

/** Writes the first letter small; in Dutch, IJ is one letter. */
const withSmallLetter = (text: string) =>
  text.replace(/^(?:IJ|.)/u, (first) => first.toLowerCase());

/** Describes a need in words, such as "10 balls", "2 books or 2 tees", or "Chalk or foot spray". */
export function describeNeed(
  need: EquipmentNeed,
  words: Readonly<Record<EquipmentId, EquipmentWords>>,
  language: string,
): string {
  const things = thingsOf(need).map(([id, count], index) => {
    const { one, other, afterOr } = words[id];
    if (count > 1 && other) return other.replace('{count}', String(count));
    if (index === 0) return one;
    return afterOr ?? (largeNouns.includes(language) ? one : withSmallLetter(one));
  });
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(things);
}

/** Whether the needs can be met without the missing items. */
export const canDoWithout = (
  needs: readonly EquipmentNeed[],
  missing: readonly EquipmentId[],
): boolean => needs.every((need) => thingsOf(need).some(([id]) => !missing.includes(id)));
