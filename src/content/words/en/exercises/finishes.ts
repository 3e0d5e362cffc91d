import type { finishes as facts } from '../../../exercises/finishes.ts';
import type { WordsOfDrills } from '../../words.ts';

export const finishes: WordsOfDrills<typeof facts> = {
  'finish-putts': {
    name: 'Last putts',
    description: 'Three putts in a row and you may go home. Miss one and the row starts again.',
    purpose:
      'The last putts of practice should feel like the last putts of a round. A small price does that.',
    setUp:
      'A hole and {1.5 m|5 ft} of straight putt, or the distance that the session names. Three balls.',
    steps: [
      'Say the price of a miss aloud, such as ten squats at the end.',
      'Putt one ball at a time, each with the whole routine, and count them.',
      'Three holed in a row end it. A miss starts the row again.',
      'Stop after 15 balls in any case and write down 15.',
    ],
    commonFaults: [
      {
        fault: 'The third putt gets more time than the first.',
        fix: 'Count your looks at the hole and keep the number.',
      },
      {
        fault: 'You rake the next ball in after a miss.',
        fix: 'Step back behind the ball and begin anew.',
      },
    ],
    alternatives: ['At home: a glass on its side or a coin as the hole. Keep to the same one.'],
    equipment: ['Putter', '3 balls'],
    scoring: {
      how: 'Count the putts until three in a row were holed, 15 at most.',
      unit: 'putts until three in a row',
    },
    diagram: {
      alt: 'Three numbered balls {1.5 m|5 ft} from a hole; they have to be holed one after the other.',
      labels: { inARow: 'In a row' },
    },
  },
  'finish-chips': {
    name: 'Last chips',
    description: 'Three good chips in a row and you may go home. A bad one starts the row again.',
    purpose:
      'A chip that has to be good is another chip than one of thirty. This is the one you meet on the course.',
    setUp:
      'A simple chip of {10 m|30 ft}. Good is within a radius of {2 m|6 ft} around the hole, or what the session names.',
    steps: [
      'Choose the club and the landing spot, and say the price of a miss aloud.',
      'Chip one ball at a time, each with the whole routine, and count them.',
      'Three good ones in a row end it. A bad one starts the row again.',
      'Stop after 15 balls in any case and write down 15.',
    ],
    commonFaults: [
      {
        fault: 'You change the club after a miss.',
        fix: 'The plan stays for the whole task.',
      },
      {
        fault: 'The third chip is short.',
        fix: 'Look at the landing spot until the ball is on it.',
      },
    ],
    equipment: ['The wedge you chip with', '3 balls', '4 tees'],
    scoring: {
      how: 'Count the balls until three in a row were good, 15 at most.',
      unit: 'balls until three in a row',
    },
    diagram: {
      alt: 'Three numbered balls beside a green; each has to stop within a radius of {2 m|6 ft} around the hole.',
      labels: { inARow: 'In a row', radius: 'Radius' },
    },
  },
  'finish-shots': {
    name: 'Last shots',
    description: 'Three good shots in a row and you may go home. A bad one starts the row again.',
    purpose:
      'The last ball of the bucket is mostly the least important one. Here it decides when you are done.',
    setUp:
      'A corridor {25 m|25 yd} wide and a club you trust. Good is a ball that ends inside it, or what the session names.',
    steps: [
      'Say the shot and the price of a miss aloud.',
      'Hit one ball at a time, each with the whole routine, and count them.',
      'Three good ones in a row end it. A bad one starts the row again.',
      'Stop after 15 balls in any case and write down 15.',
    ],
    commonFaults: [
      {
        fault: 'The next ball is hit in anger.',
        fix: 'Put the club down for one breath after a miss.',
      },
      {
        fault: 'The task gets easier from ball to ball.',
        fix: 'Club and target stay until the end.',
      },
    ],
    equipment: ['One club', '15 balls'],
    scoring: {
      how: 'Count the balls until three in a row were good, 15 at most.',
      unit: 'balls until three in a row',
    },
    diagram: {
      alt: 'Three numbered balls on the range and a corridor {25 m|25 yd} wide between two posts, in which each has to end.',
      labels: { inARow: 'In a row' },
    },
  },
};
