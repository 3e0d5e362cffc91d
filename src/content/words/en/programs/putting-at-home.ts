import type { puttingAtHome as facts } from '../../../programs/putting-at-home.ts';
import type { WordsOfProgram } from '../../words.ts';

export const puttingAtHome: WordsOfProgram<typeof facts> = {
  name: 'Putting at home',
  description:
    'Four weeks on carpet or a mat, twenty minutes at a time. Start line, pace and a steady routine, with a score to beat at the end.',
  weeks: {
    'putting-at-home-w1': {
      title: 'Find out',
      description:
        'Four tests in two sessions, then the first feel for line and pace. Write the scores on a card and keep it.',
      sessions: {
        'putting-at-home-w1-s1': {
          title: 'Test: line, pace, nerve',
          description: 'Three scores to start with. No second tries.',
          notes: {
            'putting-at-home-w1-s1-e2': 'Test. Books two ball widths apart, 20 balls.',
            'putting-at-home-w1-s1-e3':
              'Test. Five balls from each distance, never the same distance twice in a row.',
            'putting-at-home-w1-s1-e4': 'Test. The longest run within 30 putts.',
          },
        },
        'putting-at-home-w1-s2': {
          title: 'Test: nine holes',
          description: 'A round on the carpet, then a lane for the putter.',
          notes: {
            'putting-at-home-w1-s2-e2':
              'Test. Write down the nine places: you play them again in week four.',
            'putting-at-home-w1-s2-e3': 'Ten strokes with a finger of room on each side.',
            'putting-at-home-w1-s2-e4': 'Three putts of {1 m|3 ft} in a row into the glass.',
          },
        },
        'putting-at-home-w1-s3': {
          title: 'A straight line',
          description: 'See the line, then roll along it.',
          notes: {
            'putting-at-home-w1-s3-e2':
              'Get the eyes right first: the string covers the middle of the ball.',
            'putting-at-home-w1-s3-e3': 'The same line without the string.',
            'putting-at-home-w1-s3-e4': 'Three balls in a row over the coin.',
          },
        },
        'putting-at-home-w1-s4': {
          title: 'How far is far',
          description: 'Small steps in length, and your own voice as the judge.',
          notes: {
            'putting-at-home-w1-s4-e2': 'Two climbs. Look at the line, not at the ball.',
            'putting-at-home-w1-s4-e3': 'Half of the calls right is a good start.',
            'putting-at-home-w1-s4-e4': 'Beat the run of session one.',
          },
        },
      },
    },
    'putting-at-home-w2': {
      title: 'Line and pace in turn',
      description:
        'Each session has one drill for the line and one for the pace. The gates get narrower, the rolls longer.',
      sessions: {
        'putting-at-home-w2-s1': {
          title: 'Narrow gate',
          description: 'Face first, then the path.',
          notes: {
            'putting-at-home-w2-s1-e2': 'Books a finger closer than in week one.',
            'putting-at-home-w2-s1-e3': 'Five of the strokes with eyes shut.',
            'putting-at-home-w2-s1-e4': 'Three clean passes through the narrow gate in a row.',
          },
        },
        'putting-at-home-w2-s2': {
          title: 'Long rolls',
          description: 'The longest line of your home, and the wall.',
          notes: {
            'putting-at-home-w2-s2-e2': 'Step half a pace back after each ball.',
            'putting-at-home-w2-s2-e3': 'Say short or long before the ball stops.',
            'putting-at-home-w2-s2-e4':
              'From the fifth in a row on step away once before you putt.',
          },
        },
        'putting-at-home-w2-s3': {
          title: 'Without the string',
          description: 'First the coin, then the string only to check.',
          notes: {
            'putting-at-home-w2-s3-e2': 'A new place for coin and glass after every five balls.',
            'putting-at-home-w2-s3-e3': 'Ten with the string, ten without.',
            'putting-at-home-w2-s3-e4': 'Three balls in a row over the coin and into the glass.',
          },
        },
        'putting-at-home-w2-s4': {
          title: 'Call it',
          description: 'Eyes shut, then the ladder.',
          notes: {
            'putting-at-home-w2-s4-e2': 'Change the length every three balls.',
            'putting-at-home-w2-s4-e3': 'Three climbs and count the steps.',
            'putting-at-home-w2-s4-e4': 'Put the glass {30 cm|12 in} farther away.',
          },
        },
      },
    },
    'putting-at-home-w3': {
      title: 'Mix it',
      description:
        'No putt comes twice. The scores may drop this week; what you learn stays longer.',
      sessions: {
        'putting-at-home-w3-s1': {
          title: 'Gate and doorway',
          description: 'One near target, one far.',
          notes: {
            'putting-at-home-w3-s1-e2': 'One ball, and walk around the books after each.',
            'putting-at-home-w3-s1-e3': 'From both rooms in turn, a new length every ball.',
            'putting-at-home-w3-s1-e4': 'Three balls in a row onto the towel.',
          },
        },
        'putting-at-home-w3-s2': {
          title: 'Nine holes again',
          description: 'A card, a breath, a streak.',
          notes: {
            'putting-at-home-w3-s2-e2': 'New places today, all with furniture in the way.',
            'putting-at-home-w3-s2-e3': 'Before the last task. Count to the end of the time.',
            'putting-at-home-w3-s2-e4': 'Two breaths before every putt from the fifth on.',
          },
        },
        'putting-at-home-w3-s3': {
          title: 'Wall and coin',
          description: 'Pace, line, pace, line: change the drill after every five balls.',
          notes: {
            'putting-at-home-w3-s3-e2': 'Five balls, then five at the coin, and so on.',
            'putting-at-home-w3-s3-e3': 'Five balls, then back to the wall.',
            'putting-at-home-w3-s3-e4':
              'Over the coin, short of the wall, over the coin. All three in a row.',
          },
        },
        'putting-at-home-w3-s4': {
          title: 'Ladder and card',
          description: 'Steps first, then a round that counts.',
          notes: {
            'putting-at-home-w3-s4-e2': 'Down only: the longest step first.',
            'putting-at-home-w3-s4-e3': 'The places of session two, backwards.',
            'putting-at-home-w3-s4-e4': 'One ball only. Fetch it every time.',
          },
        },
      },
    },
    'putting-at-home-w4': {
      title: 'Lighter week and tests',
      description:
        'Fifteen minutes a session. Two easy days, then the four tests of week one again.',
      sessions: {
        'putting-at-home-w4-s1': {
          title: 'Easy strokes',
          description: 'Only feel today.',
          notes: {
            'putting-at-home-w4-s1-e2': 'As slow as you like.',
            'putting-at-home-w4-s1-e3': 'Ten balls, no count.',
            'putting-at-home-w4-s1-e4': 'Three putts of {1 m|3 ft} in a row.',
          },
        },
        'putting-at-home-w4-s2': {
          title: 'Easy rolls',
          description: 'The last practice before the tests.',
          notes: {
            'putting-at-home-w4-s2-e2': 'Six balls each way.',
            'putting-at-home-w4-s2-e3': 'Eight calls.',
            'putting-at-home-w4-s2-e4': 'Three balls in a row onto the towel.',
          },
        },
        'putting-at-home-w4-s3': {
          title: 'Test: line, pace, nerve',
          description: 'The three tests of the first day, in the same order.',
          notes: {
            'putting-at-home-w4-s3-e2': 'Test. Two ball widths, as in week one.',
            'putting-at-home-w4-s3-e3': 'Test. Five balls from each distance.',
            'putting-at-home-w4-s3-e4': 'Test. Thirty putts, {1.5 m|5 ft}.',
          },
        },
        'putting-at-home-w4-s4': {
          title: 'Test: nine holes',
          description: 'The nine places of week one. Compare the cards.',
          notes: {
            'putting-at-home-w4-s4-e2': 'Test. The same places in the same order.',
            'putting-at-home-w4-s4-e3': 'Three putts of {1.5 m|5 ft} in a row. Then you are done.',
          },
        },
      },
    },
  },
};
