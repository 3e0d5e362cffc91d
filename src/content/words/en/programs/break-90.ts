import type { break90 as facts } from '../../../programs/break-90.ts';
import type { WordsOfProgram } from '../../words.ts';

export const break90: WordsOfProgram<typeof facts> = {
  name: 'Break 90',
  description:
    'Eight weeks for golfers who already break 100. Seventeen bogeys and one par are 89: fewer lost strokes near the green, a tee shot in play, and no three-putts.',
  weeks: {
    'break-90-w1': {
      title: 'Four tests',
      description:
        'Short game, approach, driving and putting are tested. Play them as they come. They come back at the end, and two of them half way.',
      sessions: {
        'break-90-w1-s1': {
          title: 'Test: short game',
          description:
            'Twelve half swings on the range, then ten chips, ten pitches and ten bunker shots. Six chips for a price at the end.',
          notes: {
            'break-90-w1-s1-e2': 'Choose a target that you will find again.',
            'break-90-w1-s1-e3': 'No second tries. Remember the hole: you come back to it.',
          },
        },
        'break-90-w1-s2': {
          title: 'Test: approach and driving',
          description:
            'Eighteen balls at three targets, then fourteen tee shots. Play each ball as if it counted, the last ones most of all.',
          notes: {
            'break-90-w1-s2-e2': 'Write down the targets: you come back to them.',
            'break-90-w1-s2-e3': 'With the club that you use most from the tee.',
          },
        },
        'break-90-w1-s3': {
          title: 'Test: putting',
          description: 'The putting test, then nine putts in which every miss costs extra.',
          notes: {
            'break-90-w1-s3-e2': 'Remember the hole and the sides that you putted from.',
            'break-90-w1-s3-e3': 'Count every stroke. There are no tap-ins.',
          },
        },
      },
    },
    'break-90-w2': {
      title: 'Landing, strike, start line',
      description:
        'One thing at a time: where a chip lands, where the club meets the ground, where a putt starts.',
      sessions: {
        'break-90-w2-s1': {
          title: 'Where the chip lands',
          description:
            'Choose the landing spot first and the club second. Ten balls from sand too.',
          notes: {
            'break-90-w2-s1-e3': 'Count how many are out, then how many are on the green.',
            'break-90-w2-s1-e4': 'Say how far the ball will roll before you swing.',
          },
        },
        'break-90-w2-s2': {
          title: 'Ball first, then the ground',
          description:
            'The low point of the swing, then half swings, then ten balls to a green with the same contact.',
          notes: {
            'break-90-w2-s2-e3': 'Hold the finish until the ball has landed.',
            'break-90-w2-s2-e4': 'One club more than you think. Most misses are short.',
          },
        },
        'break-90-w2-s3': {
          title: 'Short putts and very long ones',
          description:
            'A gate for the start line, short putts from every side, then the lengths at which three-putts begin.',
          notes: {
            'break-90-w2-s3-e2': 'Watch the ball through the gate before you look at the hole.',
            'break-90-w2-s3-e3': 'Note at which step the misses begin.',
          },
        },
      },
    },
    'break-90-w3': {
      title: 'Tee, wedge, aim',
      description:
        'Where the driver meets the ball, how far each wedge swing carries, and what you aim at.',
      sessions: {
        'break-90-w3-s1': {
          title: 'The face of the driver',
          description:
            'Find out where the club strikes the ball, then fourteen tee shots at a corridor.',
          notes: {
            'break-90-w3-s1-e2': 'Change the height of the tee before you change the swing.',
            'break-90-w3-s1-e4': 'Write down left and right. The larger number moves your aim.',
          },
        },
        'break-90-w3-s2': {
          title: 'Sand and wedges',
          description: 'A line in the sand, four carries with one wedge, and chips for points.',
          notes: {
            'break-90-w3-s2-e2': 'Hit the line, not the ball. The sand lifts the ball out.',
            'break-90-w3-s2-e3': 'Keep the four numbers. You need them on the course.',
          },
        },
        'break-90-w3-s3': {
          title: 'Aim, then any club',
          description:
            'Check the aim with rails, hit at three long targets, then a new club for every ball.',
          notes: {
            'break-90-w3-s3-e4': 'Never the same club twice in a row.',
          },
        },
      },
    },
    'break-90-w4': {
      title: 'Lighter week',
      description:
        'Thirty minutes a session. Two tests tell you whether the work shows, and two holes on the course whether it holds.',
      sessions: {
        'break-90-w4-s1': {
          title: 'Half-way test: putting',
          description: 'The putting test from the start. Compare the parts, not only the sum.',
          notes: { 'break-90-w4-s1-e2': 'The same hole as the first time if you can.' },
        },
        'break-90-w4-s2': {
          title: 'Half-way test: approach',
          description: 'The same eighteen balls at the same three targets.',
          notes: { 'break-90-w4-s2-e2': 'The same targets as the first time.' },
        },
        'break-90-w4-s3': {
          title: 'Two holes on the course',
          description: 'Two holes, one ball, three points each. Plan both for a bogey.',
          notes: {
            'break-90-w4-s3-e2': 'Choose the club from the tee that leaves two easy shots.',
          },
        },
      },
    },
    'break-90-w5': {
      title: 'The second shot counts',
      description:
        'From now on every ball has a new task. The counts will be lower than before, and more of it stays.',
      sessions: {
        'break-90-w5-s1': {
          title: 'The worse of two',
          description:
            'Two chips from each place, and always on with the worse one. Then pitches of two lengths.',
          notes: {
            'break-90-w5-s1-e2': 'Take the club with which the bad one is still fine.',
          },
        },
        'break-90-w5-s2': {
          title: 'Driver or not',
          description:
            'Pairs with the driver and the safe club, then the second shot: three long targets in turn.',
          notes: {
            'break-90-w5-s2-e4': 'Play the narrowest hole that you know.',
          },
        },
        'break-90-w5-s3': {
          title: 'No three-putts',
          description:
            'Long putts to a circle, nine holes of two putts, then every miss costs extra.',
          notes: {
            'break-90-w5-s3-e3': 'Two putts are par. Write down each three-putt and its length.',
            'break-90-w5-s3-e4': 'Compare it with the first time.',
          },
        },
      },
    },
    'break-90-w6': {
      title: 'Approach and recovery',
      description:
        'A round of 89 misses three greens of four. Now you practice both: hitting them, and saving the hole.',
      sessions: {
        'break-90-w6-s1': {
          title: 'Into the green',
          description: 'Half swings for the strike, then three long targets, then every club.',
          notes: {
            'break-90-w6-s1-e3': 'Count short misses separately.',
          },
        },
        'break-90-w6-s2': {
          title: 'Up and down',
          description: 'Nine balls from anywhere, ten from the sand, and a minute to breathe.',
          notes: {
            'break-90-w6-s2-e2': 'From a hard lie, the first aim is the green.',
            'break-90-w6-s2-e4': 'You will need it soon.',
          },
        },
        'break-90-w6-s3': {
          title: 'Pace and nerve',
          description: 'Long putts by feel, then short ones from every side.',
          notes: {
            'break-90-w6-s3-e2': 'Look at the hole while you make the practice stroke.',
            'break-90-w6-s3-e3': 'Watch the step at which the misses began the first time.',
          },
        },
      },
    },
    'break-90-w7': {
      title: 'With something at stake',
      description: 'A miss has its price at the end, and the last session is three holes long.',
      sessions: {
        'break-90-w7-s1': {
          title: 'Six places, six balls',
          description:
            'The worse of two again, then pitches of two lengths, then six chips for a price.',
          notes: {
            'break-90-w7-s1-e2': 'Compare the score with the last time.',
            'break-90-w7-s1-e4': 'Say the price of a miss aloud.',
          },
        },
        'break-90-w7-s2': {
          title: 'The first tee',
          description:
            'Routine, fourteen tee shots, then five as if each were the first of the day.',
          notes: {
            'break-90-w7-s2-e4': 'Picture the first tee of your next round.',
            'break-90-w7-s2-e2': 'One breath out before you step over the line.',
          },
        },
        'break-90-w7-s3': {
          title: 'Three holes on the course',
          description: 'Three holes, one ball, nine points to win.',
          notes: {
            'break-90-w7-s3-e2': 'Lay up without regret when the green is out of reach.',
          },
        },
      },
    },
    'break-90-w8': {
      title: 'Test again, then play',
      description:
        'The tests from the start in the same order. Then one hole on the course, and your next round is the real one.',
      sessions: {
        'break-90-w8-s1': {
          title: 'Test: short game',
          description: 'The same two tests as on the first day.',
          notes: {
            'break-90-w8-s1-e2': 'The same target as the first time.',
            'break-90-w8-s1-e3': 'The same hole as the first time, no second tries.',
          },
        },
        'break-90-w8-s2': {
          title: 'Test: approach and driving',
          description: 'The same two tests as at the start, in the same order.',
          notes: {
            'break-90-w8-s2-e2': 'The same targets as the first time.',
            'break-90-w8-s2-e3':
              'The same club as the first time, even if you know a better one by now.',
          },
        },
        'break-90-w8-s3': {
          title: 'Putting test, then the course',
          description: 'The putting test, then one hole on the course with three points in it.',
          notes: {
            'break-90-w8-s3-e2': 'The same hole as the first time.',
            'break-90-w8-s3-e3': 'Play it as the first hole of your next round.',
          },
        },
      },
    },
  },
};
