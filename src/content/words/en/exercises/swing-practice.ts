import type { swingPractice as facts } from '../../../exercises/swing-practice.ts';
import type { WordsOfDrills } from '../../words.ts';

export const swingPractice: WordsOfDrills<typeof facts> = {
  'feet-together': {
    name: 'Feet together',
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
    scoring: {
      how: 'Hit 20 balls. Count the finishes you hold for three seconds.',
      unit: 'held finishes',
    },
    diagram: {
      alt: 'Two feet side by side, seen from above, and a ball that flies along a straight line.',
      labels: {
        feetTogether: 'Feet together',
      },
    },
  },
  'nine-to-three': {
    name: 'Nine to three',
    description: 'Half swings from nine o’clock to three o’clock. The ball flies low and straight.',
    purpose:
      'Everything that matters at impact happens between nine and three. Get that half right and the full swing follows.',
    setUp: 'A wedge, ten balls on low tees and two marks {10 m|33 ft} apart at {50 m|55 yd}.',
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
    scoring: {
      how: 'Hit 20 balls. Count those that start and stay between the two marks.',
      unit: 'balls on line',
    },
    diagram: {
      alt: 'A golfer seen from the front as on a clock face: the club swings from nine o’clock through the ball at six to three o’clock.',
    },
  },
  'tempo-three-to-one': {
    name: 'Three back, one through',
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
      {
        fault: 'The one is a hit.',
        fix: 'Say the one long, as long as the follow-through lasts.',
      },
    ],
    equipment: ['A club', 'A metronome, if you like'],
    scoring: {
      how: 'Make 20 swings. Count those that reached the top on three and the ball, or where it would lie, on one.',
      unit: 'swings in time',
    },
    diagram: {
      alt: 'A swing seen from the front: the count one, two, three runs up the backswing and a single one comes down to the ball.',
      labels: {
        through: '1 through',
      },
    },
  },
  'rail-set-up': {
    name: 'Rails for the set-up',
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
    scoring: {
      how: 'Aim 15 times without rails and check each with a stick. Count the times when feet and face were right.',
      unit: 'right aims',
    },
    diagram: {
      alt: 'Two parallel sticks on the ground, one along the toes and one beyond the ball, both pointing at the target.',
      labels: {
        toes: 'Toes',
        ballLine: 'Ball line',
      },
    },
  },
};
