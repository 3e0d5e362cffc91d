import type { break100 as facts } from '../../../programs/break-100.ts';
import type { WordsOfProgram } from '../../words.ts';

export const break100: WordsOfProgram<typeof facts> = {
  name: 'Break 100',
  description:
    'Six weeks to two digits. Solid contact, two putts and a tee shot that stays in play, tested at the start and again at the end.',
  weeks: {
    'break-100-w1': {
      title: 'Where you stand',
      description:
        'Four skill tests and one of the half swing, before any coaching. Play them as they come: at the end you play them again.',
      sessions: {
        'break-100-w1-s1': {
          title: 'Test: short game',
          description:
            'Twelve half swings, then ten chips, ten pitches and ten bunker shots. No coaching today, just numbers.',
          notes: {
            'break-100-w1-s1-e1':
              'Take the whole five minutes. You do it before every session from now on.',
            'break-100-w1-s1-e2': 'On the range, before you go to the green. Remember the target.',
            'break-100-w1-s1-e3': 'No second tries. Remember the hole: you come back to it.',
          },
        },
        'break-100-w1-s2': {
          title: 'Test: approach and driving',
          description: 'Eighteen balls at three targets, then as many tee shots as a round has.',
          notes: {
            'break-100-w1-s2-e2': 'Write down the targets: you come back to them.',
            'break-100-w1-s2-e3':
              'With the club you use most from the tee. Write it down: you test it again.',
          },
        },
        'break-100-w1-s3': {
          title: 'Stance, aim, putting',
          description: 'A habit that costs no talent, then the last test: thirty putts.',
          notes: {
            'break-100-w1-s3-e3': 'Remember the hole and the sides you putted from.',
          },
        },
      },
    },
    'break-100-w2': {
      title: 'Contact first',
      description:
        'One task at a time, over and over, until it has a feel. Only now are the blocks long.',
      sessions: {
        'break-100-w2-s1': {
          title: 'Start line and landing spot',
          description:
            'Two targets close to you: a gate for the putt, a towel for the chip. Then the first splashes of sand.',
          notes: {
            'break-100-w2-s1-e3': 'Look at the towel until the ball has landed.',
            'break-100-w2-s1-e4': 'Find the line with the club first. The ball comes later.',
          },
        },
        'break-100-w2-s2': {
          title: 'The strike',
          description: 'Low point and half swings. Length does not matter today.',
          notes: {
            'break-100-w2-s2-e3': 'Stop at three o’clock every time, even after a bad one.',
          },
        },
        'break-100-w2-s3': {
          title: 'Pace',
          description:
            'Long putts first, short ones last. The stroke takes the same time for all of them.',
          notes: {
            'break-100-w2-s3-e1': 'All three lengths, then call the last three before you putt.',
            'break-100-w2-s3-e2': 'Walk to each line once before you begin.',
            'break-100-w2-s3-e4': 'Read every putt from behind.',
          },
        },
      },
    },
    'break-100-w3': {
      title: 'One club, then another',
      description: 'The tasks take turns now. It feels less tidy than before and more of it stays.',
      sessions: {
        'break-100-w3-s1': {
          title: 'Clubs for chips',
          description: 'One swing, three clubs. Then pitches of two lengths, then sand.',
          notes: {
            'break-100-w3-s1-e4': 'Draw a new line as soon as you cannot see the old one.',
          },
        },
        'break-100-w3-s2': {
          title: 'Aim and distance',
          description: 'Rails for the aim, three long targets for the distance, a beat for both.',
          notes: {
            'break-100-w3-s2-e3': 'Say which club it takes before you look at the target again.',
          },
        },
        'break-100-w3-s3': {
          title: 'Which club from the tee',
          description: 'Driver against the club you trust. Let the two counts decide.',
          notes: {
            'break-100-w3-s3-e2': 'Ten short swings first, then longer ones.',
          },
        },
      },
    },
    'break-100-w4': {
      title: 'Lighter week',
      description:
        'Thirty minutes a session. Less of everything, and you take the new habits to the course for two holes.',
      sessions: {
        'break-100-w4-s1': {
          title: 'Longest and shortest putts',
          description: 'Very long putts for points, then the clock again. Nothing else.',
          notes: {},
        },
        'break-100-w4-s2': {
          title: 'Half swings and a green',
          description: 'Half swings and ten balls to the green, nothing else.',
          notes: {
            'break-100-w4-s2-e3': 'Aim at the middle of the green, not at the flag.',
            'break-100-w4-s2-e4': 'Breathe out once before every ball.',
          },
        },
        'break-100-w4-s3': {
          title: 'Two holes on the course',
          description: 'A quiet hour, two holes, one ball. Points instead of strokes.',
          notes: { 'break-100-w4-s3-e2': 'Name the side you can miss on before every tee shot.' },
        },
      },
    },
    'break-100-w5': {
      title: 'Never the same shot twice',
      description:
        'Every ball has a new task, as on the course. Expect lower counts and keep the routine.',
      sessions: {
        'break-100-w5-s1': {
          title: 'Around the green',
          description: 'Nine balls up and down, then very long putts, then short ones that count.',
          notes: {
            'break-100-w5-s1-e2': 'Three strokes from a hard lie are fine.',
          },
        },
        'break-100-w5-s2': {
          title: 'Any club, any target',
          description: 'Check the aim, then draw a club, draw a target, one ball.',
          notes: {
            'break-100-w5-s2-e3': 'Never the same club twice in a row.',
          },
        },
        'break-100-w5-s3': {
          title: 'Tee shots with a routine',
          description: 'The routine comes first, the ball second.',
          notes: { 'break-100-w5-s3-e4': 'Ten squats for a miss.' },
        },
      },
    },
    'break-100-w6': {
      title: 'Test again, then play',
      description:
        'The tests from the start in the same order. Compare the numbers, not the feeling, and then take them to the course.',
      sessions: {
        'break-100-w6-s1': {
          title: 'Test: short game',
          description: 'The same two tests as on the first day.',
          notes: {
            'break-100-w6-s1-e2': 'The same target as the first time.',
            'break-100-w6-s1-e3': 'The same hole as the first time, no second tries.',
          },
        },
        'break-100-w6-s2': {
          title: 'Test: approach and driving',
          description: 'The same two tests as at the start, in the same order.',
          notes: {
            'break-100-w6-s2-e2': 'The same targets as the first time.',
            'break-100-w6-s2-e3':
              'The same club as the first time, even if you know a better one by now.',
          },
        },
        'break-100-w6-s3': {
          title: 'Putting test, then the course',
          description:
            'Thirty putts as at the start, then a hole on the course with three points in it. This is what you trained for.',
          notes: {
            'break-100-w6-s3-e2': 'The same hole as the first time.',
            'break-100-w6-s3-e3': 'Play it as the first hole of your next round.',
          },
        },
      },
    },
  },
};
