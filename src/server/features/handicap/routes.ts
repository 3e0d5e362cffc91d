import type { handicap } from '#contract/handicap.ts';
import { toDecimalString } from '#domain/handicap/handicap.ts';
import { isHandicapDue } from '#domain/handicap/handicap-due.ts';
import { AppError } from '#server/platform/app-error.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { findHandicapAsk, findHistory, saveAnswer } from './queries.ts';
import { recordHandicap } from './set-handicap.ts';

const instantOf = (date: Date | null) => date && Temporal.Instant.fromEpochMilliseconds(+date);

export function handicapHandlers({ db }: Platform): Handlers<typeof handicap> {
  return {
    update: ({ body, change }) =>
      recordHandicap(change, toDecimalString(body.handicap), body.notes || null),

    history: ({ caller }) => findHistory(db, caller.id),

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

    async requestCompleted({ caller, change: { tx, made } }) {
      await saveAnswer(tx, caller.id, dateOf(made.at));
      return { success: true };
    },
  };
}
