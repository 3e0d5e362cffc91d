import * as z from 'zod/mini';
import { findNotedSessions } from '#server/features/coach/public-queries.ts';
import { findOutdatedGolfers, recalculatePlan } from '#server/features/training/public-queries.ts';
import { type Job, type Worker, worker } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { advance, endRunning, findRunning } from './queries.ts';

/** Plans updated by one job. A new job updates the next plans, even if this server stops. */
const plansPerJob = 100;

const payload = z.object({ id: z.optional(z.string()) });

/** Continues the recalculation with this id, or the running one when no id is given. */
export const recalculatePlans: Job<typeof payload> = {
  name: 'recalculate-plans',
  payload,
  keyOf: ({ id }) => id ?? 'daily',
};

type Tools = Pick<Platform, 'db' | 'clock' | 'sendJob' | 'log' | 'runChange'>;

/**
 * Recalculates plans, `size` in one job. A daily run continues a recalculation that was interrupted.
 */
export function recalculationWorker(tools: Tools, size: number = plansPerJob): Worker {
  const { db, clock, sendJob } = tools;
  const recalculating = worker(recalculatePlans, async ({ id: asked }) => {
    const running = await findRunning(db, asked);
    if (running === null) return;
    const { id } = running;
    const golferIds = await findOutdatedGolfers(db, {
      afterId: running.reachedId,
      size,
    });
    let from = running.reachedId;
    for (const to of golferIds) {
      if (!(await recalculateNext(tools, { id, from, to }))) return;
      from = to;
    }
    if (golferIds.length === size) await sendJob(db, recalculatePlans, { payload: { id } });
    else await endRunning(db, { id, isComplete: true, now: clock() });
  });
  return { ...recalculating, isDaily: true };
}

type Next = { readonly id: string; readonly from: string; readonly to: string };

/**
 * Updates the plan of the next golfer to the newest version. The plan and the job's progress are committed together,
 * so after a crash the job continues with exactly the remaining golfers.
 * @returns false if it was stopped, or if another node has gone further
 */
async function recalculateNext({ db, log, runChange }: Tools, next: Next): Promise<boolean> {
  try {
    const isOurs = await runChange(next.to, async (change) => {
      if (!(await advance(change.tx, { ...next, outcome: 'done' }))) return false;
      await recalculatePlan(change, await findNotedSessions(change.tx, next.to));
      return true;
    });
    return isOurs ?? (await advance(db, { ...next, outcome: 'gone' }));
  } catch (error) {
    log.error({ fault: String(error).slice(0, 500) }, 'a plan could not be recalculated');
    // If the database is down, this fails as well, and the queue retries the job.
    return advance(db, { ...next, outcome: 'failed' });
  }
}
