import type { shortGame as facts } from '../../../exercises/short-game.ts';
import type { WordsOfDrills } from '../../words.ts';

export const shortGame: WordsOfDrills<typeof facts> = {
  'landing-zone': {
    name: 'Chip to a landing zone',
    description: 'Carry the ball {6 m|20 ft} to a towel and let it run to the hole.',
    purpose:
      'A chip is two shots: a carry you control and a roll you read. Choosing the landing spot first makes both simple.',
    setUp:
      'Choose a hole {15 m|50 ft} from the ball and lay a towel on the green, {6 m|20 ft} from the ball. The rest is roll: {9 m|30 ft}.',
    steps: [
      'Look at the towel, not at the hole, before and during the swing.',
      'Chip ten balls to the towel with one club.',
      'Chip ten more with another club and watch how the roll changes.',
      'For the last ten choose the club that rolls to the hole. All 30 landings count.',
    ],
    commonFaults: [
      {
        fault: 'You try to lift the ball.',
        fix: 'Brush the grass under the ball and let the loft do it. The tee test: clip a tee out of the turf.',
      },
      {
        fault: 'Good carries with too much roll.',
        fix: 'Take more loft. The swing stays the same.',
      },
    ],
    alternatives: ['Without a green: a towel on any lawn. Only the landing counts.'],
    scoring: {
      how: 'Chip 30 balls. Count only those that land on the towel or within a club length of it.',
      unit: 'good landings',
      unitOfOne: 'good landing',
    },
    diagram: {
      alt: 'A chip from the fringe carries {6 m|20 ft} to a hatched landing zone and rolls on to the hole.',
      labels: {
        carry: 'Carry',
        roll: 'Roll',
      },
    },
  },
  'three-clubs-one-spot': {
    name: 'One spot, three clubs',
    description:
      'Three clubs land on the same spot and stop at three lengths. The swing does not change.',
    purpose:
      'Most chips need another club, not another swing. This drill builds your own table of carry and roll.',
    setUp:
      'Drop a tee as a landing spot, {5 m|15 ft} away on the green. Have a sand wedge, a pitching wedge and an 8-iron at hand.',
    steps: [
      'Chip one ball with each club, pace how far it rolls after landing and write it down. These three do not count.',
      'Chip 18 balls, six with each club, never the same club twice in a row.',
      'Before each ball say how far it will roll.',
      'Count a ball that lands within a club length of the tee, wherever it stops.',
    ],
    commonFaults: [
      {
        fault: 'You swing softer with the 8-iron.',
        fix: 'Set the same finish height for all three clubs and hold it.',
      },
      {
        fault: 'The landing spot moves with the club.',
        fix: 'Look at the tee and at nothing else.',
      },
    ],
    alternatives: ['With two clubs: nine balls with each, in turn.'],
    scoring: {
      how: 'Chip 18 balls, six with each club in changing order. Count those that land within a club length of the spot.',
      unit: 'good landings',
      unitOfOne: 'good landing',
    },
    diagram: {
      alt: 'One carry to a landing spot {5 m|15 ft} away; from there three clubs roll along the same line and stop one behind the other.',
      labels: {
        sandWedge: 'Sand wedge',
        wedge: 'Wedge',
        eightIron: '8-iron',
        carry: 'Carry',
      },
    },
  },
  'chip-points': {
    name: 'Ten chips for points',
    description: 'Ten chips of {10 m|30 ft} to {18 m|60 ft}. Points for holed, close, near and on.',
    purpose:
      'Points tell you more than good or bad. The difference between one point and three is a putt.',
    setUp:
      'One hole, five places {10 m|30 ft} away and five {18 m|60 ft} away, all from short grass. Tees mark {1 m|3 ft}, {2 m|6 ft} and {3 m|10 ft} from the hole.',
    steps: [
      'Play one ball from each place, long and short in turn.',
      'Choose the club and the landing spot before you take your stance.',
      'Score after every ball: 4 holed, 3 within {1 m|3 ft}, 2 within {2 m|6 ft}, 1 within {3 m|10 ft}.',
      'Write down the sum and the place that cost most.',
    ],
    commonFaults: [
      {
        fault: 'Long chips come up short.',
        fix: 'Land the ball on the green in any case and take less loft.',
      },
      {
        fault: 'You play for the four points.',
        fix: 'Ten balls within {1 m|3 ft} beat two holed ones. Land it, let it roll.',
      },
    ],
    scoring: {
      how: 'Play ten chips and add the points: 4 holed, 3 within {1 m|3 ft}, 2 within {2 m|6 ft}, 1 within {3 m|10 ft}.',
      unit: 'points',
      unitOfOne: 'point',
    },
    diagram: {
      alt: 'Chips from {10 m|30 ft} and {18 m|60 ft} to a hole with three circles worth three, two and one point.',
    },
  },
  'splash-line': {
    name: 'Splash line',
    description:
      'A line in the sand. Enter behind it with an open face and splash the sand, and the ball with it, onto the green.',
    purpose:
      'In a bunker you do not hit the ball. If the club enters at the same place each time, the ball comes out each time.',
    setUp:
      'Draw a line across the bunker, at a right angle to your target. The balls lie {5 cm|2 in} on the target side of it. Open the face first, then take the grip. Stand a little open, dig your feet in, and keep more weight on the lead foot.',
    steps: [
      'Make a few swings without a ball. The club enters on the line, the sand flies toward the target.',
      'Look at the marks: they should all begin at the line.',
      'Put a ball in front of the line and make the same swing, through to a full finish.',
      'Smooth the sand, draw a new line and go on until 20 swings are counted.',
    ],
    commonFaults: [
      {
        fault: 'The marks begin at different places.',
        fix: 'Put your weight on the lead foot and leave it there.',
      },
      {
        fault: 'The club digs in and the ball stays in the sand.',
        fix: 'Open the face more before you grip the club, and let the sole slide through the sand.',
      },
    ],
    alternatives: ['Without balls: the marks alone count, in any sand.'],
    safety:
      'Nobody stands in front of you or beside the line: balls and stones fly fast and low out of the sand.',
    scoring: {
      how: 'Make {attempts} swings. Count the marks that begin on the line or within {5 cm|2 in} behind it.',
      unit: 'good entries',
      unitOfOne: 'good entry',
    },
    diagram: {
      alt: 'Feet in an open stance and an open face beside a line in the sand; three balls lie in front of the line, and one flies onto the green.',
      labels: {
        stance: 'Open stance',
        club: 'Open face',
      },
    },
  },
  'wedge-ladder': {
    name: 'Wedge ladder',
    description:
      'One wedge, four carries: {30 m|35 yd}, {40 m|45 yd}, {50 m|55 yd} and {60 m|65 yd}, up and down.',
    purpose:
      'Half swings decide more holes than full ones, and nobody knows them without counting. You leave with four numbers.',
    setUp:
      'Pace off {30 m|35 yd}, {40 m|45 yd}, {50 m|55 yd} and {60 m|65 yd} and lay out towels or range baskets, or measure what stands there. One wedge for all.',
    steps: [
      'Hit one ball to each mark, up the ladder, and look where it lands.',
      'Come down again. Change only the length of the swing.',
      'Name the swing for each mark: hip, chest, shoulder, full.',
      'Let a die choose the order of the last 8 balls, two to each mark. All 16 count.',
    ],
    commonFaults: [
      {
        fault: 'You slow down into the short ones.',
        fix: 'Swing shorter back and always through to the same finish.',
      },
      {
        fault: 'The ladder has no gaps between {50 m|55 yd} and {60 m|65 yd}.',
        fix: 'Take the shorter one with the hands {5 cm|2 in} lower on the grip.',
      },
    ],
    alternatives: [
      'No marks on the range: take four things at other distances, {10 m|10 yd} or more apart, and keep them.',
      'In a simulator: the carry on the screen is the mark.',
    ],
    scoring: {
      how: 'Hit 16 balls, four to each mark. Count those that land within {5 m|5 yd} of it.',
      unit: 'good carries',
      unitOfOne: 'good carry',
    },
    diagram: {
      alt: 'Four pitches with one wedge fly to landing zones at {30 m|35 yd}, {40 m|45 yd}, {50 m|55 yd} and {60 m|65 yd}.',
    },
  },
  'up-and-down-nine': {
    name: 'Up and down, nine balls',
    description: 'Nine balls around the green, one after another into the hole. Par is two each.',
    purpose:
      'This is the short game as it is played: any lie, one ball, chip and putt. The score says what it is worth on the course.',
    setUp: 'Throw nine balls around the green: three easy lies, three middling, three hard.',
    steps: [
      'Play each ball as it lies, once, with the club you would take on the course.',
      'Putt it out with the whole routine before you go to the next ball.',
      'Write the strokes and where the chip finished: short, long, left or right.',
      'Add the nine scores.',
    ],
    commonFaults: [
      {
        fault: 'The hard lies ruin the card.',
        fix: 'From a hard lie play to the widest part of the green. Three strokes are fine there.',
      },
      {
        fault: 'You chip all nine and putt later.',
        fix: 'Finish each ball. The putt under its own chip is the one that counts.',
      },
    ],
    scoring: {
      how: 'Count all strokes for the nine balls, par 18.',
      unit: 'strokes',
      unitOfOne: 'stroke',
    },
    diagram: {
      alt: 'Nine balls scattered around a green, two of them in bunkers; each is played to the hole and holed out.',
    },
  },
  'worst-ball-chips': {
    name: 'Worse of two',
    description:
      'Chip two balls from each place and always go on with the worse one. Then two putts, and the worse again.',
    purpose: 'One good shot is luck, two are skill. The drill pays for having no bad one.',
    setUp: 'Six places around a green, none of them impossible. Two balls.',
    steps: [
      'Chip both balls from the same place.',
      'Pick up the better one. Put both balls where the worse one lies.',
      'Putt both. If one misses, go on from the worse place again.',
      'Write the strokes for the place. Par is three.',
    ],
    commonFaults: [
      {
        fault: 'After one good chip you relax.',
        fix: 'The second one is the one that counts. Start the routine anew.',
      },
      {
        fault: 'The score runs away on the greens.',
        fix: 'Choose the landing spot that leaves an uphill putt.',
      },
    ],
    scoring: {
      how: 'Count the strokes for six places, the worse ball every time, par 18.',
      unit: 'strokes',
      unitOfOne: 'stroke',
    },
    diagram: {
      alt: 'Two chips from one place: one finishes near the hole, the other farther away, and play goes on from there.',
      labels: {
        worse: 'Worse',
        better: 'Better',
      },
    },
  },
  'ten-from-the-sand': {
    name: 'Ten from the sand',
    description: 'Ten balls from the bunker, one after the other. On the green or not.',
    purpose:
      'The first task in a bunker is to be out with one stroke. The count says how often you can rely on it.',
    setUp:
      'A greenside bunker with a hole about {10 m|30 ft} away. Ten balls in good lies, a step apart. Face open, feet dug in.',
    steps: [
      'Draw no line and smooth the sand only at the end, as on the course.',
      'Aim at the middle of the green and make the full routine for every ball.',
      'Play all ten, without a second try.',
      'Count the balls that stopped on the green, and those that stayed in the sand.',
    ],
    commonFaults: [
      {
        fault: 'The ball stays in the bunker.',
        fix: 'Swing longer, with the speed of a pitch three times as far.',
      },
      {
        fault: 'The ball flies over the green.',
        fix: 'Look at the sand behind the ball, not at the ball, and enter there.',
      },
    ],
    alternatives: ['With five balls: play them twice.'],
    safety: 'Nobody stands between you and the flag or beside the bunker while you play.',
    scoring: {
      how: 'Play ten balls from the bunker. Count those that stop on the green.',
      unit: 'balls on the green',
      unitOfOne: 'ball on the green',
    },
    diagram: {
      alt: 'A golfer in a bunker plays to a flag {10 m|30 ft} away; six balls lie on the green and two beside it.',
      labels: { tenBalls: 'Ten balls' },
    },
  },
  'pitch-twenty-thirty': {
    name: 'Pitches of two lengths',
    description:
      'Pitches of {20 m|22 yd} and {30 m|33 yd} in turn, for points by how close they stop.',
    purpose:
      'Between the chip and the full wedge lies a shot that is seldom counted. The short game test has ten of them.',
    setUp:
      'One wedge and one hole. Mark {20 m|22 yd} and {30 m|33 yd} from it. On one line from the hole, mark {2 m|7 ft}, {4 m|13 ft} and {6 m|20 ft}: they are the radii of three circles.',
    steps: [
      'Choose where the ball has to land before you choose the swing.',
      'Play one ball from the near place, then one from the far place. Drop each ball anew.',
      'Judge each ball where it stops: 3 points within {2 m|7 ft} or holed, 2 within {4 m|13 ft}, 1 within {6 m|20 ft}.',
    ],
    commonFaults: [
      {
        fault: 'You slow down into the ball.',
        fix: 'Swing shorter back and always through to the finish.',
      },
      {
        fault: 'Both lengths get the same swing.',
        fix: 'Name the swing before each ball: hip for the near place, chest for the far one.',
      },
    ],
    safety: 'Nobody stands between you and the hole while you play.',
    scoring: {
      how: 'Play {attempts} pitches from the two places in turn. Each brings 3, 2, 1 or 0 points by the radius that it stops in.',
      unit: 'points',
      unitOfOne: 'point',
    },
    diagram: {
      alt: 'Pitches of {20 m|22 yd} and {30 m|33 yd} fly to one hole with three circles around it.',
    },
  },
};
