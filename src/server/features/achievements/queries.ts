import { eq, sql } from 'drizzle-orm';
import type { Counters } from '#domain/achievements/counters.ts';
import type { Unlocked } from '#domain/achievements/describe.ts';
import { firstHandicap } from '#server/features/handicap/public-queries.ts';
import { totalsJson } from '#server/features/progress/public-queries.ts';
import { selectedGolfer, users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import { unlockedOf } from './public-queries.ts';
import { achievementCounters, unlockedAchievements } from './tables.ts';

const counters = sql<Record<string, number> | null>`(
  select jsonb_object_agg(c.key, c.value)
  from achievement_counters c where c.user_id = ${selectedGolfer}
)`;

const numberOrNull = (handicap: string | null) => (handicap === null ? null : Number(handicap));

const keptByUser = prepareQuery('achievements_kept', (db) =>
  db
    .select({
      counters,
      unlocked: unlockedOf(selectedGolfer),
      totals: totalsJson(selectedGolfer),
      first: firstHandicap(selectedGolfer),
      current: users.currentHandicap,
      goal: users.goalHandicap,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
);

/** All that is kept of a golfer for achievements, the newest unlocked ones first. */
export async function findKept(db: Db, userId: string) {
  const [row] = await keptByUser(db, { userId });
  const kept: Counters = new Map(Object.entries(row?.counters ?? {}));
  return {
    counters: kept,
    unlocked: row?.unlocked ?? [],
    totals: row?.totals ?? null,
    handicaps: {
      first: numberOrNull(row?.first ?? null),
      current: numberOrNull(row?.current ?? null),
      goal: numberOrNull(row?.goal ?? null),
    },
  } satisfies { unlocked: readonly Unlocked[]; [more: string]: unknown };
}

/** Unlocks. False when it was unlocked before. */
export async function insertUnlocked(
  db: Db,
  unlocked: typeof unlockedAchievements.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(unlockedAchievements)
    .values(unlocked)
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
}

/** Sets counters to these values. */
export async function saveCounterValues(
  db: Db,
  userId: string,
  values: readonly (readonly [key: string, value: number])[],
): Promise<void> {
  if (values.length === 0) return;
  await db
    .insert(achievementCounters)
    .values(values.map(([key, value]) => ({ userId, key, value })))
    .onConflictDoUpdate({
      target: [achievementCounters.userId, achievementCounters.key],
      set: { value: sql`excluded.value` },
    });
}
