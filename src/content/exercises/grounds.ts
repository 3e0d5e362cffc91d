import type { Mark } from '#domain/drills/diagram.ts';

// Grounds shared by several diagrams.

/** A practice green that fills the picture. */
export const wideGreen = {
  type: 'turf',
  shape: [
    [-30, 20],
    [60, -14],
    [180, 6],
    [300, -10],
    [356, 80],
    [340, 180],
    [230, 214],
    [110, 196],
    [10, 216],
    [-40, 120],
  ],
} as const satisfies Mark<'turf'>;

/** A whole green, with rough around it. */
export const roundGreen = {
  type: 'turf',
  shape: [
    [34, 60],
    [110, -8],
    [214, -6],
    [294, 66],
    [280, 150],
    [214, 212],
    [104, 214],
    [26, 150],
  ],
} as const satisfies Mark<'turf'>;

/** A green to the right, with room to chip from the left. */
export const greenToTheRight = {
  type: 'turf',
  shape: [
    [84, 60],
    [150, 6],
    [260, -4],
    [342, 40],
    [350, 140],
    [280, 206],
    [170, 196],
    [100, 140],
  ],
} as const satisfies Mark<'turf'>;

/** A fairway that runs across the picture from a tee on the left. */
export const fairway = {
  type: 'turf',
  ground: 'fairway',
  shape: [
    [64, 92],
    [140, 66],
    [230, 56],
    [330, 64],
    [350, 116],
    [330, 150],
    [230, 146],
    [140, 138],
    [66, 116],
  ],
} as const satisfies Mark<'turf'>;

export const teeBox = {
  type: 'turf',
  ground: 'tee',
  shape: [
    [10, 90],
    [44, 88],
    [48, 118],
    [12, 120],
  ],
} as const satisfies Mark<'turf'>;

/** Mown range turf that fills the picture from left to right. */
export const rangeTurf = {
  type: 'turf',
  ground: 'fairway',
  shape: [
    [-60, 44],
    [60, 34],
    [200, 30],
    [380, 38],
    [390, 168],
    [200, 176],
    [60, 170],
    [-60, 164],
  ],
} as const satisfies Mark<'turf'>;

/** A strip of carpet or a putting mat on the floor at home. */
export const longMat = {
  type: 'mat',
  at: [160, 100],
  size: [272, 72],
} as const satisfies Mark<'mat'>;
