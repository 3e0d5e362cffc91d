import type { puttingAtHome as facts } from '../../../programs/putting-at-home.ts';
import type { WordsOfProgram } from '../../words.ts';

export const puttingAtHome: WordsOfProgram<typeof facts> = {
  name: 'Putting at home',
  description:
    'Four weeks on carpet or a mat, twenty minutes at a time, for any handicap. Start line, pace and a steady routine; the tests of the first week come again in the last.',
  weeks: {
    'putting-at-home-w1': {
      title: 'Find out',
      description:
        'Three tests, then the first feel for line and pace. Do the tests as you are: they show where you start.',
      sessions: {
        'putting-at-home-w1-s1': {
          title: 'Test: line, pace, nerve',
          description: 'Two scores to start with. No second tries.',
          notes: {},
        },
        'putting-at-home-w1-s2': {
          title: 'Test: nine holes',
          description: 'A round on the carpet, then a lane for the putter.',
          notes: {
            'putting-at-home-w1-s2-e2':
              'Write down the nine places: you play them again at the end.',
          },
        },
        'putting-at-home-w1-s3': {
          title: 'A straight line',
          description: 'See the line, then roll along it.',
          notes: {
            'putting-at-home-w1-s3-e2':
              'Get the eyes right first: the string covers the middle of the ball.',
            'putting-at-home-w1-s3-e3': 'The same line without the string.',
          },
        },
        'putting-at-home-w1-s4': {
          title: 'How far is far',
          description: 'Small steps in length, and your own voice as the judge.',
          notes: {
            'putting-at-home-w1-s4-e3': 'Half of the calls right is a good start.',
            'putting-at-home-w1-s4-e4': 'Beat your first run.',
          },
        },
      },
    },
    'putting-at-home-w2': {
      title: 'Line and pace in turn',
      description:
        'First the line, then the pace, and again. The gate moves away, the rolls get longer.',
      sessions: {
        'putting-at-home-w2-s1': {
          title: 'Gate farther out',
          description: 'Face first, then the path.',
          notes: {},
        },
        'putting-at-home-w2-s2': {
          title: 'Long rolls',
          description: 'The longest line of your home, and the wall.',
          notes: {},
        },
        'putting-at-home-w2-s3': {
          title: 'Without the string',
          description: 'First the coin, then the string only to check.',
          notes: {},
        },
        'putting-at-home-w2-s4': {
          title: 'Call it',
          description: 'Eyes shut, then the ladder.',
          notes: {},
        },
      },
    },
    'putting-at-home-w3': {
      title: 'Mix it',
      description: 'No putt comes twice. The scores may drop now; what you learn stays longer.',
      sessions: {
        'putting-at-home-w3-s1': {
          title: 'Gate and doorway',
          description: 'One near target, one far.',
          notes: {
            'putting-at-home-w3-s1-e3': 'From both rooms in turn.',
          },
        },
        'putting-at-home-w3-s2': {
          title: 'Nine holes again',
          description: 'A card, a breath, a streak.',
          notes: {
            'putting-at-home-w3-s2-e2': 'All with furniture in the way. Keep them for later.',
            'putting-at-home-w3-s2-e3': 'Before the last task.',
          },
        },
        'putting-at-home-w3-s3': {
          title: 'Wall and coin',
          description: 'Pace, line, pace, line: change the drill after every five balls.',
          notes: {},
        },
        'putting-at-home-w3-s4': {
          title: 'Ladder and card',
          description: 'Steps first, then a round that counts.',
          notes: {
            'putting-at-home-w3-s4-e3': 'The places you kept, in reverse.',
          },
        },
      },
    },
    'putting-at-home-w4': {
      title: 'Lighter week and tests',
      description:
        'Easy sessions of fifteen minutes, then the three tests from the start again, just as they were.',
      sessions: {
        'putting-at-home-w4-s1': {
          title: 'Easy strokes',
          description: 'Only feel today, as slow as you like.',
          notes: {},
        },
        'putting-at-home-w4-s2': {
          title: 'Easy rolls',
          description: 'The last practice before the tests.',
          notes: {
            'putting-at-home-w4-s2-e2': 'Four each way.',
          },
        },
        'putting-at-home-w4-s3': {
          title: 'Test: line, pace, nerve',
          description: 'The two tests of the first day, in the same order.',
          notes: {},
        },
        'putting-at-home-w4-s4': {
          title: 'Test: nine holes',
          description: 'The nine places from the start. Compare the cards.',
          notes: {
            'putting-at-home-w4-s4-e2': 'The same places in the same order.',
          },
        },
      },
    },
  },
};
