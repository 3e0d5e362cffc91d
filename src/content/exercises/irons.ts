import type { Drill } from '#domain/drills/drill.ts';
import { rangeTurf } from './grounds.ts';

// Ids are append-only: plans, scores and notes of golfers point to them.
export const irons: readonly Drill[] = [
  {
    id: 'easy-wedges',
    name: 'Ten easy wedges',
    focus: 'irons',
    description: 'Ten soft wedges to an open target. Half the speed, all the balance.',
    purpose:
      'The first balls of the day decide the rhythm of the rest. Soft wedges find the middle of the face before you need it.',
    setUp: 'A wedge, ten balls and a wide target about {m:50} out.',
    steps: [
      'Hit three balls waist high to waist high.',
      'Hit four to chest height and hold the finish until the ball lands.',
      'Hit three with a full turn at the same soft speed.',
    ],
    commonFaults: [
      {
        fault: 'You reach for the driver after three balls.',
        fix: 'Ten wedges take four minutes. Count them.',
      },
      {
        fault: 'The first balls are thin.',
        fix: 'Brush the grass twice without a ball, then hit.',
      },
    ],
    equipment: ['A wedge', '10 balls'],
    venues: ['range'],
    minutes: 5,
    level: 'beginner',
    mode: 'warm_up',
    scoring: null,
    diagram: {
      alt: 'A golfer seen from above hits soft wedges to a wide landing area about {m:50} away.',
      marks: [
        rangeTurf,
        { type: 'golfer', at: [62, 68], club: 'address' },
        { type: 'zone', at: [240, 108], r: [36, 34] },
        { type: 'path', from: [74, 108], to: [238, 108], bend: -22, flight: 'carry' },
        {
          type: 'spots',
          hits: [
            [228, 122],
            [252, 96],
            [258, 118],
            [222, 92],
          ],
        },
        { type: 'ball', at: [74, 108] },
        { type: 'label', at: [150, 134], label: { metres: 50 } },
      ],
    },
  },
  {
    id: 'low-point-line',
    name: 'Low-point line',
    focus: 'irons',
    description:
      'A line on the ground shows where the club meets the turf. The mark belongs on the target side of it.',
    purpose:
      'Fat and thin shots have one cause: the low point of the swing wanders. The line shows it after every swing.',
    setUp:
      'Draw a line at a right angle to your target with chalk, spray or a row of tees. Stand so that it lies where the ball would be.',
    steps: [
      'Make ten swings with a short iron and no ball, moving along the line.',
      'Look at the marks: they begin on the line or just past it.',
      'When eight of ten are right, lay balls on the line and go on.',
      'Push the ground with the lead foot through impact. Leave the arms alone.',
    ],
    commonFaults: [
      {
        fault: 'The marks begin behind the line.',
        fix: 'Start with a little more weight on the lead foot and finish with all of it there.',
      },
      {
        fault: 'No mark at all.',
        fix: 'Keep the chest down through the strike and brush the grass, ball or not.',
      },
    ],
    equipment: ['A short iron', '10 balls', 'Chalk, spray or tees'],
    venues: ['range'],
    minutes: 12,
    level: 'beginner',
    mode: 'blocked',
    scoring: {
      how: 'Make 20 swings. Count the marks that begin on the line or past it.',
      unit: 'good marks',
      better: 'higher',
      min: 0,
      max: 20,
      step: 1,
      targets: { beginner: 5, intermediate: 10, advanced: 14, expert: 16 },
      basis: 'estimate',
    },
    diagram: {
      alt: 'A line across the turf: three marks of the club begin on its target side, and balls wait on the line.',
      marks: [
        rangeTurf,
        { type: 'line', from: [140, 34], to: [140, 170] },
        { type: 'zone', at: [154, 54], r: [13, 6] },
        { type: 'zone', at: [154, 78], r: [13, 6] },
        { type: 'zone', at: [154, 102], r: [13, 6] },
        { type: 'ball', at: [140, 126] },
        { type: 'ball', at: [140, 150] },
        { type: 'path', from: [140, 126], to: [290, 118], bend: -16, flight: 'carry' },
        { type: 'label', at: [102, 54], label: { word: 'Line' } },
        { type: 'label', at: [200, 78], label: { word: 'Marks' } },
      ],
    },
  },
  {
    id: 'short-iron-greens',
    name: 'Short-iron greens',
    focus: 'irons',
    description: 'Ten balls to a green from {m:90}. On or off, nothing between.',
    purpose:
      'From here a green means two putts and a par. The count shows at once whether club, aim or strike costs you greens.',
    setUp:
      'A target on the range about {m:90} away. Picture a green as wide as it is deep, {m:25} across.',
    steps: [
      'Choose the club that reaches the middle, not the flag.',
      'Hit ten balls with the whole routine and step away after each.',
      'Write down every miss: short, long, left or right.',
      'Look at the four counts. The largest is the work for the next session.',
    ],
    commonFaults: [
      {
        fault: 'Nearly all misses are short.',
        fix: 'Take one more club for the whole set and swing softer.',
      },
      {
        fault: 'Misses on both sides.',
        fix: 'Lay a club on the ground and check the aim before you blame the swing.',
      },
    ],
    equipment: ['Short irons', '10 balls'],
    venues: ['range'],
    minutes: 12,
    level: 'beginner',
    mode: 'game',
    scoring: {
      how: 'Hit ten balls. Count those that finish on the green.',
      unit: 'greens hit',
      better: 'higher',
      min: 0,
      max: 10,
      step: 1,
      targets: { beginner: 2, intermediate: 4, advanced: 5, expert: 7 },
      basis: 'published',
    },
    diagram: {
      alt: 'Shots from {m:90} to a round green {m:25} across; six lie on the green and three beside it.',
      mow: 15,
      marks: [
        rangeTurf,
        {
          type: 'turf',
          shape: [
            [186, 98],
            [204, 62],
            [244, 52],
            [280, 72],
            [290, 108],
            [268, 142],
            [226, 148],
            [194, 130],
          ],
        },
        { type: 'path', from: [36, 112], to: [226, 102], bend: -28, flight: 'carry' },
        {
          type: 'spots',
          hits: [
            [232, 112],
            [214, 96],
            [258, 122],
            [222, 130],
            [262, 84],
            [214, 78],
          ],
          misses: [
            [170, 78],
            [174, 140],
            [236, 162],
          ],
        },
        { type: 'ball', at: [36, 112] },
        { type: 'hole', at: [244, 100], h: 36 },
        { type: 'label', at: [110, 132], label: { metres: 90 } },
      ],
    },
  },
  {
    id: 'nine-windows',
    name: 'Nine windows',
    focus: 'irons',
    description:
      'Low, middle and high, each with a draw, straight and a fade. Call the window, then hit it.',
    purpose:
      'Shaping the ball on call shows what your hands and feet do to the face. You need two of the nine on the course, and you learn which.',
    setUp: 'A 7-iron and a target you can see well. Picture nine windows {m:20} in front of you.',
    steps: [
      'Say the window aloud before every ball.',
      'Begin with the middle row, then low, then high.',
      'Play the nine in random order when each has worked once.',
      'A ball that ends on the target side of its curve counts as half a window.',
    ],
    commonFaults: [
      {
        fault: 'The low ball climbs.',
        fix: 'Ball a little back, hands low at the finish, and less speed.',
      },
      {
        fault: 'The fade becomes a slice.',
        fix: 'Open the stance, not the face. Half the curve is enough.',
      },
    ],
    equipment: ['7-iron', '18 balls'],
    venues: ['range'],
    minutes: 20,
    level: 'advanced',
    mode: 'random',
    scoring: {
      how: 'Play the nine windows once each. One point for a hit, half a point for the right curve at the wrong height.',
      unit: 'windows',
      better: 'higher',
      min: 0,
      max: 9,
      step: 0.5,
      targets: { beginner: 1, intermediate: 2.5, advanced: 4.5, expert: 6 },
      basis: 'estimate',
    },
    diagram: {
      alt: 'Nine windows seen from behind the ball: low, middle and high, each with a draw, a straight shot and a fade. A high fade is called.',
      marks: [
        {
          type: 'turf',
          ground: 'fairway',
          shape: [
            [-40, 168],
            [80, 160],
            [240, 160],
            [360, 168],
            [370, 230],
            [160, 240],
            [-50, 230],
          ],
        },
        { type: 'windows', at: [82, 34], size: [56, 38], ball: [166, 178], pick: 2 },
        { type: 'ball', at: [166, 178] },
        { type: 'label', bare: true, anchor: 'end', at: [74, 53], label: { word: 'High' } },
        { type: 'label', bare: true, anchor: 'end', at: [74, 91], label: { word: 'Mid' } },
        { type: 'label', bare: true, anchor: 'end', at: [74, 129], label: { word: 'Low' } },
        { type: 'label', bare: true, at: [110, 24], label: { word: 'Draw' } },
        { type: 'label', bare: true, at: [166, 24], label: { word: 'Straight' } },
        { type: 'label', bare: true, at: [222, 24], label: { word: 'Fade' } },
      ],
    },
  },
  {
    id: 'club-roulette',
    name: 'Club roulette',
    focus: 'irons',
    description: 'A new club and a new target for every ball, drawn by lot. Never the same twice.',
    purpose:
      'On the course no shot comes twice. It feels worse than hitting ten with one club, and more of it stays.',
    setUp:
      'Write five clubs and three targets on slips of paper. Draw one of each before every ball.',
    steps: [
      'Draw a club and a target. Name the start line and the length.',
      'Walk in from behind, with the whole routine.',
      'A ball counts when it ends inside a corridor of {m:25} around the target.',
      'Put the slip aside, so that no club comes twice in a row.',
    ],
    commonFaults: [
      {
        fault: 'You take a second ball after a bad one.',
        fix: 'One slip, one ball. The next slip is the remedy.',
      },
      {
        fault: 'Long clubs spoil the count.',
        fix: 'Aim them at the middle of the range and keep the corridor.',
      },
    ],
    equipment: ['5 clubs', '20 balls', 'Paper slips'],
    venues: ['range'],
    minutes: 15,
    level: 'beginner',
    mode: 'random',
    scoring: {
      how: 'Hit 15 balls. Count those that end inside the corridor you called.',
      unit: 'balls in the corridor',
      better: 'higher',
      min: 0,
      max: 15,
      step: 1,
      targets: { beginner: 4, intermediate: 6, advanced: 8, expert: 10 },
      basis: 'estimate',
    },
    diagram: {
      alt: 'Three targets at different lengths and sides, each for another club; the second one is drawn.',
      marks: [
        rangeTurf,
        {
          type: 'turf',
          shape: [
            [114, 58],
            [134, 48],
            [158, 54],
            [160, 74],
            [138, 82],
            [116, 74],
          ],
        },
        {
          type: 'turf',
          shape: [
            [192, 128],
            [214, 118],
            [240, 126],
            [240, 148],
            [214, 156],
            [194, 148],
          ],
        },
        {
          type: 'turf',
          shape: [
            [250, 68],
            [272, 58],
            [300, 66],
            [302, 88],
            [276, 96],
            [252, 90],
          ],
        },
        { type: 'path', from: [36, 104], to: [136, 66], bend: -14, flight: 'carry', quiet: true },
        { type: 'path', from: [36, 104], to: [276, 78], bend: -10, flight: 'carry', quiet: true },
        { type: 'path', from: [36, 104], to: [212, 138], bend: -22, flight: 'carry' },
        { type: 'ball', at: [36, 104] },
        { type: 'hole', at: [218, 138], h: 34 },
        { type: 'label', at: [138, 36], label: { word: 'Wedge' } },
        { type: 'label', at: [166, 158], label: { word: '8-iron' } },
        { type: 'label', at: [276, 42], label: { word: '5-iron' } },
      ],
    },
  },
];
