import * as z from 'zod/mini';
import { findNotedSessions } from '#server/features/coach/public-queries.ts';
import { findOutdatedGolfers, recalculatePlan } from '#server/features/training/public-queries.ts';
import { type Job, type Worker, worker } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { advance, endRunning, findRunning } from './queries.ts';

/** Plans that one job brings to the newest version; the next ones are another job, also when this server stops. */
export const plansPerJob = 100;

const payload = z.object({ id: z.optional(z.string()) });

/** Goes on with a recalculation, or with whichever runs. */
export const recalculatePlans: Job<typeof payload> = {
  name: 'recalculate-plans',
  payload,
  keyOf: ({ id }) => id ?? 'daily',
};

type Tools = Pick<Platform, 'db' | 'clock' | 'sendJob' | 'log' | 'runChange'>;

/** Recalculates plans; once a day, those that anything has kept from being recalculated. */
export function recalculationWorker(tools: Tools): Worker {
  const { db, clock, sendJob } = tools;
  const recalculating = worker(recalculatePlans, async ({ id: asked }) => {
    const running = await findRunning(db, asked);
    if (running === null) return;
    const { id } = running;
    const golferIds = await findOutdatedGolfers(db, {
      afterId: running.reachedId,
      size: plansPerJob,
    });
    let from = running.reachedId;
    for (const to of golferIds) {
      if (!(await recalculateNext(tools, { id, from, to }))) return;
      from = to;
    }
    if (golferIds.length === plansPerJob) await sendJob(db, recalculatePlans, { payload: { id } });
    else await endRunning(db, { id, isComplete: true, now: clock() });
  });
  return { ...recalculating, isDaily: true };
}

type Next = { readonly id: string; readonly from: string; readonly to: string };

/**
 * Brings the plan of the next golfer to the newest version. That it was and where the job is are committed
 * together, so after a crash it goes on with exactly those who are left.
 * @returns false when it was stopped, or another node went on
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
    // Without a database this fails as well, and the job is tried again.
    return advance(db, { ...next, outcome: 'failed' });
  }
}
