import type { Drill } from '#domain/drills/drill.ts';
import { rangeTurf, roundGreen } from './grounds.ts';

// Ids are append-only: plans, scores and notes of golfers point to them.
export const mental: readonly Drill[] = [
  {
    id: 'full-routine-ten',
    name: 'Ten full routines',
    focus: 'mental',
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
    equipment: ['Any clubs', '10 balls', 'A watch'],
    venues: ['range', 'putting_green', 'short_game_area'],
    minutes: 10,
    level: 'beginner',
    mode: 'random',
    scoring: {
      how: 'Play ten balls. Count the routines that were complete and within 30 seconds, wherever the ball went.',
      unit: 'full routines',
      better: 'higher',
      min: 0,
      max: 10,
      step: 1,
      targets: { beginner: 5, intermediate: 6, advanced: 8, expert: 9 },
      basis: 'estimate',
    },
    diagram: {
      alt: 'A line on the ground divides the place behind the ball, where you think, from the place at the ball, where you play to the flag.',
      marks: [
        rangeTurf,
        { type: 'line', from: [108, 34], to: [108, 168] },
        { type: 'feet', at: [58, 104], turn: -90, gap: 20 },
        { type: 'golfer', at: [160, 64], club: 'address' },
        { type: 'path', from: [78, 104], to: [132, 72], bend: -8, quiet: true, cut: 2 },
        { type: 'path', from: [172, 104], to: [272, 104], bend: -14, flight: 'carry' },
        { type: 'ball', at: [172, 104] },
        { type: 'hole', at: [278, 104], h: 40 },
        { type: 'label', at: [60, 148], label: { word: 'Think' } },
        { type: 'label', at: [164, 148], label: { word: 'Play' } },
      ],
    },
  },
  {
    id: 'breath-four-two-six',
    name: 'Breath 4-2-6',
    focus: 'mental',
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
      { fault: 'You get dizzy.', fix: 'Breathe smaller, not deeper. Stop if it does not pass.' },
      {
        fault: 'The shoulders rise.',
        fix: 'Put both hands on the belly and let them do the moving.',
      },
    ],
    equipment: ['A chair'],
    venues: ['home', 'range', 'course'],
    minutes: 5,
    level: 'beginner',
    mode: 'blocked',
    scoring: {
      how: 'Breathe for five minutes, 25 breaths. Count the longest run without losing the count.',
      unit: 'breaths in a row',
      better: 'higher',
      min: 0,
      max: 25,
      step: 1,
      targets: { beginner: 12, intermediate: 15, advanced: 18, expert: 20 },
      basis: 'estimate',
    },
    diagram: {
      alt: 'One breath drawn as the flight of a ball: it rises for four counts, stays level for two and falls for six.',
      marks: [
        {
          type: 'turf',
          ground: 'fairway',
          shape: [
            [-40, 160],
            [80, 152],
            [240, 152],
            [360, 160],
            [370, 230],
            [160, 240],
            [-50, 230],
          ],
        },
        { type: 'line', from: [112, 44], to: [112, 152] },
        { type: 'line', from: [156, 44], to: [156, 152] },
        {
          type: 'trail',
          points: [
            [34, 148],
            [74, 96],
            [112, 66],
            [134, 61],
            [156, 64],
            [214, 96],
            [280, 146],
          ],
          flight: 'carry',
        },
        { type: 'ball', at: [30, 152] },
        { type: 'label', at: [62, 52], label: { word: 'In 4' } },
        { type: 'label', at: [134, 32], label: { word: 'Hold 2' } },
        { type: 'label', at: [236, 68], label: { word: 'Out 6' } },
      ],
    },
  },
  {
    id: 'consequence-finish',
    name: 'Consequence finish',
    focus: 'mental',
    description: 'Three in a row and you may go home. Miss one and you start again.',
    purpose:
      'The last minutes of a session should feel like the last holes of a round. Something small is at stake, every time.',
    setUp:
      'Choose one task before you start: three putts of {m:1.5}, three chips to {m:1}, or three fairways of five.',
    steps: [
      'Say the task and the price of a miss aloud.',
      'Give every ball the whole routine.',
      'Three in a row end the session. A miss starts the count again.',
      'When the time is over, stop. Write down passed or not passed.',
    ],
    commonFaults: [
      { fault: 'You choose the task after the first miss.', fix: 'Write it down first.' },
      {
        fault: 'You try harder from ball to ball.',
        fix: 'The third ball gets what the first got: the same looks, the same time.',
      },
    ],
    equipment: ['What the task needs', '3 balls'],
    venues: ['putting_green', 'short_game_area', 'range', 'home', 'course'],
    minutes: 5,
    level: 'beginner',
    mode: 'pressure',
    scoring: {
      how: 'Count the balls of the longest run, up to three. Three is a pass.',
      unit: 'in a row',
      better: 'higher',
      min: 0,
      max: 3,
      step: 1,
      targets: { beginner: 2, intermediate: 3, advanced: 3, expert: 3 },
      basis: 'estimate',
    },
    diagram: {
      alt: 'Three balls numbered one to three at {m:1.5} from the hole; all three have to be holed in a row.',
      mow: 40,
      marks: [
        roundGreen,
        { type: 'path', from: [70, 100], to: [216, 108], bend: -10 },
        { type: 'path', from: [82, 66], to: [216, 106], quiet: true, tip: false },
        { type: 'path', from: [82, 142], to: [216, 110], quiet: true, tip: false },
        { type: 'ball', at: [82, 62], n: 1 },
        { type: 'ball', at: [70, 102], n: 2 },
        { type: 'ball', at: [82, 146], n: 3 },
        { type: 'hole', at: [222, 108] },
        { type: 'label', at: [150, 40], label: { word: 'In a row' } },
        { type: 'label', at: [152, 158], label: { metres: 1.5 } },
      ],
    },
  },
];
