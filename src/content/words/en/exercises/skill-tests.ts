import type { skillTests as facts } from '../../../exercises/skill-tests.ts';
import type { WordsOfDrills } from '../../words.ts';

export const skillTests: WordsOfDrills<typeof facts> = {
  'putting-test': {
    name: 'Putting test',
    description:
      'Thirty putts for points: 20 short ones from four sides of a hole, then ten long ones. The same 30 every time.',
    purpose:
      'It tells how well you putt, apart from everything else on a card. Take it again some weeks later and compare.',
    setUp:
      'Choose a hole where the ground tilts a little. Mark {90 cm|3 ft}, {1.8 m|6 ft}, {2.7 m|9 ft}, {3.6 m|12 ft} and {4.5 m|15 ft} on its four sides. For the long putts mark {6 m|20 ft}, {9 m|30 ft}, {12 m|40 ft}, {15 m|50 ft} and {18 m|60 ft} from a hole. Four circles lie around that hole, with radii of {50 cm|20 in}, {1 m|3 ft}, {1.5 m|5 ft} and {2 m|7 ft}. A tape will do instead. Keep the other skill tests for other days of the week.',
    steps: [
      'Roll a few trial putts, short and long. They do not count.',
      'Putt four balls from {90 cm|3 ft}, one from each side. Do the same from {1.8 m|6 ft}, {2.7 m|9 ft}, {3.6 m|12 ft} and {4.5 m|15 ft}. Every ball that drops is 2 points.',
      'Putt two balls each from {6 m|20 ft}, {12 m|40 ft}, {18 m|60 ft}, {9 m|30 ft} and {15 m|50 ft}, in this order.',
      'Measure each long putt from the hole: 4 points within {50 cm|20 in} or holed, 3 within {1 m|3 ft}, 2 within {1.5 m|5 ft}, 1 within {2 m|7 ft}.',
    ],
    commonFaults: [
      {
        fault: 'You try a missed putt again.',
        fix: 'Every ball counts once. With second tries the score compares with nothing.',
      },
      {
        fault: 'The ground tilts another way every time.',
        fix: 'Write down which hole you took, and take one that tilts as much the next time.',
      },
    ],
    alternatives: [
      'On a small green the long putts may cross it, to two or three holes. Their lengths stay.',
    ],
    safety: 'Look out for others on the green before every long putt.',
    scoring: {
      how: 'Putt 20 short balls for 2 points each. Add ten long ones for 4, 3, 2 or 1 by the radius that they stop in. The most is 80.',
      unit: 'points',
      unitOfOne: 'point',
      cells: {
        'putts-90-cm': 'Putts of {90 cm|3 ft}',
        'putts-180-cm': 'Putts of {1.8 m|6 ft}',
        'putts-270-cm': 'Putts of {2.7 m|9 ft}',
        'putts-360-cm': 'Putts of {3.6 m|12 ft}',
        'putts-450-cm': 'Putts of {4.5 m|15 ft}',
        'lags-6-m': 'Putts of {6 m|20 ft}',
        'lags-12-m': 'Putts of {12 m|40 ft}',
        'lags-18-m': 'Putts of {18 m|60 ft}',
        'lags-9-m': 'Putts of {9 m|30 ft}',
        'lags-15-m': 'Putts of {15 m|50 ft}',
      },
    },
    diagram: {
      alt: 'Around one hole lie five balls on each of four sides, up to {4.5 m|15 ft} away; to another hole inside four circles rolls a putt of {18 m|60 ft}.',
    },
  },
  'short-game-test': {
    name: 'Short game test',
    description:
      'Ten chips, ten pitches and ten bunker shots. Each ball brings 4 to 0 points by how close it stops.',
    purpose:
      'It tells what your short game is worth without the putts that follow. Take it again some weeks later and compare.',
    setUp:
      'One hole for all. Chips are {8 m|25 ft} and {15 m|50 ft} long, pitches {20 m|22 yd} and {30 m|33 yd}, bunker shots {8 m|25 ft} and {12 m|40 ft}, all from good lies. For chips four circles around the hole have radii of {1 m|3 ft}, {2 m|7 ft}, {3 m|10 ft} and {4 m|13 ft}. For pitches and bunker shots the radii are {2 m|7 ft}, {4 m|13 ft}, {6 m|20 ft} and {8 m|26 ft}. Keep the other skill tests for other days of the week.',
    steps: [
      'Play two or three trial balls at each of the three places. They do not count.',
      'Chip ten balls, from {8 m|25 ft} and {15 m|50 ft} in turn: 4 points within {1 m|3 ft} or holed, 3 within {2 m|7 ft}, 2 within {3 m|10 ft}, 1 within {4 m|13 ft}.',
      'Pitch ten balls, from {20 m|22 yd} and {30 m|33 yd} in turn: 4 points within {2 m|7 ft}, 3 within {4 m|13 ft}, 2 within {6 m|20 ft}, 1 within {8 m|26 ft}.',
      'Play ten balls from the bunker, from {8 m|25 ft} and {12 m|40 ft} in turn. They count as pitches do. A ball that stays in the sand is 0.',
    ],
    commonFaults: [
      {
        fault: 'You play ten balls in a row without a look.',
        fix: 'Step away after each ball, choose the spot anew and play it as on the course.',
      },
      {
        fault: 'The lies get better with every ball.',
        fix: 'Drop each ball and play it as it lies, unless that is a divot.',
      },
    ],
    alternatives: ['With five balls, fetch them once at each place.'],
    safety: 'Nobody stands between you and the hole or beside the bunker while you play.',
    scoring: {
      how: 'Play 10 chips, 10 pitches and 10 bunker shots. Each brings 4, 3, 2, 1 or 0 by the radius that it stops in. The most is 120.',
      unit: 'points',
      unitOfOne: 'point',
      cells: { chips: 'Chips', pitches: 'Pitches', 'bunker-shots': 'Bunker shots' },
    },
    diagram: {
      alt: 'A chip, a pitch and a bunker shot fly to one hole with four circles around it for four, three, two and one point.',
      labels: { chip: 'Chip', pitch: 'Pitch', bunker: 'Bunker' },
    },
  },
  'approach-test': {
    name: 'Approach test',
    description:
      'Eighteen balls at three targets in turn: {60 m|65 yd}, {90 m|100 yd} and {120 m|130 yd}. Each brings 4 to 0 points by how close it ends.',
    purpose:
      'It tells how close your shots to the green end, the part of the game that takes most strokes off a card. Take it again some weeks later and compare.',
    setUp:
      'Choose targets {60 m|65 yd}, {90 m|100 yd} and {120 m|130 yd} away. The radii for 4, 3, 2 and 1 point are 5, 10, 20 and 30 % of the distance. At {60 m|65 yd} they are {3 m|3 yd}, {6 m|6 yd}, {12 m|13 yd} and {18 m|20 yd}; at {90 m|100 yd} {4.5 m|5 yd}, {9 m|10 yd}, {18 m|20 yd} and {27 m|30 yd}; at {120 m|130 yd} {6 m|6 yd}, {12 m|13 yd}, {24 m|26 yd} and {36 m|39 yd}. Keep the other skill tests for other days of the week.',
    steps: [
      'Hit a few trial balls at each target. They do not count.',
      'Hit one ball at the short, one at the middle and one at the long target. Play six such turns.',
      'Judge each ball where it ends, not where it lands, and write down its points.',
      'Do the whole routine for every ball, and add up the six balls of each target.',
    ],
    commonFaults: [
      {
        fault: 'You hit all six balls at one target in a row.',
        fix: 'Change the target after every ball, as the course does.',
      },
      {
        fault: 'You guess in your own favor.',
        fix: 'Where you cannot tell, take the lower number. Do the same the next time.',
      },
    ],
    alternatives: [
      'If {120 m|130 yd} is out of reach, take {40 m|45 yd}, {60 m|65 yd} and {80 m|90 yd}, and stay with them. The radii are the same shares: {2 m|2 yd}, {4 m|4 yd}, {8 m|9 yd} and {12 m|13 yd} at {40 m|45 yd}, and {4 m|4 yd}, {8 m|9 yd}, {16 m|18 yd} and {24 m|27 yd} at {80 m|90 yd}.',
      'In a simulator the distance left to the hole is the radius.',
    ],
    safety: 'Hit only from the bay, and stop when somebody walks out on the range.',
    scoring: {
      how: 'Hit 18 balls, six at each target. Each brings 4, 3, 2, 1 or 0 by the radius that it ends in. The most is 72.',
      unit: 'points',
      unitOfOne: 'point',
      cells: { short: 'Short target', middle: 'Middle target', long: 'Long target' },
      norm: 'Amateurs, handicap 0 to 25; beyond that a straight line',
    },
    diagram: {
      alt: 'Three shots from one place to targets {60 m|65 yd}, {90 m|100 yd} and {120 m|130 yd} away; the circles around them grow with the distance.',
    },
  },
  'driving-test': {
    name: 'Driving test',
    description:
      'Fourteen tee shots with one club. Count the balls in play and measure how far they carry.',
    purpose:
      'Length and aim are both worth strokes. Measured together they show whether more of one costs you the other.',
    setUp:
      'Take the club that you drive with most, and no other. Choose two marks {150 m|165 yd} away, {30 m|33 yd} apart: the middle of the gap is your aim, and {15 m|16 yd} on each side of it are in play. You need the carry of every ball, from a launch monitor, a simulator or signs on the range. Keep the other skill tests for other days of the week.',
    steps: [
      'Hit a few trial balls. They do not count.',
      'Hit 14 balls with the whole routine. Each one that passes between the two marks is 1 point. One that does not get that far is not in play.',
      'Write down the carry of all 14, also of mishits and balls out of play.',
      'Put the 14 carries in order. The median is in the middle, between number 7 and number 8. Every {5 m|5.5 yd} of it is a point.',
    ],
    commonFaults: [
      {
        fault: 'You leave out the bad ones.',
        fix: 'All 14 count. The median forgives a mishit; a picked list tells you nothing.',
      },
      {
        fault: 'You hit harder than on the course.',
        fix: 'Picture the first tee at home, and hit the ball that you would hit there.',
      },
    ],
    alternatives: [
      'If {150 m|165 yd} is out of reach, take two marks {100 m|110 yd} away, {20 m|22 yd} apart, and stay with them.',
    ],
    safety: 'Hit only from the bay, and stop when somebody walks out on the range.',
    scoring: {
      how: 'Hit 14 balls with one club. Add 1 point for each in play and 1 for every {5 m|5.5 yd} of the median carry. The most is 74.',
      unit: 'points',
      unitOfOne: 'point',
      cells: { 'in-play': 'Balls in play', carry: 'Median carry' },
      norm: 'Women and men, handicap 0 to 25; beyond that a straight line',
    },
    diagram: {
      alt: 'A drive flies past two posts {30 m|33 yd} apart and {150 m|165 yd} away; four balls ended in play and two beside the gap or short of it.',
      labels: { carry: 'Carry' },
    },
  },
  'home-putting-test': {
    name: 'Putting test at home',
    description:
      'Fifty putts for points: 30 through a narrow gate and 20 for pace. The same 50 every time.',
    purpose:
      'Start line and pace are all that a putt has, and a floor at home is the same on every day. Take it again some weeks later and compare.',
    setUp:
      'A flat strip of carpet or a mat, {3.5 m|12 ft} long. Lay a coin {1.5 m|5 ft} from the ball as your aim. The gate stands {40 cm|16 in} ahead of the ball and is {5.3 cm|2.1 in} wide, a ball and a quarter. For pace, tape a line {2 m|7 ft} and one {3 m|10 ft} away. Zones lie in front of the lines and behind them: {10 cm|4 in}, {20 cm|8 in} and {40 cm|16 in} at the near one, {15 cm|6 in}, {30 cm|12 in} and {60 cm|24 in} at the far one. Keep the other skill tests for other days of the week.',
    steps: [
      'Roll a few trial putts through the gate and to both lines. They do not count.',
      'Roll 30 balls at the coin. Each one that passes the gate without a touch is 2 points.',
      'Take the gate away. Roll 20 balls, to the near and to the far line in turn.',
      'Measure where each ball stops: 3 points for the inner zone of its line, 2 for the next, 1 for the outer one.',
    ],
    commonFaults: [
      {
        fault: 'You roll ball after ball without aiming.',
        fix: 'Step away after each one. Aim the face first, then take your stance.',
      },
      {
        fault: 'The gate grows when it is touched.',
        fix: 'Mark its place with tape and set it up again after every touch.',
      },
    ],
    alternatives: [
      'Two books or two full cans make the gate; a ball and a pencil between them give its width.',
    ],
    safety: 'Pick the balls up before anybody walks through the room.',
    scoring: {
      how: 'Roll 30 balls through the gate for 2 points each. Add 20 for pace with 3, 2, 1 or 0 by the zone that they stop in. The most is 120.',
      unit: 'points',
      unitOfOne: 'point',
      cells: { gate: 'Gate', pace: 'Pace' },
    },
    diagram: {
      alt: 'On one mat a ball rolls through a gate {5.3 cm|2.1 in} wide to a coin; on another it rolls to lines {2 m|7 ft} and {3 m|10 ft} away, with zones around them.',
      labels: { gate: 'Gate', pace: 'Pace' },
    },
  },
};
