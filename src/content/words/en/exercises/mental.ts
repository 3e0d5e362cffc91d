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
    scoring: {
      how: 'Play ten balls. Count the routines that were complete and within 30 seconds, wherever the ball went.',
      unit: 'full routines',
      unitOfOne: 'full routine',
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
      'A long breath out slows the heart. Practiced daily it is there when the hands begin to hurry.',
    setUp: 'Sit upright, one hand on the belly, a watch in view.',
    steps: [
      'In through the nose for four: the belly moves, the chest stays quiet.',
      'Hold for two without pressing.',
      'Out through the mouth for six, until it is empty. Go on until one minute is left.',
      'In the last minute let the breath come by itself and count the breaths.',
    ],
    commonFaults: [
      {
        fault: 'You hold back in the last minute to get a low count.',
        fix: 'Count and change nothing. The number is only worth something when it is honest.',
      },
      {
        fault: 'The shoulders rise.',
        fix: 'Put both hands on the belly and let them do the moving.',
      },
    ],
    safety:
      'Breathe smaller if you get dizzy, and stop if it does not pass. Never while you drive.',
    scoring: {
      how: 'Breathe 4-2-6 until one minute is left. Count the breaths of that minute without steering them; fewer is calmer.',
      unit: 'breaths a minute',
      unitOfOne: 'breath a minute',
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
    description:
      'Six balls, and the longest run of good ones counts. With two in a row you owe nothing.',
    purpose:
      'The last minutes of a session should feel like the last holes of a round. Something small is at stake, every time.',
    setUp:
      'One task: the one that the session names, or putts of {1.5 m|5 ft}. Compare only scores of the same task.',
    steps: [
      'Say the task and the price of a miss aloud.',
      'Give every ball the whole routine. A miss starts the run again.',
      'Play all six. The longest run is the score.',
      'Fewer than two in a row: pay the price.',
    ],
    commonFaults: [
      {
        fault: 'You change the task after the first miss.',
        fix: 'Write it down first.',
      },
      {
        fault: 'You try harder from ball to ball.',
        fix: 'The third ball gets what the first got: the same looks, the same time.',
      },
    ],
    scoring: {
      how: 'Play six balls. Count the longest run of good ones; two is a pass.',
      unit: 'in a row',
      unitOfOne: 'in a row',
    },
    diagram: {
      alt: 'Two numbered balls {1.5 m|5 ft} from the hole; two holed in a row are a pass.',
      labels: {
        inARow: '2 in a row',
      },
    },
  },
  'three-points-a-hole': {
    name: 'Three points a hole',
    description:
      'Three holes on the course. A point for the tee shot, one for the way to the green, one for the putts.',
    purpose:
      'A card adds everything up and hides where it went. Three points show which part of the hole you own already.',
    setUp:
      'Three holes when the course is quiet, one ball, a card. Ask first whether you may begin there.',
    steps: [
      'Before every tee shot name the side you can miss on, then choose the club.',
      'One point when the tee shot lies in play: you can hit the next one forward. On a par 3 it lies on the green or within {20 m|20 yd} of it.',
      'One point when you are on the green with at most one stroke more than regulation: two on a par 3, three on a par 4, four on a par 5.',
      'One point for two putts or fewer. Write the three down and go on.',
    ],
    commonFaults: [
      {
        fault: 'You play the hero after a bad tee shot.',
        fix: 'Take the shortest way back to short grass. Two points are still there.',
      },
      {
        fault: 'You count strokes as well.',
        fix: 'Leave them. Nine points over three holes is a card of its own.',
      },
    ],
    alternatives: ['No course: play three holes you know on the range, and putt afterward.'],
    safety:
      'Wait until the group ahead is out of reach, and shout when a ball flies toward people.',
    scoring: {
      how: 'Holes to play: {attempts}. Each is worth up to three points: tee shot in play, on the green with at most one stroke over regulation, two putts or fewer.',
      unit: 'points',
      unitOfOne: 'point',
    },
    diagram: {
      alt: 'A hole from the tee over the fairway to the green with three places numbered: the tee shot in play, the shot to the green, the putts.',
    },
  },
};
