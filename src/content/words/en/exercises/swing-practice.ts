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
    alternatives: ['At a net it works as well: only the finish counts.'],
    scoring: {
      how: 'Hit 20 balls. Count the finishes you hold for three seconds.',
      unit: 'held finishes',
      unitOfOne: 'held finish',
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
    setUp: 'A wedge, 20 balls on low tees and two marks {10 m|10 yd} apart at {50 m|55 yd}.',
    steps: [
      'Swing back until the lead arm is level and the club points up.',
      'Swing through until the trail arm is level, and stop there.',
      'Look: club and trail arm in one line, weight on the lead foot.',
      'Start the ball between the two marks. A full swing does not count, wherever the ball goes.',
    ],
    commonFaults: [
      {
        fault: 'The swing runs on past three.',
        fix: 'Swing slower. You can stop what you control.',
      },
      {
        fault: 'The ball starts to one side.',
        fix: 'Feel the back of the lead hand face the target as the club meets the ball.',
      },
    ],
    alternatives: ['Without the two marks: a tree and the gap beside it, about {10 m|10 yd} wide.'],
    scoring: {
      how: 'Hit {attempts} balls. Count those that start and stay between the two marks.',
      unit: 'balls on line',
      unitOfOne: 'ball on line',
    },
    diagram: {
      alt: 'A golfer seen from the front as on a clock face: at nine o’clock the arm is horizontal and the club upright, at three o’clock arm and club are horizontal in one line.',
    },
  },
  'tempo-three-to-one': {
    name: 'Three back, one through',
    description:
      'Count one, two, three on the way back and one on the way through. With or without a ball.',
    purpose:
      'A swing that keeps its time survives the first tee. Counting gives your head something to do that helps.',
    setUp:
      'Any club and room to swing. Start a metronome at a beat that suits you and keep it. Film yourself, or let a friend watch.',
    steps: [
      'Count aloud with the beat and make ten swings without a ball. These do not count.',
      'Make 20 swings at the same beat, with a ball where you may.',
      'Look at the film or ask your friend: at the top on three, at the ball on one.',
      'Keep the beat for the whole set. Write it down for the next time.',
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
    alternatives: ['In a low room: a short club held upside down, or a towel with a knot.'],
    safety:
      'Look up and around before the first swing: ceiling, lamp, furniture, people. Eyes open all the time.',
    scoring: {
      how: 'Make {attempts} swings with a metronome, filmed or watched. Count those at the top on three and at the ball, or where it would lie, on one.',
      unit: 'swings in time',
      unitOfOne: 'swing in time',
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
      'A gap {10 m|10 yd} wide, {100 m|110 yd} away, is the target. Lay one stick just outside the ball, pointing at the middle of the gap, and one parallel to it along the toes.',
    steps: [
      'Set the face first, then the toes to the inner rail. Hit five balls like that.',
      'Take the rails away. Stand behind the ball, choose the middle of the gap and set up.',
      'Before you hit, lay one stick along your toes and one at the face, and look at both from behind.',
      'Aim ten times like that, at a new gap each time. Hit the ball or leave it.',
    ],
    commonFaults: [
      {
        fault: 'The feet are on line and the shoulders are open.',
        fix: 'Hold a club across the shoulders before you grip it.',
      },
      {
        fault: 'The ball creeps forward in the stance.',
        fix: 'Lay a tee at the inside of the lead heel and keep the ball in line with it.',
      },
    ],
    alternatives: ['On any lawn without balls: two trees or posts are the gap.'],
    scoring: {
      how: 'Aim ten times without rails. Count the times when both sticks, along the toes and at the face, pointed inside the gap.',
      unit: 'right aims',
      unitOfOne: 'right aim',
    },
    diagram: {
      alt: 'Two parallel sticks on the ground, one along the toes and one beyond the ball, both pointing into a gap {10 m|10 yd} wide between two posts.',
      labels: {
        toes: 'Toes',
        ballLine: 'Ball line',
      },
    },
  },
};
