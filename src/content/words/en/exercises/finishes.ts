import type { finishes as facts } from '../../../exercises/finishes.ts';
import type { WordsOfDrills } from '../../words.ts';

export const finishes: WordsOfDrills<typeof facts> = {
  'finish-putts': {
    name: 'Last putts',
    description:
      'Six putts, and the longest run of holed ones counts. With two in a row you owe nothing.',
    purpose:
      'The last putts of practice should feel like the last putts of a round. A small price does that.',
    setUp:
      'A hole and {1.5 m|5 ft} of straight putt, or the distance that the session names. Three balls.',
    steps: [
      'Say the price of a miss aloud, such as ten squats at the end.',
      'Putt one ball at a time, each with the whole routine. A miss starts the run again.',
      'Play all six. The longest run is the score.',
      'Fewer than two in a row: pay the price.',
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
    scoring: {
      how: 'Putt six balls. Count the longest run of holed ones; two is a pass.',
      unit: 'in a row',
      unitOfOne: 'in a row',
    },
    diagram: {
      alt: 'Two numbered balls {1.5 m|5 ft} from a hole; two holed in a row are a pass.',
      labels: { inARow: '2 in a row' },
    },
  },
  'finish-chips': {
    name: 'Last chips',
    description:
      'Six chips, and the longest run of good ones counts. With two in a row you owe nothing.',
    purpose:
      'A chip that has to be good is another chip than one of thirty. This is the one you meet on the course.',
    setUp:
      'A simple chip of {10 m|30 ft}. Good is within a radius of {3 m|10 ft} around the hole, or what the session names.',
    steps: [
      'Choose the club and the landing spot, and say the price of a miss aloud.',
      'Chip one ball at a time, each with the whole routine. A bad one starts the run again.',
      'Play all six. The longest run is the score.',
      'Fewer than two in a row: pay the price.',
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
    scoring: {
      how: 'Play six balls. Count the longest run of good ones; two is a pass.',
      unit: 'in a row',
      unitOfOne: 'in a row',
    },
    diagram: {
      alt: 'Two numbered balls beside a green; each has to stop within a radius of {3 m|10 ft} around the hole.',
      labels: { inARow: '2 in a row', radius: 'Radius' },
    },
  },
  'finish-shots': {
    name: 'Last shots',
    description:
      'Six shots, and the longest run of good ones counts. With two in a row you owe nothing.',
    purpose:
      'The last ball of the bucket is mostly the least important one. Here it can make the run.',
    setUp:
      'A corridor {25 m|25 yd} wide and a club you trust. Good is a ball that ends inside it, or what the session names.',
    steps: [
      'Say the shot and the price of a miss aloud.',
      'Hit one ball at a time, each with the whole routine. A bad one starts the run again.',
      'Play all six. The longest run is the score.',
      'Fewer than two in a row: pay the price.',
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
    scoring: {
      how: 'Play six balls. Count the longest run of good ones; two is a pass.',
      unit: 'in a row',
      unitOfOne: 'in a row',
    },
    diagram: {
      alt: 'Two numbered balls on the range and a corridor {25 m|25 yd} wide between two posts, in which each has to end.',
      labels: { inARow: '2 in a row' },
    },
  },
};
