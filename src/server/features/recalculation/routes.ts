import type { recalculation } from '#contract/recalculation.ts';
import { hasNote } from '#server/features/coach/public-queries.ts';
import {
  countOutdatedPlans,
  findOutdatedPrograms,
} from '#server/features/training/public-queries.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { textsIn } from '#server/platform/texts.ts';
import { endRunning, findLast, insertRunning } from './queries.ts';
import { recalculatePlans } from './recalculate-plans.ts';

export const recalculationHandlers = ({
  db,
  sendJob,
}: Pick<Platform, 'db' | 'sendJob'>): Handlers<typeof recalculation> => ({
  async state({ caller }) {
    const programs = await findOutdatedPrograms(db, caller.language, hasNote);
    return { programs, job: await findLast(db) };
  },

  async start({ change: { tx, golfer }, now }) {
    const { t } = textsIn(golfer.language, 'recalculation');
    const total = await countOutdatedPlans(tx);
    const started = await insertRunning(tx, { total, now });
    const job = started ?? (await findLast(tx));
    if (job === null) throw new Error('The recalculation was not stored');
    // Also queues the job if a recalculation is running, in case its job was lost. Only one job waits per
    // recalculation.
    await sendJob(tx, recalculatePlans, { payload: { id: job.id } });
    if (started === null) return { message: t('running'), job };
    return { message: total === 0 ? t('nothing') : t('started', { count: total }), job };
  },

  async stop({ change: { tx, golfer }, now }) {
    const { t } = textsIn(golfer.language, 'recalculation');
    const stopped = await endRunning(tx, { isComplete: false, now });
    return { message: stopped ? t('stopped') : t('notRunning'), job: await findLast(tx) };
  },
});
