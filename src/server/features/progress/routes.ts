import type { progress } from '#contract/progress.ts';
import { describeStats } from '#domain/progress/stats.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { findTotals } from './queries.ts';

export function progressHandlers({ db }: Platform): Handlers<typeof progress> {
  return {
    stats: async ({ caller, today }) => describeStats(await findTotals(db, caller.id), today),
  };
}
