import * as z from 'zod/mini';
import type { Skill, SkillTestId, Verdict } from '#domain/skill-tests/skill-test.ts';
import { calendarItem, round } from './activities.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import { focus } from './fields.ts';
import { handicapEntry } from './handicap.ts';
import { language, scoreShape } from './programs.ts';
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

const skill = z.custom<Skill>();
const verdict = z.custom<Verdict>();

/** The handicap that a skill plays at, -5 to 54; the true one lies between `best` and `worst` four of five times. */
const skillLevel = z.object({
  level: z.number(),
  best: z.number(),
  worst: z.number(),
  /** How many results it was made of. */
  results: z.int(),
});

/** A skill test with the golfer's results that compare with the last one. */
const skillTest = z.object({
  exerciseId: z.custom<SkillTestId>(),
  name: z.string(),
  skill,
  /** The highest score there is; the lowest is 0. */
  max: z.int(),
  /** Whether it was done over the distances for short hitters. */
  reach: z.enum(['usual', 'short']),
  /** Oldest first. */
  results: z.array(z.object({ on: z.string(), score: z.number() })),
  /** How many more results there have to be before one compares with the first two. */
  resultsToCompare: z.int(),
  /** Null until then. In points; from `needed` more or fewer on it is a change. */
  change: z.nullable(
    z.object({ verdict, baseline: z.number(), now: z.number(), needed: z.number() }),
  ),
  /** The next planned session of the program under way that has it. */
  next: z.nullable(z.object({ scheduledSessionId: z.string(), on: z.string(), week: z.int() })),
});
export type SkillTestResults = z.output<typeof skillTest>;

const overall = z.nullable(
  z.object({ verdict, testIds: z.readonly(z.array(z.custom<SkillTestId>())) }),
);

/** What the skill tests of a program say of its start and of its end. */
const programChange = z.object({
  name: z.string(),
  language,
  isCompleted: z.boolean(),
  skills: z.readonly(
    z.array(
      z.object({
        skill,
        before: skillLevel,
        /** Null until one of its tests was repeated. */
        after: z.nullable(skillLevel),
        verdict: z.nullable(verdict),
      }),
    ),
  ),
  overall,
});
export type ProgramChange = z.output<typeof programChange>;

const skillProfile = z.object({
  /** All four, null without a result. */
  levels: z.object({
    putting: z.nullable(skillLevel),
    short_game: z.nullable(skillLevel),
    approach: z.nullable(skillLevel),
    driving: z.nullable(skillLevel),
  }),
  /** All tests that there are. */
  tests: z.array(skillTest),
  /** Of all tests together; null while fewer than two compare. */
  overall,
  /** The program of the last result; null without one. */
  program: z.nullable(programChange),
});
export type SkillProfile = z.output<typeof skillProfile>;

const progressOverview = z.object({
  stats,
  handicapHistory: z.array(handicapEntry),
  currentProgram: z.nullable(enrollment),
  /** The last rounds that were played, oldest first. */
  rounds: z.array(playedRound),
  /** The drills scored last, the newest first. */
  drills: z.array(scoredDrill),
  skills: skillProfile,
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
    summary:
      'What the progress screen shows: handicaps, program, last rounds, drills, skills and activity',
    response: progressOverview,
  }),
} satisfies Endpoints;
