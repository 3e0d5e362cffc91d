import type { mental as facts } from '../../../exercises/mental.ts';
import type { WordsOfDrills } from '../../words.ts';

export const mental: WordsOfDrills<typeof facts> = {
  'full-routine-ten': {
    name: 'Ten full routines',
    description: 'Ten balls to ten targets, each with the whole routine and a line to step over.',
    purpose:
      'A routine is a habit, and habits are made where nothing is at stake. Behind the line you think, in front of it you play.',
    setUp:
      'Lay a club on the ground two steps behind the ball. That is the line. Ten balls, ten targets.',
    steps: [
      'Behind the line: choose the target, the club and the shape, and see the ball fly.',
      'Breathe out and step over the line. From here on no more decisions.',
      'Set the face, look once, go.',
      'If a doubt comes, step back over the line and begin again.',
    ],
    commonFaults: [
      {
        fault: 'The routine takes a minute.',
        fix: 'Start a watch. 20 to 30 seconds from the line to the strike.',
      },
      {
        fault: 'You think about the swing over the ball.',
        fix: 'Say the target to yourself during the swing.',
      },
    ],
    equipment: ['A few clubs', '10 balls', 'A watch'],
    scoring: {
      how: 'Play ten balls. Count the routines that were complete and within 30 seconds, wherever the ball went.',
      unit: 'full routines',
    },
    diagram: {
      alt: 'A line on the ground divides the place behind the ball, where you think, from the place at the ball, where you play to the flag.',
      labels: {
        think: 'Think',
        play: 'Play',
      },
    },
  },
  'breath-four-two-six': {
    name: 'Breath 4-2-6',
    description:
      'Breathe in for four, hold for two, out for six. At home for minutes, on the course for two breaths.',
    purpose:
      'A long breath out slows the heart. Practised daily it is there when the hands begin to hurry.',
    setUp: 'Sit upright, one hand on the belly. Count in your head or by a watch.',
    steps: [
      'In through the nose for four: the belly moves, the chest stays quiet.',
      'Hold for two without pressing.',
      'Out through the mouth for six, until it is empty.',
      'Go on to the end of the time. If you lose the count, begin again at one.',
    ],
    commonFaults: [
      {
        fault: 'You get dizzy.',
        fix: 'Breathe smaller, not deeper. Stop if it does not pass.',
      },
      {
        fault: 'The shoulders rise.',
        fix: 'Put both hands on the belly and let them do the moving.',
      },
    ],
    equipment: ['A chair'],
    scoring: {
      how: 'Breathe for five minutes, 25 breaths. Count the longest run without losing the count.',
      unit: 'breaths in a row',
    },
    diagram: {
      alt: 'One breath drawn as the flight of a ball: it rises for four counts, stays level for two and falls for six.',
      labels: {
        breatheIn: 'In 4',
        hold: 'Hold 2',
        breatheOut: 'Out 6',
      },
    },
  },
  'consequence-finish': {
    name: 'Consequence finish',
    description: 'Three in a row and you may go home. Miss one and you start again.',
    purpose:
      'The last minutes of a session should feel like the last holes of a round. Something small is at stake, every time.',
    setUp:
      'Choose one task before you start: three putts of {1.5 m|5 ft}, three chips to {1 m|3 ft}, or three fairways of five.',
    steps: [
      'Say the task and the price of a miss aloud.',
      'Give every ball the whole routine.',
      'Three in a row end the session. A miss starts the count again.',
      'When the time is over, stop. Write down passed or not passed.',
    ],
    commonFaults: [
      {
        fault: 'You choose the task after the first miss.',
        fix: 'Write it down first.',
      },
      {
        fault: 'You try harder from ball to ball.',
        fix: 'The third ball gets what the first got: the same looks, the same time.',
      },
    ],
    equipment: ['3 balls'],
    scoring: {
      how: 'Count the balls of the longest run, up to three. Three is a pass.',
      unit: 'in a row',
    },
    diagram: {
      alt: 'Three balls numbered one to three at {1.5 m|5 ft} from the hole; all three have to be holed in a row.',
      labels: {
        inARow: 'In a row',
      },
    },
  },
};
