import * as z from 'zod/mini';
import { type Endpoints, endpoint } from './endpoint.ts';
import { instant } from './fields.ts';
import { language } from './programs.ts';

const count = z.int();

/** A program with running plans of an older version, and what recalculating does to them. */
const outdatedProgram = z.object({
  id: z.string(),
  name: z.string(),
  /** Of the name. */
  language,
  /** The newest version, which the plans are brought to. */
  version: z.int(),
  /** Running plans of older versions. */
  plans: count,
  /** Sessions of these plans. Those that are done, and those that are the same in both versions, are not counted. */
  sessions: z.object({ updated: count, added: count, removed: count }),
});

const recalculationJob = z.object({
  id: z.string(),
  state: z.enum(['running', 'stopped', 'complete']),
  /** Plans that were outdated when it started, or more where a version was published meanwhile. */
  total: count,
  /** Plans that were brought to the newest version. */
  done: count,
  /** Plans that stay as they were, since something went wrong with them. */
  failed: count,
  startedAt: instant,
  /** When it was stopped or complete; null while it runs. */
  stoppedAt: z.nullable(instant),
});
export type RecalculationJob = z.output<typeof recalculationJob>;

const recalculationState = z.object({
  programs: z.array(outdatedProgram),
  /** The last one; null when there was none. */
  job: z.nullable(recalculationJob),
});
export type RecalculationState = z.output<typeof recalculationState>;

const refresh = ['/api/admin/recalculation'];
/** For the administrator to read. */
const message = z.string();

export const recalculation = {
  state: endpoint({
    method: 'GET',
    path: '/api/admin/recalculation',
    auth: 'admin',
    summary: 'How many plans and sessions recalculating would change, and how far the last one is',
    response: recalculationState,
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/admin/recalculate-all-programs',
    auth: 'admin',
    summary:
      'Bring running plans to the newest version of their programs; a job does it, one at a time',
    refresh,
    response: z.object({ message, job: recalculationJob }),
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/admin/recalculation/stop',
    auth: 'admin',
    summary: 'Stop recalculating; plans that were changed stay so',
    refresh,
    /** The last job, which may have been over already; null when there was none. */
    response: z.object({ message, job: z.nullable(recalculationJob) }),
  }),
} satisfies Endpoints;
