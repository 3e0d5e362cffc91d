import type { Diagram, Mark } from '#domain/drills/diagram.ts';
import type { KeyBelow } from '#i18n/translate.ts';

export type Stretch = {
  readonly id: KeyBelow<'training', 'warmUp.stretches'>;
  readonly seconds: number;
  /** Seen from above. The text next to it says the same, so the diagram has no alt text. */
  readonly diagram: Diagram;
};

const mat = {
  type: 'turf',
  shape: [
    [60, 100],
    [100, 20],
    [160, -6],
    [220, 20],
    [260, 100],
    [220, 180],
    [160, 206],
    [100, 180],
  ],
} as const satisfies Mark<'turf'>;

const drawn = (...marks: readonly Mark[]): Diagram => ({ alt: '', marks: [mat, ...marks] });

const turnBothWays = (r: number): readonly Mark[] => [
  { type: 'arc', at: [160, 104], r, from: -36, to: 36, tips: 'both' },
  { type: 'arc', at: [160, 104], r, from: 144, to: 216, tips: 'both' },
];

/** Five moves before play, about five minutes including the walk to the ball. All dynamic, no static holds. */
export const stretches: readonly Stretch[] = [
  {
    id: 'armSwings',
    seconds: 30,
    diagram: drawn(
      { type: 'limb', from: [147, 101], to: [112, 112], width: 8 },
      { type: 'limb', from: [173, 101], to: [208, 112], width: 8 },
      { type: 'golfer', at: [160, 98], gap: 28 },
      { type: 'arc', at: [147, 98], r: 50, from: 170, to: 112, tips: 'end' },
      { type: 'arc', at: [173, 98], r: 50, from: 10, to: 68, tips: 'end' },
    ),
  },
  {
    id: 'trunkTurns',
    seconds: 40,
    diagram: drawn(
      { type: 'golfer', at: [160, 100], gap: 30, club: 'across' },
      ...turnBothWays(56),
    ),
  },
  {
    id: 'sideBends',
    seconds: 50,
    diagram: drawn(
      { type: 'limb', from: [147, 100], to: [134, 84], width: 8 },
      { type: 'limb', from: [173, 100], to: [186, 84], width: 8 },
      { type: 'stick', from: [112, 80], to: [208, 80] },
      { type: 'golfer', at: [160, 102], gap: 30 },
      { type: 'path', from: [192, 108], to: [222, 108], flight: 'carry', tip: true, cut: 0 },
      { type: 'path', from: [128, 108], to: [98, 108], flight: 'carry', tip: true, cut: 0 },
    ),
  },
  {
    id: 'lunges',
    seconds: 70,
    diagram: drawn(
      { type: 'shoe', at: [150, 146] },
      { type: 'shoe', at: [172, 44] },
      { type: 'limb', from: [171, 66], to: [168, 92], width: 11 },
      { type: 'limb', from: [152, 134], to: [154, 106], width: 11 },
      { type: 'golfer', at: [160, 96], gap: 9, club: 'across' },
      { type: 'arc', at: [160, 100], r: 58, from: 144, to: 216, tips: 'end' },
    ),
  },
  {
    id: 'chops',
    seconds: 60,
    diagram: drawn(
      { type: 'golfer', at: [160, 88], gap: 30, club: 'address' },
      { type: 'arc', at: [160, 92], r: 60, from: 84, to: -40, tips: 'both' },
    ),
  },
];
