import type { shortGame as facts } from '../../../exercises/short-game.ts';
import type { WordsOfDrills } from '../../words.ts';

export const shortGame: WordsOfDrills<typeof facts> = {
  'landing-zone': {
    name: 'Chip to a landing zone',
    description: 'Carry the ball {6 m|20 ft} to a towel and let it run to the hole.',
    purpose:
      'A chip is two shots: a carry you control and a roll you read. Choosing the landing spot first makes both simple.',
    setUp:
      'Lay a towel on the green, {6 m|20 ft} from the ball and a third of the way to the hole. The rest is roll.',
    steps: [
      'Look at the towel, not at the hole, before and during the swing.',
      'Land ten balls on the towel with one club.',
      'Land ten more with another club and watch how the roll changes.',
      'Finish with ten where you choose the club for the hole first.',
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
    equipment: ['Wedge and 8-iron', '10 balls', 'A towel'],
    scoring: {
      how: 'Chip 30 balls. Count only those that land on the towel or within a club length of it.',
      unit: 'good landings',
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
      'A landing spot {5 m|16 ft} away on the green. Have a sand wedge, a pitching wedge and an 8-iron at hand.',
    steps: [
      'Chip three balls with each club to the spot.',
      'Pace how far each club rolls after landing and write it down.',
      'Change the club every ball, never the same twice in a row.',
      'Pick a hole, choose the club from your table and play three balls to it.',
    ],
    commonFaults: [
      {
        fault: 'You swing softer with the 8-iron.',
        fix: 'Set the same finish height for all three clubs and hold it.',
      },
      {
        fault: 'The landing spot moves with the club.',
        fix: 'Drop a tee on the spot and look at nothing else.',
      },
    ],
    equipment: ['Sand wedge, pitching wedge, 8-iron', '9 balls', 'A tee'],
    scoring: {
      how: 'Chip 18 balls, six with each club in changing order. Count those that land within a club length of the spot.',
      unit: 'good landings',
    },
    diagram: {
      alt: 'One carry to a landing spot {5 m|16 ft} away, and three rolls of different length for three clubs.',
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
    description: 'Ten chips of {10 m|33 ft} to {18 m|60 ft}. Points for holed, close, near and on.',
    purpose:
      'Points tell you more than good or bad. The difference between one point and three is a putt.',
    setUp:
      'One hole, five places {10 m|33 ft} away and five {18 m|60 ft} away, all from short grass. Tees mark {1 m|3 ft}, {2 m|7 ft} and {3 m|10 ft} from the hole.',
    steps: [
      'Play one ball from each place, long and short in turn.',
      'Choose the club and the landing spot before you take your stance.',
      'Score after every ball: 4 holed, 3 within {1 m|3 ft}, 2 within {2 m|7 ft}, 1 within {3 m|10 ft}.',
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
    equipment: ['Two or three clubs', '10 balls', '6 tees'],
    scoring: {
      how: 'Play ten chips and add the points: 4 holed, 3 within {1 m|3 ft}, 2 within {2 m|7 ft}, 1 within {3 m|10 ft}.',
      unit: 'points',
    },
    diagram: {
      alt: 'Chips from {10 m|33 ft} and {18 m|60 ft} to a hole with three circles worth three, two and one point.',
    },
  },
  'splash-line': {
    name: 'Splash line',
    description:
      'A line in the sand. Enter behind it and splash the sand, and the ball with it, onto the green.',
    purpose:
      'In a bunker you do not hit the ball. If the club enters at the same place each time, the ball comes out each time.',
    setUp:
      'Draw a line across the bunker, at a right angle to your target. Four balls lie {5 cm|2 in} in front of it.',
    steps: [
      'Make ten swings without a ball along the line. The club enters on the line, the sand flies.',
      'Look at the marks: they should all begin at the line.',
      'Put the balls in front of the line and make the same swing.',
      'Smooth the sand, draw a new line and begin again.',
    ],
    commonFaults: [
      {
        fault: 'The marks begin at different places.',
        fix: 'Put your weight on the lead foot and leave it there.',
      },
      {
        fault: 'The ball stays in the sand.',
        fix: 'Swing through to a full finish. A bunker shot of {8 m|26 ft} needs the swing of a pitch of {25 m|25 yd}.',
      },
    ],
    equipment: ['Sand wedge', '8 balls', 'A rake'],
    scoring: {
      how: 'Make 20 swings. Count the marks that begin on the line or within {5 cm|2 in} behind it.',
      unit: 'good entries',
    },
    diagram: {
      alt: 'A line drawn in the sand with four balls in front of it; the club enters at the line and splashes each ball onto the green.',
      labels: {
        line: 'Line',
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
      'On the range find or lay out marks at {30 m|35 yd}, {40 m|45 yd}, {50 m|55 yd} and {60 m|65 yd}. One wedge for all.',
    steps: [
      'Hit one ball to each mark, up the ladder, and look where it lands.',
      'Come down again. Change only the length of the swing.',
      'Name the swing for each mark: hip, chest, shoulder, full.',
      'Now let a friend or a die choose the mark, 8 balls.',
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
    equipment: ['One wedge', '20 balls'],
    scoring: {
      how: 'Hit 16 balls, four to each mark. Count those that land within {5 m|16 ft} of it.',
      unit: 'good carries',
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
    equipment: ['Wedges and putter', '9 balls', 'A card and a pencil'],
    scoring: {
      how: 'Count all strokes for the nine balls, par 18.',
      unit: 'strokes',
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
    equipment: ['Wedges and putter', '2 balls', 'A card and a pencil'],
    scoring: {
      how: 'Count the strokes for six places, the worse ball every time, par 18.',
      unit: 'strokes',
    },
    diagram: {
      alt: 'Two chips from one place: one finishes near the hole, the other farther away, and play goes on from there.',
      labels: {
        worse: 'Worse',
        better: 'Better',
      },
    },
  },
};
