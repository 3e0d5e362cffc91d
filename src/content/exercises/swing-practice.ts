import type { Drill } from '#domain/drills/drill.ts';
import { rangeTurf } from './grounds.ts';

// Ids are append-only: plans, scores and notes of golfers point to them.
export const swingPractice: readonly Drill[] = [
  {
    id: 'feet-together',
    name: 'Feet together',
    focus: 'swing_practice',
    description:
      'Three-quarter swings with the feet touching. If you keep your balance, the swing is in order.',
    purpose:
      'With no base to lean on, arms and body have to turn together. Balance is the quickest teacher of rhythm.',
    setUp: 'A short iron, the ball on a low tee, the feet side by side.',
    steps: [
      'Swing to chest height on both sides at half speed.',
      'Hold each finish for three seconds before you look for the ball.',
      'When ten in a row hold, swing a little longer, never harder.',
      'Hit the last five from your normal stance with the same quiet feet.',
    ],
    commonFaults: [
      {
        fault: 'You topple toward the toes.',
        fix: 'Take weight into the heels at address and swing slower from the top.',
      },
      {
        fault: 'Only the arms swing.',
        fix: 'Turn the shirt buttons to the target until the finish.',
      },
    ],
    equipment: ['A short iron', '20 balls', 'Tees'],
    venues: ['range'],
    minutes: 10,
    level: 'beginner',
    mode: 'blocked',
    scoring: {
      how: 'Hit 20 balls. Count the finishes you hold for three seconds.',
      unit: 'held finishes',
      better: 'higher',
      min: 0,
      max: 20,
      step: 1,
      targets: { beginner: 9, intermediate: 12, advanced: 15, expert: 17 },
      basis: 'estimate',
    },
    diagram: {
      alt: 'Two feet side by side, seen from above, and a ball that flies along a straight line.',
      marks: [
        rangeTurf,
        { type: 'feet', at: [112, 70], gap: 8 },
        { type: 'path', from: [112, 112], to: [288, 108], bend: -18, flight: 'carry' },
        { type: 'ball', at: [112, 112] },
        { type: 'label', at: [176, 70], label: { word: 'Feet together' } },
      ],
    },
  },
  {
    id: 'nine-to-three',
    name: 'Nine to three',
    focus: 'swing_practice',
    description: 'Half swings from nine o’clock to three o’clock. The ball flies low and straight.',
    purpose:
      'Everything that matters at impact happens between nine and three. Get that half right and the full swing follows.',
    setUp: 'A wedge, ten balls on low tees and two marks {m:10} apart at {m:50}.',
    steps: [
      'Swing back until the lead arm is level, then through until the trail arm is level.',
      'Stop at three o’clock and look: club and arm in one line, weight on the lead foot.',
      'Start the ball between the two marks.',
      'When nine of ten fly on line, go from ten to two.',
    ],
    commonFaults: [
      {
        fault: 'The swing runs on past three.',
        fix: 'Swing slower. You can stop what you control.',
      },
      {
        fault: 'The ball starts right or left.',
        fix: 'Point the logo of the glove at the target at three o’clock.',
      },
    ],
    equipment: ['A wedge', '20 balls', 'Tees'],
    venues: ['range'],
    minutes: 12,
    level: 'beginner',
    mode: 'blocked',
    scoring: {
      how: 'Hit 20 balls. Count those that start and stay between the two marks.',
      unit: 'balls on line',
      better: 'higher',
      min: 0,
      max: 20,
      step: 1,
      targets: { beginner: 5, intermediate: 10, advanced: 14, expert: 16 },
      basis: 'estimate',
    },
    diagram: {
      alt: 'A golfer seen from the front as on a clock face: the club swings from nine o’clock through the ball at six to three o’clock.',
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
        { type: 'ring', at: [160, 92], r: 68 },
        { type: 'limb', from: [154, 124], to: [146, 164], width: 9 },
        { type: 'limb', from: [166, 124], to: [174, 164], width: 9 },
        { type: 'limb', from: [160, 84], to: [160, 120], width: 20 },
        { type: 'head', at: [160, 60] },
        { type: 'stick', from: [150, 88], to: [96, 92] },
        { type: 'stick', from: [170, 88], to: [224, 92] },
        { type: 'arc', at: [160, 92], r: 68, from: 172, to: 8 },
        { type: 'ball', at: [160, 160] },
        { type: 'label', at: [72, 92], label: { word: '9' } },
        { type: 'label', at: [248, 92], label: { word: '3' } },
      ],
    },
  },
  {
    id: 'tempo-three-to-one',
    name: 'Three back, one through',
    focus: 'swing_practice',
    description:
      'Count one, two, three on the way back and one on the way through. With or without a ball.',
    purpose:
      'A swing that keeps its time survives the first tee. Counting gives your head something to do that helps.',
    setUp:
      'Any club and room to swing. At home take a short club or a towel with a knot and look at the ceiling first.',
    steps: [
      'Count aloud and make ten swings without a ball.',
      'Make ten at the same count with eyes shut.',
      'On the range hit ten balls at the same count.',
      'Count faster for five swings, slower for five. The ratio stays.',
    ],
    commonFaults: [
      {
        fault: 'Three comes before the top.',
        fix: 'Start the count when the club moves, not before.',
      },
      { fault: 'The one is a hit.', fix: 'Say the one long, as long as the follow-through lasts.' },
    ],
    equipment: ['Any club', 'A metronome, if you like'],
    venues: ['home', 'range'],
    minutes: 8,
    level: 'beginner',
    mode: 'blocked',
    scoring: {
      how: 'Make 20 swings. Count those that reached the top on three and the ball, or where it would lie, on one.',
      unit: 'swings in time',
      better: 'higher',
      min: 0,
      max: 20,
      step: 1,
      targets: { beginner: 8, intermediate: 11, advanced: 14, expert: 16 },
      basis: 'estimate',
    },
    diagram: {
      alt: 'A swing seen from the front: the count one, two, three runs up the backswing and a single one comes down to the ball.',
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
        { type: 'limb', from: [154, 124], to: [146, 164], width: 9 },
        { type: 'limb', from: [166, 124], to: [174, 164], width: 9 },
        { type: 'limb', from: [160, 84], to: [160, 120], width: 20 },
        { type: 'head', at: [160, 60] },
        { type: 'arc', at: [160, 94], r: 74, from: 100, to: 238 },
        { type: 'arc', at: [160, 94], r: 58, from: 238, to: 98, quiet: true },
        { type: 'ball', at: [160, 162] },
        { type: 'label', at: [94, 148], label: { word: '1' } },
        { type: 'label', at: [74, 92], label: { word: '2' } },
        { type: 'label', at: [98, 34], label: { word: '3' } },
        { type: 'label', at: [216, 132], label: { word: '1 through' } },
      ],
    },
  },
  {
    id: 'rail-set-up',
    name: 'Rails for the set-up',
    focus: 'swing_practice',
    description: 'Two sticks on the ground, like rails: one for the feet, one for the ball line.',
    purpose:
      'Most golfers aim beside the target and swing to make up for it. The rails take that reason away.',
    setUp:
      'Lay one stick just outside the ball, pointing at the target, and one parallel to it along the toes.',
    steps: [
      'Stand behind the ball and check that the outer rail points at the target.',
      'Set the face first, then the toes to the inner rail.',
      'Hit five balls, then take the rails away for one.',
      'Lay a stick along your toes after that one and see where you aimed.',
    ],
    commonFaults: [
      {
        fault: 'Feet right, shoulders open.',
        fix: 'Hold a club across the shoulders before you grip it.',
      },
      {
        fault: 'The ball creeps forward in the stance.',
        fix: 'Lay a tee at the inside of the lead heel and keep the ball in line with it.',
      },
    ],
    equipment: ['2 alignment sticks or clubs', 'A middle iron', '15 balls'],
    venues: ['range'],
    minutes: 12,
    level: 'beginner',
    mode: 'blocked',
    scoring: {
      how: 'Aim 15 times without rails and check each with a stick. Count the times when feet and face were right.',
      unit: 'right aims',
      better: 'higher',
      min: 0,
      max: 15,
      step: 1,
      targets: { beginner: 4, intermediate: 8, advanced: 11, expert: 13 },
      basis: 'estimate',
    },
    diagram: {
      alt: 'Two parallel sticks on the ground, one along the toes and one beyond the ball, both pointing at the target on the right.',
      marks: [
        rangeTurf,
        { type: 'feet', at: [116, 66], gap: 34 },
        { type: 'stick', from: [52, 84], to: [188, 84] },
        { type: 'stick', from: [52, 124], to: [188, 124] },
        { type: 'path', from: [122, 108], to: [258, 108], flight: 'carry' },
        { type: 'ball', at: [122, 108] },
        { type: 'hole', at: [266, 108], h: 40 },
        { type: 'label', at: [222, 78], label: { word: 'Toes' } },
        { type: 'label', at: [120, 148], label: { word: 'Ball line' } },
      ],
    },
  },
];
