import type { progress } from '#contract/progress.ts';
import { describeStats } from '#domain/progress/stats.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { prepareOverview } from './overview.ts';
import { findTotals } from './queries.ts';

export function progressHandlers({ db }: Platform): Handlers<typeof progress> {
  const findOverview = prepareOverview(db);
  return {
    stats: async ({ caller, today }) => describeStats(await findTotals(db, caller.id), today),
    async overview({ caller, today }) {
      const overview = await findOverview(caller.id, today);
      if (overview === null) throw new AppError('unauthorized');
      return overview;
    },
  };
}
