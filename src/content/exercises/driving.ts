import type { Drill } from '#domain/drills/drill.ts';
import { fairway, teeBox } from './grounds.ts';

// Ids are append-only: plans, scores and notes of golfers point to them.
export const driving: readonly Drill[] = [
  {
    id: 'fairway-corridor',
    name: 'Fairway corridor',
    focus: 'driving',
    description:
      'Fourteen tee shots at a corridor {m:25} wide. Count the fairways of a whole round.',
    purpose:
      'A round has about fourteen tee shots. The number you hit here is the number to expect on a good day.',
    setUp:
      'Choose two marks on the range {m:25} apart, about as far out as your driver goes. That is the fairway.',
    steps: [
      'Stand behind the ball and choose the side to aim at.',
      'Hit with the whole routine, then wait half a minute.',
      'Aim at another part of the corridor after every ball.',
      'Write down hit, left or right. The larger miss tells you where to aim next time.',
    ],
    commonFaults: [
      {
        fault: 'Fourteen balls in five minutes.',
        fix: 'Put the club back in the bag after every ball.',
      },
      {
        fault: 'All misses on one side.',
        fix: 'Aim the corridor’s other edge before you change the swing.',
      },
    ],
    equipment: ['Driver', '14 balls', '14 tees'],
    venues: ['range'],
    minutes: 15,
    level: 'beginner',
    mode: 'game',
    scoring: {
      how: 'Hit 14 tee shots. Count those that end inside the corridor.',
      unit: 'fairways hit',
      better: 'higher',
      min: 0,
      max: 14,
      step: 1,
      targets: { beginner: 5, intermediate: 6, advanced: 7, expert: 9 },
      basis: 'estimate',
    },
    diagram: {
      alt: 'From the tee on the left, a corridor {m:25} wide between two posts, about {m:200} out, with trees on both sides.',
      marks: [
        fairway,
        teeBox,
        { type: 'zone', at: [243, 101], r: [29, 29], box: true },
        { type: 'trees', at: [150, 24], seed: 'a', count: 9, spread: [120, 12] },
        { type: 'trees', at: [196, 180], seed: 'q', count: 9, spread: [130, 9] },
        { type: 'path', from: [30, 104], to: [246, 102], bend: -22, flight: 'carry' },
        { type: 'post', at: [214, 72], h: 18 },
        { type: 'post', at: [214, 130], h: 18 },
        {
          type: 'spots',
          hits: [
            [258, 92],
            [238, 112],
            [264, 108],
            [252, 119],
            [262, 98],
            [236, 84],
          ],
          misses: [
            [228, 158],
            [288, 148],
          ],
        },
        { type: 'ball', at: [30, 104] },
        { type: 'dim', from: [296, 72], to: [296, 130], label: { metres: 25 } },
        { type: 'label', at: [118, 124], label: { metres: 200 } },
      ],
    },
  },
  {
    id: 'two-club-pairs',
    name: 'Driver or the safe club',
    focus: 'driving',
    description:
      'Ten pairs: one ball with the driver, one with the club you trust, at the same gap.',
    purpose: 'You learn which club earns a tight hole. It is often not the one you think.',
    setUp: 'A gap {m:30} wide. Driver and one shorter club: a wood, a hybrid or a long iron.',
    steps: [
      'Hit the driver, then the safe club, with the same care.',
      'Write down hit or miss for each, and a guess of the length.',
      'Change the gap after every pair.',
      'Compare: hits and length. Decide how many hits a longer ball is worth to you.',
    ],
    commonFaults: [
      {
        fault: 'You swing the safe club softly.',
        fix: 'The safe club gets a full, balanced swing. Its length is what keeps it safe.',
      },
      {
        fault: 'The driver gets better because you warm to it.',
        fix: 'Begin every second pair with the safe club.',
      },
    ],
    equipment: ['Driver', 'A shorter tee club', '20 balls', 'Tees'],
    venues: ['range'],
    minutes: 15,
    level: 'beginner',
    mode: 'random',
    scoring: {
      how: 'Hit ten pairs, 20 balls. Count all balls that end inside the gap, with either club.',
      unit: 'balls in the gap',
      better: 'higher',
      min: 0,
      max: 20,
      step: 1,
      targets: { beginner: 7, intermediate: 9, advanced: 12, expert: 14 },
      basis: 'estimate',
    },
    diagram: {
      alt: 'Two tee shots at the same gap {m:30} wide: a longer one with the driver and a shorter one with the safe club.',
      marks: [
        fairway,
        teeBox,
        { type: 'trees', at: [170, 22], seed: 'pair', count: 8, spread: [120, 10] },
        { type: 'trees', at: [200, 182], seed: 'gap', count: 8, spread: [120, 8] },
        { type: 'zone', at: [190, 102], r: [22, 30], box: true },
        { type: 'zone', at: [256, 102], r: [22, 30], box: true },
        { type: 'path', from: [30, 98], to: [258, 92], bend: -26, flight: 'carry' },
        { type: 'path', from: [30, 110], to: [190, 112], bend: 10, flight: 'carry' },
        { type: 'ball', at: [30, 98] },
        { type: 'ball', at: [30, 112] },
        { type: 'label', at: [258, 50], label: { word: 'Driver' } },
        { type: 'label', at: [176, 152], label: { word: 'Safe club' } },
        { type: 'dim', from: [294, 72], to: [294, 132], label: { metres: 30 }, side: 0 },
      ],
    },
  },
  {
    id: 'strike-map',
    name: 'Strike map',
    focus: 'driving',
    description: 'Mark the face, hit ten drives and read where the ball was struck.',
    purpose:
      'A strike off the middle costs length that speed does not bring back. The face tells you what the flight only hints at.',
    setUp:
      'Dust the face with dry foot spray or chalk. Tee the ball so that half of it shows above the club.',
    steps: [
      'Hit five drives without wiping the face.',
      'Read the pattern: heel or toe, high or low.',
      'Change one thing only: the distance to the ball or the height of the tee.',
      'Wipe, hit five more, and compare the two maps.',
    ],
    commonFaults: [
      { fault: 'Marks toward the heel.', fix: 'Stand the width of a thumb farther from the ball.' },
      {
        fault: 'Marks low on the face.',
        fix: 'Tee the ball higher and keep the trail shoulder lower at address.',
      },
    ],
    equipment: ['Driver', '10 balls', 'Tees', 'Foot spray or chalk'],
    venues: ['range'],
    minutes: 12,
    level: 'intermediate',
    mode: 'blocked',
    scoring: {
      how: 'Hit ten drives. Count the marks within a thumb’s width of the middle.',
      unit: 'centred strikes',
      better: 'higher',
      min: 0,
      max: 10,
      step: 1,
      targets: { beginner: 2, intermediate: 3, advanced: 5, expert: 7 },
      basis: 'estimate',
    },
    diagram: {
      alt: 'The face of a driver seen from the ball: most marks lie in a circle in the middle, two toward the toe and one toward the heel.',
      marks: [
        { type: 'stick', from: [246, 72], to: [286, 20] },
        { type: 'face', at: [156, 106], size: [208, 116] },
        { type: 'ring', at: [156, 106], r: 30 },
        {
          type: 'spots',
          hits: [
            [148, 98],
            [162, 112],
            [152, 118],
            [168, 96],
            [144, 110],
          ],
          misses: [
            [96, 92],
            [84, 108],
            [214, 118],
          ],
        },
        { type: 'label', at: [86, 136], label: { word: 'Toe' } },
        { type: 'label', at: [228, 92], label: { word: 'Heel' } },
      ],
    },
  },
  {
    id: 'one-ball-tee-shot',
    name: 'One ball, one tee shot',
    focus: 'driving',
    description:
      'Picture the hardest tee shot you know. You have one ball, five times in the session.',
    purpose:
      'The first tee gives you one ball. Waiting for it, and hitting it cold, is a skill of its own.',
    setUp: 'Choose a gap {m:30} wide and name what stands left and right of it on your course.',
    steps: [
      'Wait two minutes or hit something else first.',
      'Name the safe side aloud. Choose the club for it.',
      'One ball, whole routine. Breathe out before you take the club back.',
      'A miss costs ten squats. Then wait again before the next ball.',
    ],
    commonFaults: [
      {
        fault: 'You aim away from trouble and swing toward it.',
        fix: 'Choose a target to hit, not a place to miss.',
      },
      {
        fault: 'The swing gets quick.',
        fix: 'Hum through the swing. If the tone breaks, it was too quick.',
      },
    ],
    equipment: ['Driver or the safe club', '5 balls', 'Tees'],
    venues: ['range', 'course'],
    minutes: 10,
    level: 'beginner',
    mode: 'pressure',
    scoring: {
      how: 'Hit five tee shots, each with a wait before it. Count those that end inside the gap.',
      unit: 'balls in play',
      better: 'higher',
      min: 0,
      max: 5,
      step: 1,
      targets: { beginner: 2, intermediate: 2, advanced: 3, expert: 4 },
      basis: 'estimate',
    },
    diagram: {
      alt: 'One tee shot over a fairway that turns between trees on the left and a bunker on the right, to a gap {m:30} wide.',
      marks: [
        {
          type: 'turf',
          ground: 'fairway',
          shape: [
            [66, 118],
            [140, 104],
            [214, 86],
            [262, 40],
            [300, 18],
            [344, 50],
            [300, 96],
            [250, 130],
            [150, 146],
            [68, 142],
          ],
        },
        {
          type: 'turf',
          ground: 'tee',
          shape: [
            [12, 116],
            [46, 114],
            [50, 144],
            [14, 146],
          ],
        },
        {
          type: 'sand',
          shape: [
            [236, 150],
            [274, 138],
            [296, 150],
            [284, 172],
            [246, 176],
          ],
        },
        { type: 'trees', at: [140, 56], seed: 'corner', count: 11, spread: [80, 26] },
        { type: 'zone', at: [226, 104], r: [24, 18], turn: -24 },
        { type: 'path', from: [32, 130], to: [228, 102], bend: -20, flight: 'carry' },
        { type: 'ball', at: [32, 130] },
        { type: 'dim', from: [258, 78], to: [274, 108], label: { metres: 30 }, side: -22 },
        { type: 'label', at: [112, 158], label: { word: 'One ball' } },
      ],
    },
  },
];
