import { type Worker, worker } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { recountStreak } from './streak-job.ts';
import { openTotals } from './totals.ts';

export function streakWorker({ runChange }: Platform): Worker {
  return worker(recountStreak, async ({ userId }) => {
    await runChange(userId, async (change) => {
      change.once(openTotals).streakIsDue();
    });
  });
}
