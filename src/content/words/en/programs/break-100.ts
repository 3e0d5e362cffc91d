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
        'Three tests, one for each part of the game. Play them as they come and write every number down: in week six you play them again.',
      sessions: {
        'break-100-w1-s1': {
          title: 'Test: putting and chipping',
          description: 'Long putts, short putts and ten chips. No coaching today, just numbers.',
          notes: {
            'break-100-w1-s1-e1':
              'Take the whole five minutes. You do it before every session from now on.',
            'break-100-w1-s1-e2':
              'First test. Twelve balls, no second tries. Write the count down.',
            'break-100-w1-s1-e3': 'Second test. Twice around, 24 putts.',
            'break-100-w1-s1-e4': 'Third test. Ten chips, add the points.',
            'break-100-w1-s1-e5': 'Three putts of {1 m|3 ft} in a row.',
          },
        },
        'break-100-w1-s2': {
          title: 'Test: short irons',
          description:
            'Ten balls to a green, then a first look at where your club meets the ground.',
          notes: {
            'break-100-w1-s2-e2': 'Half the speed you want to swing at.',
            'break-100-w1-s2-e3': 'Test. Ten balls, one club, write down every miss with its side.',
            'break-100-w1-s2-e4': 'No ball for the first half. Only look at the marks.',
            'break-100-w1-s2-e5': 'Three wedges in a row that fly. Any direction.',
          },
        },
        'break-100-w1-s3': {
          title: 'Test: tee shots',
          description:
            'Fourteen tee shots as in a round, then the routine you will keep for six weeks.',
          notes: {
            'break-100-w1-s3-e3': 'Test. Fourteen balls with the club you use most from the tee.',
            'break-100-w1-s3-e4':
              'Find your routine today: three things behind the line, two in front of it.',
            'break-100-w1-s3-e5':
              'Three balls in a row inside the corridor of {25 m|25 yd}, with any club.',
          },
        },
      },
    },
    'break-100-w2': {
      title: 'Contact first',
      description:
        'One task at a time, over and over, until it has a feel. This is the only week of long blocks.',
      sessions: {
        'break-100-w2-s1': {
          title: 'Start line and landing spot',
          description: 'Two targets close to you: a gate for the putt, a towel for the chip.',
          notes: {
            'break-100-w2-s1-e2': 'Wide gates today. Narrow them only after nine of ten.',
            'break-100-w2-s1-e3':
              'One club for all 30. Look at the towel until the ball has landed.',
            'break-100-w2-s1-e4': 'Without a ball for the first four minutes.',
            'break-100-w2-s1-e5': 'Three chips in a row that land on the towel.',
          },
        },
        'break-100-w2-s2': {
          title: 'The strike',
          description: 'Low point and half swings. Length does not matter today.',
          notes: {
            'break-100-w2-s2-e3': 'Same drill as in week one. Count 20 marks and compare.',
            'break-100-w2-s2-e4': 'Stop at three o’clock every time, even after a bad one.',
            'break-100-w2-s2-e5': 'Three half swings in a row between the two marks.',
          },
        },
        'break-100-w2-s3': {
          title: 'Pace',
          description:
            'Long putts first, short ones last. The stroke takes the same time for all of them.',
          notes: {
            'break-100-w2-s3-e1': 'All three lengths, then call the last three before you putt.',
            'break-100-w2-s3-e2': 'Up and down twice. Walk to each line once before you begin.',
            'break-100-w2-s3-e3': 'Change the club after every ten balls, not the swing.',
            'break-100-w2-s3-e4': 'Once around. Read every putt from behind.',
            'break-100-w2-s3-e5': 'Three putts of {1.5 m|5 ft} in a row.',
          },
        },
      },
    },
    'break-100-w3': {
      title: 'One club, then another',
      description:
        'The tasks take turns now. It feels less tidy than last week and more of it stays.',
      sessions: {
        'break-100-w3-s1': {
          title: 'Clubs for chips',
          description: 'One swing, three clubs. Then sand, then the gate again.',
          notes: {
            'break-100-w3-s1-e2': 'Nine balls in order, nine with a new club every time.',
            'break-100-w3-s1-e3': 'With balls from the start. Draw a new line after eight.',
            'break-100-w3-s1-e4': 'Gate one ball narrower than in week two.',
            'break-100-w3-s1-e5': 'Three bunker shots in a row that finish on the green.',
          },
        },
        'break-100-w3-s2': {
          title: 'Aim and distance',
          description: 'Rails for the aim, a ladder for the wedge.',
          notes: {
            'break-100-w3-s2-e3': 'Five with rails, one without, and check. Then again.',
            'break-100-w3-s2-e4': 'Up and down once, then let the range marks choose.',
            'break-100-w3-s2-e5': 'Three wedges in a row within {5 m|16 ft} of {40 m|45 yd}.',
          },
        },
        'break-100-w3-s3': {
          title: 'Which club from the tee',
          description: 'Driver against the club you trust. Let the count decide.',
          notes: {
            'break-100-w3-s3-e3': 'Ten pairs at one gap. Write hits and lengths side by side.',
            'break-100-w3-s3-e4': 'Slow. If you topple, slower.',
            'break-100-w3-s3-e5': 'Two tee shots with a wait before each, with the club that won.',
          },
        },
      },
    },
    'break-100-w4': {
      title: 'Lighter week',
      description:
        'Thirty minutes a session. Three tests come back half way, so that you see where the work goes next.',
      sessions: {
        'break-100-w4-s1': {
          title: 'Half-way test: putting',
          description: 'The two putting tests of week one. Nothing else.',
          notes: {
            'break-100-w4-s1-e2': 'Re-test. Same hole as in week one if you can.',
            'break-100-w4-s1-e3': 'Re-test. Twice around.',
            'break-100-w4-s1-e4': 'Three putts of {1.5 m|5 ft} in a row.',
          },
        },
        'break-100-w4-s2': {
          title: 'Half-way test: short irons',
          description: 'Ten balls to the green, the rest is rhythm.',
          notes: {
            'break-100-w4-s2-e3':
              'Re-test. One club more than in week one if your misses were short.',
            'break-100-w4-s2-e4': 'With a ball. Count aloud.',
            'break-100-w4-s2-e5': 'Three balls in a row that fly past {60 m|65 yd}.',
          },
        },
        'break-100-w4-s3': {
          title: 'Half-way test: chips',
          description: 'Ten chips for points, and a quiet end.',
          notes: {
            'break-100-w4-s3-e2': 'Re-test. Choose the club from your table of week three.',
            'break-100-w4-s3-e3': 'Sitting down, before the last task.',
            'break-100-w4-s3-e4':
              'Three chips in a row within {2 m|7 ft}. Two breaths before each.',
          },
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
          description: 'Nine balls up and down, then short putts from every side.',
          notes: {
            'break-100-w5-s1-e2':
              'One ball each, and putt it out. Three strokes from a hard lie are fine.',
            'break-100-w5-s1-e3': 'Every tee once, from a new side each time.',
            'break-100-w5-s1-e4': 'Three putts of {1.5 m|5 ft} in a row.',
          },
        },
        'break-100-w5-s2': {
          title: 'Any club, any target',
          description: 'Draw a club, draw a target, one ball.',
          notes: {
            'break-100-w5-s2-e3': 'Five clubs, three targets, never the same club twice.',
            'break-100-w5-s2-e4': 'Random order only. Name the swing before each ball.',
            'break-100-w5-s2-e5': 'Two tee shots on the hardest hole you know.',
          },
        },
        'break-100-w5-s3': {
          title: 'Tee shots with a routine',
          description: 'The routine comes first, the ball second.',
          notes: {
            'break-100-w5-s3-e3': 'A new gap for every pair.',
            'break-100-w5-s3-e4': 'Driver and irons in turn. Only the routine counts.',
            'break-100-w5-s3-e5': 'Two balls. Ten squats for a miss.',
          },
        },
      },
    },
    'break-100-w6': {
      title: 'Test again',
      description: 'The tests of week one in the same order. Compare the numbers, not the feeling.',
      sessions: {
        'break-100-w6-s1': {
          title: 'Test: putting and chipping',
          description: 'The same three tests as on the first day.',
          notes: {
            'break-100-w6-s1-e2': 'Same hole, same order, twelve balls.',
            'break-100-w6-s1-e3': 'Twice around, 24 putts.',
            'break-100-w6-s1-e4': 'Ten chips from the places of week one.',
            'break-100-w6-s1-e5':
              'Three putts of {1.5 m|5 ft} in a row. Week one asked for {1 m|3 ft}.',
          },
        },
        'break-100-w6-s2': {
          title: 'Test: short irons',
          description: 'Ten balls to the green, then random clubs to keep the feel of the course.',
          notes: {
            'break-100-w6-s2-e3': 'Test. Ten balls, the same target as in week one.',
            'break-100-w6-s2-e4': 'As in week five.',
            'break-100-w6-s2-e5':
              'Three balls in a row that would have hit a green of {25 m|25 yd}.',
          },
        },
        'break-100-w6-s3': {
          title: 'Test: tee shots',
          description: 'Fourteen tee shots, then one that counts. Now go and play.',
          notes: {
            'break-100-w6-s3-e3':
              'Test. Fourteen balls, the club you chose in week three for the tight ones.',
            'break-100-w6-s3-e4': 'Ten balls, ten targets, ten full routines.',
            'break-100-w6-s3-e5': 'The first tee shot of your next round. Two balls, no more.',
          },
        },
      },
    },
  },
};
