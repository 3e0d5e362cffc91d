import * as z from 'zod/mini';
import { calendarItem, round } from './activities.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import { focus } from './fields.ts';
import { handicapEntry } from './handicap.ts';
import { scoreShape } from './programs.ts';
import { stats } from './progress-schemas.ts';
import { enrollment } from './training-schemas.ts';

/** A round as the charts read it. */
export const playedRound = z.pick(round, {
  id: true,
  name: true,
  sessionDate: true,
  holes: true,
  scoreType: true,
  totalScore: true,
  coursePar: true,
  fairwaysHit: true,
  greensInRegulation: true,
  putts: true,
});
export type PlayedRound = z.output<typeof playedRound>;

/** A drill with the golfer's own scores. */
export const scoredDrill = z.object({
  exerciseId: z.string(),
  name: z.string(),
  focus,
  /** What the score counts, short: "putts holed". */
  unit: z.string(),
  better: z.enum(['higher', 'lower']),
  /** How as many attempts as last time make up a score; without one it is a single value. */
  shape: z.optional(scoreShape),
  /** A good score for a golfer of this handicap; null where golfers compare with their own first scores. */
  target: z.nullable(z.number()),
  /** The mean of the first two scores; null before there are two. */
  baseline: z.nullable(z.number()),
  best: z.number(),
  /** The best score there can be in as many attempts as last time; null when it is open. */
  max: z.nullable(z.number()),
  /** How often it has been scored so that it compares with the last time. */
  count: z.int(),
  /** The newest of them, oldest first, each as one of as many attempts as the last. */
  scores: z.array(z.number()),
  /** Whether some were made with another number of attempts, so that they are best told as shares. */
  isMixed: z.boolean(),
});
export type ScoredDrill = z.output<typeof scoredDrill>;

const progressOverview = z.object({
  stats,
  handicapHistory: z.array(handicapEntry),
  currentProgram: z.nullable(enrollment),
  /** The last rounds that were played, oldest first. */
  rounds: z.array(playedRound),
  /** The drills scored last, the newest first. */
  drills: z.array(scoredDrill),
  /** What was done last, of each kind, earliest first. */
  recent: z.array(calendarItem),
});
export type ProgressOverview = z.output<typeof progressOverview>;

export const progress = {
  stats: endpoint({
    method: 'GET',
    path: '/api/user/stats',
    auth: 'golfer',
    summary: 'Level, XP, minutes and streaks',
    response: stats,
  }),
  overview: endpoint({
    method: 'GET',
    path: '/api/user/progress',
    auth: 'golfer',
    summary: 'What the progress screen shows: handicaps, program, last rounds, drills and activity',
    response: progressOverview,
  }),
} satisfies Endpoints;
