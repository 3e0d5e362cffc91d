import * as z from 'zod/mini';
import { levels } from '#domain/drills/drill.ts';
import { actNames } from './admin-acts.ts';
import { logLevels } from './client-log.ts';
import { instant } from './fields.ts';
import { backupState, diskStates } from './health.ts';

const count = z.int();

/** Number of weeks in the overview, including the current one. */
export const overviewWeeks = 12;

const week = z.object({
  /** The Monday of the week, in the administrator's time zone. */
  monday: z.string(),
  signUps: count,
  /** Completed sessions of plans. */
  sessions: count,
});

const programProgress = z.object({
  id: z.string(),
  name: z.string(),
  language: z.string(),
  /** Plans that were started at any time. */
  started: count,
  /** Started plans that are neither completed nor abandoned. */
  active: count,
  /** For each week of the program, from 1 on: plans with a completed session in that week or a later one. */
  reached: z.array(count),
});

const drillTarget = z.object({
  id: z.string(),
  name: z.string(),
  language: z.string(),
  /** The level of the programs in which the scores were made; the target is for this level. */
  level: z.enum(levels),
  target: z.number(),
  scores: count,
  /** Number of scores that meet the target. */
  met: count,
});

const jobs = z.object({
  /** Jobs that are due. */
  waiting: count,
  /** Due jobs that have been waiting for more than five minutes. */
  late: count,
  /** Jobs of the last day that were given up, or that failed and will be retried. */
  failed: count,
});

const clientError = z.object({
  level: z.enum(logLevels),
  message: z.string(),
  /** The path where it happened last. */
  path: z.string(),
  /** Taken from the user agent; null when unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  count,
  lastAt: instant,
});

/** Entries on one page of the audit log. */
export const auditEntriesPerPage = 50;

/** An administrator's action in the audit log. */
export const auditEntry = z.object({
  id: z.int(),
  at: instant,
  /** Null if the account has been deleted since. */
  administrator: z.nullable(z.string()),
  /** Method and path of the request. */
  call: z.string(),
  /** What was done; null for a request of an earlier release that no longer exists. */
  act: z.nullable(z.enum(actNames)),
  subjectId: z.nullable(z.string()),
  /** The name that the program, exercise, account or other thing had; null if it has none or was not stored yet. */
  subject: z.nullable(z.string()),
  /** The request's input, shortened. */
  input: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

/** Statistics of the installation over time, for the administrators' overview. */
export const statistics = z.object({
  /** The version of the server, such as 1.0.0. */
  version: z.string(),
  /** A version that is newer, if administrators allow to look for one; null if none is known. */
  newerVersion: z.nullable(z.string()),
  weeks: z.array(week),
  /** The counts are updated once a day; null until the first count. */
  countedAt: z.nullable(instant),
  programs: z.array(programProgress),
  drills: z.array(drillTarget),
  health: z.object({
    mail: jobs,
    push: z.extend(jobs, {
      devices: count,
      /** Results of the pushes of the last seven days; `gone` means the push service no longer knew the device. */
      lastDays: z.object({ sent: count, failed: count, gone: count }),
    }),
    jobs,
    disk: z.object({ state: z.enum(diskStates), freeBytes: z.nullable(z.number()) }),
    /** Null when this server makes none. */
    backup: z.nullable(backupState),
  }),
  /** Errors and warnings from browsers in the last 24 hours, most frequent first. */
  errors: z.array(clientError),
});
export type Statistics = z.output<typeof statistics>;
