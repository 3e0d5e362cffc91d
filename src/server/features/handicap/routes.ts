import type { handicap } from '#contract/handicap.ts';
import { toDecimalString } from '#domain/handicap/handicap.ts';
import { isHandicapDue } from '#domain/handicap/handicap-due.ts';
import { findUnlockedBy } from '#server/features/achievements/public-queries.ts';
import { AppError } from '#server/platform/app-error.ts';
import { transaction } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { findHandicapAsk, lockGolfer, saveAnswer } from './queries.ts';

const instantOf = (date: Date | null) => date && Temporal.Instant.fromEpochMilliseconds(+date);

export function handicapHandlers({ db, record, clock }: Platform): Handlers<typeof handicap> {
  return {
    update: ({ body, caller, today }) =>
      transaction(db, async (tx) => {
        if (!(await lockGolfer(tx, caller.id))) throw new AppError('unauthorized');
        const current = toDecimalString(body.handicap);
        // Under the lock, so that the newest record is the handicap that stays.
        const at = clock().toString();
        const notes = body.notes || null;
        const change = { handicap: current, notes, at, today };
        await record(tx, 'handicapChanged', { userId: caller.id, ...change });
        const cause = { causeIds: [at], since: at };
        const unlockedAchievements = await findUnlockedBy(tx, caller, cause);
        return { handicap: current, recordedAt: at, unlockedAchievements };
      }),

    async shouldRequest({ caller, now }) {
      const ask = await findHandicapAsk(db, caller.id);
      if (ask === null) throw new AppError('unauthorized');
      const shouldRequest = isHandicapDue({
        createdAt: Temporal.Instant.fromEpochMilliseconds(+ask.createdAt),
        lastUpdate: instantOf(ask.lastUpdate),
        lastAnswer: instantOf(ask.lastAnswer),
        now,
        timeZone: caller.timeZone,
      });
      return { shouldRequest };
    },

    async requestCompleted({ caller, now }) {
      await saveAnswer(db, caller.id, new Date(now.epochMilliseconds));
      return { success: true };
    },
  };
}
