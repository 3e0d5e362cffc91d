import * as z from 'zod/mini';
import { type Endpoints, endpoint } from './endpoint.ts';
import { instant } from './fields.ts';
import { language } from './programs.ts';

const count = z.int();

/** A program with running plans of an older version, and the effect of recalculating them. */
const outdatedProgram = z.object({
  id: z.string(),
  name: z.string(),
  /** The language of the name. */
  language,
  /** The newest version, to which the plans are updated. */
  version: z.int(),
  /** Running plans of older versions. */
  plans: count,
  /** Sessions of these plans, not counting completed sessions and sessions that are the same in both versions. */
  sessions: z.object({ updated: count, added: count, removed: count }),
});

const recalculationJob = z.object({
  id: z.string(),
  state: z.enum(['running', 'stopped', 'complete']),
  /** Plans that were outdated at the start; can grow if a version is published meanwhile. */
  total: count,
  /** Plans that were updated to the newest version. */
  done: count,
  /** Plans that were left unchanged because of an error. */
  failed: count,
  startedAt: instant,
  /** When it stopped or completed; null while it is running. */
  stoppedAt: z.nullable(instant),
});
export type RecalculationJob = z.output<typeof recalculationJob>;

const recalculationState = z.object({
  programs: z.array(outdatedProgram),
  /** The latest job; null if there was none. */
  job: z.nullable(recalculationJob),
});
export type RecalculationState = z.output<typeof recalculationState>;

const refresh = ['/api/admin/recalculation'];
/** Shown to the administrator. */
const message = z.string();

export const recalculation = {
  state: endpoint({
    method: 'GET',
    path: '/api/admin/recalculation',
    auth: 'admin',
    summary: 'Return the plans and sessions to recalculate, and the latest job’s progress',
    response: recalculationState,
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/admin/recalculate-all-programs',
    auth: 'admin',
    act: 'startRecalculation',
    summary: 'Start the job that updates running plans to the newest version of their programs',
    refresh,
    response: z.object({ message, job: recalculationJob }),
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/admin/recalculation/stop',
    auth: 'admin',
    act: 'stopRecalculation',
    summary: 'Stop the recalculation; plans that were already changed stay changed',
    refresh,
    /** The latest job, which may already have ended; null if there was none. */
    response: z.object({ message, job: z.nullable(recalculationJob) }),
  }),
} satisfies Endpoints;
