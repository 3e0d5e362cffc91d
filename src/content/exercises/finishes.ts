import type { Drill, ScoringRule } from '#domain/drills/drill.ts';
import { greenToTheRight, rangeTurf, roundGreen } from './grounds.ts';

/**
 * The longest run of good balls among six. The session defines a good ball, so only scores of the same task
 * compare.
 */
const longestRun = {
  shape: { kind: 'streak', tries: 6 },
  better: 'higher',
  min: 0,
  max: 6,
  step: 1,
  targets: null,
  basis: 'estimate',
} as const satisfies ScoringRule;

// Ids are append-only: golfers' plans, scores and notes refer to them.
export const finishes = [
  {
    id: 'finish-putts',
    focus: 'putting',
    venues: ['putting_green', 'home'],
    minutes: 5,
    level: 'beginner',
    mode: 'pressure',
    needs: [{ putter: 1 }, { ball: 3 }],
    scoring: longestRun,
    diagram: {
      mow: 24,
      marks: [
        roundGreen,
        { type: 'path', from: [76, 100], to: [222, 108], bend: -8 },
        { type: 'ball', at: [72, 100], n: 1 },
        { type: 'ball', at: [46, 82], n: 2 },
        { type: 'hole', at: [228, 108] },
        { type: 'label', at: [150, 56], label: { word: 'inARow' } },
        { type: 'dim', from: [72, 146], to: [228, 146], label: { metres: 1.5, imperial: '5 ft' } },
      ],
    },
  },
  {
    id: 'finish-chips',
    focus: 'short_game',
    venues: ['short_game_area', 'course'],
    minutes: 5,
    level: 'beginner',
    mode: 'pressure',
    needs: [{ wedge: 1 }, { ball: 3 }, { tee: 4 }],
    scoring: { ...longestRun, edition: 2 },
    diagram: {
      mow: -24,
      marks: [
        greenToTheRight,
        { type: 'ring', at: [226, 106], r: 55 },
        { type: 'path', from: [50, 140], to: [210, 110], bend: -30, flight: 'carry' },
        { type: 'ball', at: [46, 142], n: 1 },
        { type: 'ball', at: [34, 112], n: 2 },
        { type: 'hole', at: [226, 106], h: 40 },
        { type: 'label', at: [130, 44], label: { word: 'inARow' } },
        {
          type: 'dim',
          from: [226, 180],
          to: [281, 180],
          label: { word: 'radius', metres: 3, imperial: '10 ft' },
          side: -18,
        },
      ],
    },
  },
  {
    id: 'finish-shots',
    focus: 'irons',
    venues: ['range', 'simulator'],
    minutes: 5,
    level: 'beginner',
    mode: 'pressure',
    needs: [{ club: 1 }, { ball: 6 }],
    scoring: longestRun,
    diagram: {
      marks: [
        rangeTurf,
        { type: 'zone', at: [240, 102], r: [34, 32], box: true },
        { type: 'path', from: [60, 102], to: [240, 102], bend: -22, flight: 'carry' },
        { type: 'post', at: [206, 70], h: 16 },
        { type: 'post', at: [206, 134], h: 16 },
        { type: 'ball', at: [58, 102], n: 1 },
        { type: 'ball', at: [34, 88], n: 2 },
        { type: 'label', at: [130, 132], label: { word: 'inARow' } },
        {
          type: 'dim',
          from: [288, 70],
          to: [288, 134],
          label: { metres: 25, imperial: '25 yd' },
          side: 0,
        },
      ],
    },
  },
] as const satisfies readonly Drill[];
