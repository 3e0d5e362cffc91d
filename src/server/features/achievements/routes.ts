import type { achievements } from '#contract/achievements.ts';
import { catalog } from '#domain/achievements/catalog.ts';
import { describeAllUnlocked, describeLocked, standingOf } from '#domain/achievements/describe.ts';
import { factsOf } from '#domain/achievements/facts.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Caller } from '#server/platform/routes/caller.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { textsIn } from '#server/platform/texts.ts';
import { findAchievementHistory } from './achievement-history.ts';

type Asked = { readonly caller: Caller; readonly today: CalendarDate };

/** The catalogue in two parts: what is unlocked, newest first, and the rest with its facts. */
async function splitCatalog(db: Db, { caller, today }: Asked) {
  const shelf = await findAchievementHistory(db, caller.id);
  if (shelf === null) throw new AppError('unauthorized');
  const words = textsIn(caller.language).achievements.list;
  const ids = new Set(shelf.unlocked.map(({ achievementId }) => achievementId));
  return {
    facts: factsOf(shelf.history, today),
    words,
    unlocked: describeAllUnlocked(shelf.unlocked, words),
    locked: catalog.filter(({ id }) => !ids.has(id)),
  };
}

export function achievementHandlers({ db }: Platform): Handlers<typeof achievements> {
  return {
    async list({ caller, today }) {
      const { facts, words, unlocked, locked } = await splitCatalog(db, { caller, today });
      return [
        ...unlocked,
        ...locked.map((one) => describeLocked(one, words[one.id], { facts, today })),
      ];
    },

    async progress({ caller, today }) {
      const { facts, unlocked, locked } = await splitCatalog(db, { caller, today });
      return [...unlocked, ...locked.map((one) => ({ id: one.id, ...standingOf(one, facts) }))];
    },
  };
}
