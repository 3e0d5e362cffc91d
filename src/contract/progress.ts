import * as z from 'zod/mini';
import type { Skill, SkillTestId, Verdict } from '#domain/skill-tests/skill-test.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import { focus } from './fields.ts';
import { handicapEntry } from './handicap.ts';
import { calendarItem, round } from './logbook-schemas.ts';
import { language, scoreShape } from './programs.ts';
import { stats } from './progress-schemas.ts';
import { enrollment } from './training-schemas.ts';

/** A round as used by the charts. */
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
  /** The short unit of the score: "putts holed". */
  unit: z.string(),
  better: z.enum(['higher', 'lower']),
  /** How the attempts add up to a score, for the latest score's number of attempts. Left out for a single value. */
  shape: z.optional(scoreShape),
  /** A good score for the golfer's handicap; null when golfers compare with their own first scores. */
  target: z.nullable(z.number()),
  /** The mean of the first two scores; null before there are two. */
  baseline: z.nullable(z.number()),
  best: z.number(),
  /** The highest possible score with the latest score's number of attempts; null when there is no maximum. */
  max: z.nullable(z.number()),
  /** The number of scores that are comparable with the latest one. */
  count: z.int(),
  /** The newest of these scores, oldest first, converted to the latest score's number of attempts. */
  scores: z.array(z.number()),
  /** The day of each of these scores. */
  days: z.array(z.string()),
  /** Whether the scores come from different numbers of attempts, so that they are best shown as percentages. */
  isMixed: z.boolean(),
});
export type ScoredDrill = z.output<typeof scoredDrill>;

const skill = z.custom<Skill>();
const verdict = z.custom<Verdict>();

/** A skill as a handicap, -5 to 54; the true value is between `best` and `worst` four times out of five. */
const skillLevel = z.object({
  level: z.number(),
  best: z.number(),
  worst: z.number(),
  /** The number of results it is based on. */
  results: z.int(),
});

/** A skill with the way it has come. */
const skillStanding = z.nullable(
  z.extend(skillLevel, {
    /** The level according to the first result of each test alone; null if there are no others. */
    first: z.nullable(z.number()),
  }),
);

/** A skill test with the golfer's results that are comparable with the latest one. */
const skillTest = z.object({
  exerciseId: z.custom<SkillTestId>(),
  name: z.string(),
  skill,
  /** The highest possible score; the lowest is 0. */
  max: z.int(),
  /** Whether it used the distances for short hitters. */
  reach: z.enum(['usual', 'short']),
  /** Oldest first. */
  results: z.array(z.object({ on: z.string(), score: z.number() })),
  /** Points at each station, in the order of the test; null if only the sum of the last result was entered. */
  parts: z.nullable(
    z.object({
      now: z.array(z.number()),
      /** Of the first of these results; null if it is the only one, or was entered as a sum. */
      before: z.nullable(z.array(z.number())),
    }),
  ),
  /** How many more results are needed before a result can be compared with the first two. */
  resultsToCompare: z.int(),
  /** Null until then. In points; a difference of at least `needed` counts as a change. */
  change: z.nullable(
    z.object({ verdict, baseline: z.number(), now: z.number(), needed: z.number() }),
  ),
  /** The next planned session of the current program that includes this test. */
  next: z.nullable(z.object({ scheduledSessionId: z.string(), on: z.string(), week: z.int() })),
  /** Whether a session of the current program includes this test, completed or not. */
  isInProgram: z.boolean(),
});
export type SkillTestResults = z.output<typeof skillTest>;

const overall = z.nullable(
  z.object({ verdict, testIds: z.readonly(z.array(z.custom<SkillTestId>())) }),
);

/** The skills at the start and at the end of a program, according to its skill tests. */
const programChange = z.object({
  name: z.string(),
  language,
  isCompleted: z.boolean(),
  skills: z.readonly(
    z.array(
      z.object({
        skill,
        before: skillLevel,
        /** Null until one of the skill's tests has been repeated. */
        after: z.nullable(skillLevel),
        verdict: z.nullable(verdict),
      }),
    ),
  ),
  overall,
});
export type ProgramChange = z.output<typeof programChange>;

const skillProfile = z.object({
  /** All four skills; null for a skill without a result. */
  levels: z.object({
    putting: skillStanding,
    short_game: skillStanding,
    approach: skillStanding,
    driving: skillStanding,
  }),
  /** All available tests. */
  tests: z.array(skillTest),
  /** The verdict across all tests; null while fewer than two can be compared. */
  overall,
  /** The program of the latest result; null without a result. */
  program: z.nullable(programChange),
});
export type SkillProfile = z.output<typeof skillProfile>;

/** What a golfer did on a day, and whether a session is still planned for it: missed if the day is over. */
const trainingDay = z.object({
  on: z.string(),
  /** Of sessions and practice. */
  minutes: z.int(),
  /** Sessions and practice. */
  sessions: z.int(),
  rounds: z.int(),
  isPlanned: z.boolean(),
});
export type TrainingDay = z.output<typeof trainingDay>;

/** The minutes of drills with one focus in the current program. */
const plannedFocus = z.object({
  focus,
  /** Done in completed sessions. */
  minutes: z.int(),
  /** In all sessions, as the program plans them. */
  planned: z.int(),
});
export type PlannedFocus = z.output<typeof plannedFocus>;

const progressOverview = z.object({
  stats,
  handicapHistory: z.array(handicapEntry),
  currentProgram: z.nullable(enrollment),
  /** The most recent rounds, oldest first. */
  rounds: z.array(playedRound),
  /** The most recently scored drills, newest first. */
  drills: z.array(scoredDrill),
  skills: skillProfile,
  /** The days of the last 26 weeks on which there is something, oldest first, up to the end of this week. */
  days: z.array(trainingDay),
  /** The largest plan first; empty without a program. */
  focuses: z.array(plannedFocus),
  /** The most recent activities of each kind, oldest first. */
  recent: z.array(calendarItem),
});
export type ProgressOverview = z.output<typeof progressOverview>;

export const progress = {
  stats: endpoint({
    method: 'GET',
    path: '/api/user/stats',
    auth: 'golfer',
    token: 'read',
    summary: 'Return level, XP, minutes and streaks',
    response: stats,
  }),
  overview: endpoint({
    method: 'GET',
    path: '/api/user/progress',
    auth: 'golfer',
    token: 'read',
    summary:
      'Return the progress screen: handicaps, program, recent rounds, drills, skills and activity',
    response: progressOverview,
  }),
} satisfies Endpoints;
