import * as z from 'zod/mini';
import { levels } from '#domain/drills/drill.ts';
import { logLevels } from './client-log.ts';
import { instant } from './fields.ts';
import { diskStates } from './health.ts';

const count = z.int();

/** Weeks that the overview looks back, the current one included. */
export const overviewWeeks = 12;

const week = z.object({
  /** Its Monday, in the administrator's time zone. */
  monday: z.string(),
  signUps: count,
  /** Sessions of plans that were completed. */
  sessions: count,
});

const programProgress = z.object({
  id: z.string(),
  name: z.string(),
  language: z.string(),
  /** Plans that were ever started. */
  started: count,
  /** Those of them that are neither completed nor abandoned. */
  active: count,
  /** How many got so far as to complete a session in this week of the program or a later one, from week 1 on. */
  reached: z.array(count),
});

const drillTarget = z.object({
  id: z.string(),
  name: z.string(),
  language: z.string(),
  /** Of the programs in which the scores were made; the target is the one of that level. */
  level: z.enum(levels),
  target: z.number(),
  scores: count,
  /** Scores that meet the target. */
  met: count,
});

const jobs = z.object({
  /** Jobs whose time has come. */
  waiting: count,
  /** Those of them that have been waiting for more than five minutes. */
  late: count,
  /** Jobs of the last day that were given up, or failed and are tried again. */
  failed: count,
});

const clientError = z.object({
  level: z.enum(logLevels),
  message: z.string(),
  /** Where it happened last, as a path. */
  path: z.string(),
  /** As its browser says of itself; null when that says nothing. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  count,
  lastAt: instant,
});

/** Acts on one page of the audit log. */
export const actsPerPage = 50;

/** What an administrator has done. */
export const act = z.object({
  id: z.int(),
  at: instant,
  /** Null when the account was deleted since. */
  administrator: z.nullable(z.string()),
  /** Method and path of the call. */
  call: z.string(),
  subjectId: z.nullable(z.string()),
  /** Its input, shortened. */
  input: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

/** The installation over time, as the administrators' overview shows it. */
export const statistics = z.object({
  weeks: z.array(week),
  /** Counted once a day; null until the first count. */
  countedAt: z.nullable(instant),
  programs: z.array(programProgress),
  drills: z.array(drillTarget),
  health: z.object({
    mail: jobs,
    push: z.extend(jobs, {
      devices: count,
      /** How the pushes of the last seven days ended; the push service of one that is gone knew no such device. */
      lastDays: z.object({ sent: count, failed: count, gone: count }),
    }),
    jobs,
    disk: z.object({ state: z.enum(diskStates), freeBytes: z.nullable(z.number()) }),
  }),
  /** Faults and warnings of browsers in the last 24 hours, the most frequent first. */
  errors: z.array(clientError),
});
export type Statistics = z.output<typeof statistics>;
