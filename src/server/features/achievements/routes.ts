import type { achievements } from '#contract/achievements.ts';
import type { Achievement } from '#domain/achievements/achievement.ts';
import { catalog } from '#domain/achievements/catalog.ts';
import { describeAllUnlocked, describeLocked, standingOf } from '#domain/achievements/describe.ts';
import { factsFrom, measuresOf } from '#domain/achievements/facts.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { noTotals } from '#domain/progress/stats.ts';
import type { Caller } from '#server/platform/auth/caller.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { findAchievementHistory } from './achievement-history.ts';
import { achievementWords } from './public-queries.ts';
import { findKept } from './queries.ts';
import type { FindSocialCounters } from './social-counters.ts';

type Reads = { readonly db: Db; readonly findSocialCounters: FindSocialCounters };

type Asked = { readonly caller: Caller; readonly today: CalendarDate };

/** Splits the catalog: unlocked achievements, newest first, and the locked ones with their facts. */
async function splitCatalog({ db, findSocialCounters }: Reads, { caller, today }: Asked) {
  const [kept, social] = await Promise.all([
    findKept(db, caller.id),
    findSocialCounters(db, caller.id),
  ]);
  const { unlocked, counters, totals, handicaps } = kept;
  const measures =
    counters.size > 0
      ? { counters, handicaps, totals: totals ?? noTotals }
      : measuresOf(await findAchievementHistory(db, caller.id), today);
  const wordsOf = achievementWords(caller.language);
  const ids = new Set(unlocked.map(({ achievementId }) => achievementId));
  return {
    facts: factsFrom({ ...measures, counters: new Map([...measures.counters, ...social]) }, today),
    wordsOf,
    unlocked: describeAllUnlocked(unlocked, wordsOf),
    locked: catalog.filter(({ id }) => !ids.has(id)),
  };
}

export function achievementHandlers(
  { db, deriveToken }: Platform,
  findSocialCounters: FindSocialCounters,
): Handlers<typeof achievements> {
  const reads = { db, findSocialCounters };
  /** The id of a hidden achievement would reveal its goal, so it is replaced until it is unlocked. */
  const idOf = ({ id, hidden }: Achievement, caller: Caller) =>
    hidden ? deriveToken(`achievements:${caller.id}:${id}`).slice(0, 16) : id;
  return {
    async list({ caller, today }) {
      const { facts, wordsOf, unlocked, locked } = await splitCatalog(reads, { caller, today });
      return [
        ...unlocked,
        ...locked.map((one) => ({
          ...describeLocked(one, wordsOf(one.id), { facts, today }),
          id: idOf(one, caller),
        })),
      ];
    },

    async progress({ caller, today }) {
      const { facts, unlocked, locked } = await splitCatalog(reads, { caller, today });
      const standings = locked.map((one) => ({
        id: idOf(one, caller),
        ...standingOf(one, facts),
      }));
      return [...unlocked, ...standings];
    },
  };
}
