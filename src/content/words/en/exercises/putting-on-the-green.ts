import type { puttingOnTheGreen as facts } from '../../../exercises/putting-on-the-green.ts';
import type { WordsOfDrills } from '../../words.ts';

export const puttingOnTheGreen: WordsOfDrills<typeof facts> = {
  'gate-putting': {
    name: 'Gate putting',
    description:
      'Two gates of tees on a straight putt of {1.5 m|5 ft}: one ahead of the ball, one short of the hole.',
    purpose:
      'The first gate checks where the ball starts, the second whether it holds its line, the hole the pace. Together they say why a short putt missed.',
    setUp:
      'Find a straight putt of {1.5 m|5 ft}. Push in two tees {40 cm|16 in} ahead of the ball, {6 cm|2.5 in} apart, which is a ball and a finger. Push in two more {40 cm|16 in} short of the hole, {10 cm|4 in} apart.',
    steps: [
      'Aim at the middle of the first gate and forget the hole.',
      'Putt ten balls. Note which gate stopped the bad ones.',
      'Read the line again from behind the ball, then putt ten more.',
      'Count the balls of all 20 that passed both gates and dropped.',
    ],
    commonFaults: [
      {
        fault: 'The ball clips the first gate, always on one side.',
        fix: 'Have somebody look at the face from behind, or lay a club along it. Aim first.',
      },
      {
        fault: 'It passes the first gate and misses the second.',
        fix: 'The putt is not straight or too slow. Move the drill or roll it a turn firmer.',
      },
    ],
    alternatives: ['With two tees only, leave the second gate out and do not count.'],
    scoring: {
      how: 'Putt {attempts} balls. One point for each that passes both gates without a touch and drops.',
      unit: 'clean putts',
      unitOfOne: 'clean putt',
    },
    diagram: {
      alt: 'A straight putt of {1.5 m|5 ft} with a gate {6 cm|2.5 in} wide, {40 cm|16 in} ahead of the ball, and a gate {10 cm|4 in} wide, {40 cm|16 in} short of the hole.',
    },
  },
  'clock-putting': {
    name: 'Clock putting',
    description:
      'Twelve balls around the hole, on a circle with a radius of {1.2 m|4 ft}. Hole them in order, from twelve to twelve.',
    purpose:
      'Around the clock every short putt breaks another way. These are the putts that turn a good chip into a saved stroke.',
    setUp:
      'Choose a hole on a gentle slope. Lay twelve balls on a circle with a radius of {1.2 m|4 ft}, one at every hour.',
    steps: [
      'Read each putt afresh, from behind the ball.',
      'Putt in order, from twelve o’clock around to twelve.',
      'A miss stays a miss. Finish the circle and count.',
      'Go around a second time the other way.',
    ],
    commonFaults: [
      {
        fault: 'You walk around and do not read.',
        fix: 'Crouch behind every ball once, even when it is the same slope.',
      },
      {
        fault: 'The downhill side costs most.',
        fix: 'Aim higher and let the ball die. A slow putt falls in over the upper edge.',
      },
    ],
    alternatives: ['On a busy green, use half the circle and go around it four times.'],
    scoring: {
      how: 'Go around the hole, {attempts} putts. Count the balls you hole.',
      unit: 'putts holed',
      unitOfOne: 'putt holed',
    },
    diagram: {
      alt: 'Twelve balls around the hole on a circle with a radius of {1.2 m|4 ft}, numbered like a clock.',
    },
  },
  'four-sides-ladder': {
    name: 'Four sides, five steps',
    description:
      'From four sides of the hole, one step back after every round: {60 cm|2 ft} to {1.8 m|6 ft}.',
    purpose:
      'You never putt twice from the same place, and the length grows while the nerve is tested. It maps your range for short putts.',
    setUp:
      'Put tees on four sides of a hole at {60 cm|2 ft}, {90 cm|3 ft}, {1.2 m|4 ft}, {1.5 m|5 ft} and {1.8 m|6 ft}.',
    steps: [
      'Putt from the four nearest tees, one ball each.',
      'Step back and go round again, starting on another side.',
      'Play every distance once, whatever happens, so that scores compare.',
      'Note at which step the misses begin. That is your distance for the next weeks.',
    ],
    commonFaults: [
      {
        fault: 'All misses are low.',
        fix: 'Add a ball’s width of break, then look where it crosses the hole.',
      },
      {
        fault: 'You lose count and repeat a side.',
        fix: 'Go around like the clock and pull each tee as you leave it.',
      },
    ],
    alternatives: ['With four tees, move them back one step when you have gone around.'],
    scoring: {
      how: 'Putt 20 balls, one from each tee. Count the balls you hole.',
      unit: 'putts holed',
      unitOfOne: 'putt holed',
    },
    diagram: {
      alt: 'Four lines of five balls lead away from the hole, from {60 cm|2 ft} to {1.8 m|6 ft}.',
    },
  },
  'ladder-putting': {
    name: 'Ladder putting',
    description:
      'Four lines of tees at {3 m|10 ft}, {6 m|20 ft}, {9 m|30 ft} and {12 m|40 ft}. Each putt stops past its line, and not more than a putter’s length past.',
    purpose:
      'Three-putts come from the first putt. The ladder trains four lengths with no hole to distract you from the pace.',
    setUp:
      'Push in two tees as a line at {3 m|10 ft}, {6 m|20 ft}, {9 m|30 ft} and {12 m|40 ft}. A strip of {90 cm|3 ft} behind each line is the target.',
    steps: [
      'Putt one ball to each line, up the ladder.',
      'Come down again: {12 m|40 ft}, {9 m|30 ft}, {6 m|20 ft}, {3 m|10 ft}.',
      'Use one ball, so that every stroke is a first stroke.',
      'Go up and down twice. Look at the line, not at the ball, while it rolls.',
    ],
    commonFaults: [
      {
        fault: 'The first ball of each length is short.',
        fix: 'Walk to the line once and feel the length in your feet.',
      },
      {
        fault: 'You hit harder instead of longer.',
        fix: 'The stroke takes the same time for {3 m|10 ft} and for {12 m|40 ft}. Only its length changes.',
      },
    ],
    alternatives: ['On a small green, use the first three lines and do not count.'],
    scoring: {
      how: 'Putt 16 balls, twice up and twice down. One point for each that stops within {90 cm|3 ft} past its line.',
      unit: 'balls in the strip',
      unitOfOne: 'ball in the strip',
    },
    diagram: {
      alt: 'Four lines of tees at {3 m|10 ft}, {6 m|20 ft}, {9 m|30 ft} and {12 m|40 ft}; the putt to the third line has to stop in the strip behind it.',
    },
  },
  'lag-circle': {
    name: 'Lag circle',
    description:
      'Twelve putts of {9 m|30 ft} to a circle around the hole with a radius of {1 m|3 ft}. Inside it the next one is a short putt.',
    purpose: 'From {9 m|30 ft} almost nobody holes out. The stroke you can save is the third one.',
    setUp:
      'Mark a circle with a radius of {1 m|3 ft} around a hole: six tees, each {1 m|3 ft} from the hole. Step off {9 m|30 ft}.',
    steps: [
      'Walk half the putt once and look at the slope from the side.',
      'Putt three balls, then change to another side of the hole.',
      'Guess short or long while the ball is in its first third.',
      'Take the next hole after six balls, so that the slope changes too.',
    ],
    commonFaults: [
      {
        fault: 'Misses are short rather than wide.',
        fix: 'Make the practice strokes while you look at the hole.',
      },
      {
        fault: 'You read the line for minutes and guess the pace.',
        fix: 'At this length read the pace first. A line that is a hand off still ends in the circle.',
      },
    ],
    alternatives: [
      'Without tees, lay the putter from the hole outward: it is about as long as the radius.',
    ],
    scoring: {
      how: 'Putt 12 balls. Count those that stop inside the circle or drop.',
      unit: 'balls in the circle',
      unitOfOne: 'ball in the circle',
    },
    diagram: {
      alt: 'A long putt of {9 m|30 ft} curves to a circle around the hole with a radius of {1 m|3 ft}; earlier balls lie inside and outside it.',
      labels: {
        radius: 'Radius',
      },
    },
  },
  'par-18-putting': {
    name: 'Nine holes, par 18',
    description:
      'Nine putts of {6 m|20 ft} to {9 m|30 ft} over changing slopes, one ball. Par is two each.',
    purpose:
      'It is the same game as on the course: one read, one ball, and the second putt counts too.',
    setUp:
      'Choose nine putts of {6 m|20 ft} to {9 m|30 ft} from hole to hole, uphill, downhill and across.',
    steps: [
      'Mark, clean and place the ball before each first putt.',
      'Read, one practice stroke, go.',
      'Putt out. A tap-in is a stroke as well.',
      'Write the card hole by hole and circle the three-putts.',
    ],
    commonFaults: [
      {
        fault: 'Three-putts come from the second putt.',
        fix: 'Give a second putt of {1 m|3 ft} the same routine as the first.',
      },
      {
        fault: 'Downhill first putts run far past.',
        fix: 'Choose the spot where the ball should die, not the hole.',
      },
    ],
    alternatives: ['With one hole only, choose nine places around it.'],
    scoring: {
      how: 'Count the strokes for nine holes, par 18.',
      unit: 'strokes',
      unitOfOne: 'stroke',
    },
    diagram: {
      alt: 'Three numbered putts lead from hole to hole across a green; the first is {6 m|20 ft} and the second {9 m|30 ft} long.',
    },
  },
  drawback: {
    name: 'Drawback',
    description:
      'Nine putts. After every miss you pull the ball a putter’s length farther from the hole.',
    purpose:
      'There are no tap-ins here, so a careless first putt is paid for at once. It shows what pace is worth.',
    setUp:
      'Nine putts over changing slopes: three each of {5 m|16 ft}, {7 m|23 ft} and {9 m|30 ft}. One ball, one putter.',
    steps: [
      'Putt to the hole. If it drops, go to the next one.',
      'If it misses, pull the ball straight back from the hole by one putter length, {90 cm|3 ft}.',
      'Putt again, and pull back again after every miss until the ball is in.',
      'Add all strokes. Play the last three holes as if they decided the match.',
    ],
    commonFaults: [
      {
        fault: 'You charge the first putt to avoid the second.',
        fix: 'A ball that dies at the hole leaves {1 m|3 ft}. One that races past leaves {2 m|7 ft}.',
      },
      {
        fault: 'You give up after two misses.',
        fix: 'Start the routine again from behind the ball.',
      },
    ],
    alternatives: ['With one hole only, choose nine places around it.'],
    scoring: {
      how: 'Count the strokes for nine holes.',
      unit: 'strokes',
      unitOfOne: 'stroke',
    },
    diagram: {
      alt: 'A putt runs past the hole; the ball is pulled back {90 cm|3 ft} and putted again from there.',
      labels: {
        firstPutt: 'First putt',
      },
    },
  },
  'fifty-putt-test': {
    name: 'Fifty-putt test',
    description:
      'Fifty holes with one ball, from {1 m|3 ft} to {5 m|16 ft} in turn. The long test of putting, with norms to compare with.',
    purpose:
      'Fifty holes are enough for luck to even out. The published norms come from men; women and seniors compare with their own first score.',
    setUp:
      'Several holes on a green with some slope. Mark {1 m|3 ft}, {2 m|7 ft}, {3 m|10 ft}, {4 m|13 ft} and {5 m|16 ft} at each.',
    steps: [
      'Putt from {1 m|3 ft}, then {2 m|7 ft} at another hole, and so on to {5 m|16 ft}. Then begin again.',
      'Putt out every time and write the strokes.',
      'Choose straight and breaking putts in equal number.',
      'Rest for a minute after every ten holes.',
    ],
    commonFaults: [
      {
        fault: 'You hurry the last twenty.',
        fix: 'Split the test over two days rather than finish it tired.',
      },
      {
        fault: 'The same easy hole every time.',
        fix: 'Plan the ten holes of one round first, then repeat that round five times.',
      },
    ],
    alternatives: ['With one hole only, putt from five sides of it in turn.'],
    scoring: {
      how: 'Count all strokes for the fifty holes.',
      unit: 'strokes',
      unitOfOne: 'stroke',
      norm: 'Men, handicaps from +2 to 10; a straight line beyond',
    },
    diagram: {
      alt: 'Five balls in a row at {1 m|3 ft}, {2 m|7 ft}, {3 m|10 ft}, {4 m|13 ft} and {5 m|16 ft} from the hole.',
    },
  },
  'long-lags': {
    name: 'Long lags',
    description:
      'Twelve putts from {12 m|40 ft}, {15 m|50 ft} and {18 m|60 ft} in turn, for points by how close they stop.',
    purpose:
      'Three-putts begin at these lengths, and the putting test asks for them. The distance is everything, the line very little.',
    setUp:
      'Step off {12 m|40 ft}, {15 m|50 ft} and {18 m|60 ft} from a hole and mark the three places. On one line from the hole, mark {1 m|3 ft}, {2 m|7 ft} and {3 m|10 ft}: they are the radii of three circles.',
    steps: [
      'Look at the tilt of the ground from the side before the first ball.',
      'Putt one ball from each place, the nearest first. Then begin again.',
      'Judge each ball where it stops: 3 points within {1 m|3 ft} or holed, 2 within {2 m|7 ft}, 1 within {3 m|10 ft}.',
    ],
    commonFaults: [
      {
        fault: 'The longest putts stop short.',
        fix: 'Make the practice strokes while you look at the hole, and let them grow with the length.',
      },
      {
        fault: 'You hit harder instead of swinging longer.',
        fix: 'Keep the beat of the stroke. Only its length changes.',
      },
    ],
    alternatives: [
      'On a small green the putts may cross it, to two or three holes. Their lengths stay.',
    ],
    safety: 'Look out for others on the green before every putt.',
    scoring: {
      how: 'Putt {attempts} balls from the three places in turn. Each brings 3, 2, 1 or 0 points by the radius that it stops in.',
      unit: 'points',
      unitOfOne: 'point',
    },
    diagram: {
      alt: 'Three putts of {12 m|40 ft}, {15 m|50 ft} and {18 m|60 ft} run to one hole with three circles around it.',
    },
  },
};
