import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Counters } from '#domain/achievements/counters.ts';
import type { Unlocked } from '#domain/achievements/describe.ts';
import { fromDecimalString, type HandicapRecord } from '#domain/handicap/handicap.ts';
import { improvementStart, standingHandicaps } from '#domain/handicap/standing.ts';
import { handicapHistory } from '#server/features/handicap/public-queries.ts';
import { totalsJson } from '#server/features/progress/public-queries.ts';
import { selectedGolfer, users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { prepareQuery, prepareStatement } from '#server/platform/database/prepared-query.ts';
import { unlockedOf } from './public-queries.ts';
import { unlockedAchievements } from './tables.ts';

const counters = sql<Record<string, number> | null>`(
  select jsonb_object_agg(c.key, c.value)
  from achievement_counters c where c.user_id = ${selectedGolfer}
)`;

const handicapColumns = {
  history: handicapHistory(selectedGolfer),
  current: users.currentHandicap,
  goal: users.goalHandicap,
};

type StoredHandicaps = {
  readonly history: readonly HandicapRecord[];
  readonly current: string | null;
  readonly goal: string | null;
};

const handicapsOf = ({ history = [], current = null, goal = null }: Partial<StoredHandicaps>) => ({
  start: improvementStart(standingHandicaps(history)),
  current: fromDecimalString(current),
  goal: fromDecimalString(goal),
});

const keptByUser = prepareQuery('achievements_kept', (db) =>
  db
    .select({
      counters,
      unlocked: unlockedOf(selectedGolfer),
      totals: totalsJson(selectedGolfer),
      ...handicapColumns,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
);

/** Reads all stored achievement data of a golfer, with the newest unlocks first. */
export async function findKept(db: Db, userId: string) {
  const [row] = await keptByUser(db, { userId });
  const kept: Counters = new Map(Object.entries(row?.counters ?? {}));
  return {
    counters: kept,
    unlocked: row?.unlocked ?? [],
    totals: row?.totals ?? null,
    handicaps: handicapsOf(row ?? {}),
  } satisfies { unlocked: readonly Unlocked[]; [more: string]: unknown };
}

const countersByUser = prepareQuery('achievement_counters', (db) =>
  db
    .select({
      counters,
      unlocked: sql<string[]>`array(
        select u.achievement_id from unlocked_achievements u where u.user_id = ${selectedGolfer}
      )`,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
);

/** Reads only the data that most changes need: counters and ids of unlocked achievements. */
export async function findCounted(db: Db, userId: string) {
  const [row] = await countersByUser(db, { userId });
  const kept: Counters = new Map(Object.entries(row?.counters ?? {}));
  return { counters: kept, unlocked: new Set(row?.unlocked) };
}

/** Reads the counters of those of these golfers who have any. */
export async function findCounters(
  db: Db,
  golferIds: readonly string[],
): Promise<ReadonlyMap<string, Counters>> {
  const rows = await db
    .select({ id: users.id, counters })
    .from(users)
    .where(inArray(users.id, [...golferIds]));
  return new Map(
    rows.flatMap(({ id, counters }) =>
      counters === null ? [] : [[id, new Map(Object.entries(counters))]],
    ),
  );
}

const handicapsByUser = prepareQuery('achievement_handicaps', (db) =>
  db
    .select({
      ...handicapColumns,
      unlocked: sql<{ achievementId: string; causeId: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('achievementId', u.achievement_id, 'causeId', u.cause_id))
        from unlocked_achievements u where u.user_id = ${selectedGolfer}
      ), '[]'::jsonb)`,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
);

/** Reads the handicaps, and the unlocked achievements with their causes. */
export async function findHandicaps(db: Db, userId: string) {
  const [row] = await handicapsByUser(db, { userId });
  if (row === undefined) throw new Error('The golfer of a change is gone');
  const { history, unlocked } = row;
  return { handicaps: handicapsOf(row), history, unlocked };
}

export async function deleteUnlocked(db: Db, userId: string, achievementId: string): Promise<void> {
  await db
    .delete(unlockedAchievements)
    .where(
      and(
        eq(unlockedAchievements.userId, userId),
        eq(unlockedAchievements.achievementId, achievementId),
      ),
    );
}

/** Finds the golfer's achievements with the day on which each was unlocked. */
export const findUnlocked = (db: Db, userId: string) =>
  db
    .select({
      achievementId: unlockedAchievements.achievementId,
      unlockedOn: unlockedAchievements.unlockedOn,
    })
    .from(unlockedAchievements)
    .where(eq(unlockedAchievements.userId, userId));

const keeping = prepareStatement(
  'keep_achievements',
  sql`
    with unlocked as (
      insert into unlocked_achievements (user_id, achievement_id, unlocked_at, unlocked_on, cause_id)
      select ${sql.placeholder('userId')}, u."achievementId", u."unlockedAt", u."unlockedOn", u."causeId"
      from jsonb_to_recordset(${sql.placeholder('unlocked')}::jsonb)
        as u("achievementId" text, "unlockedAt" timestamptz, "unlockedOn" date, "causeId" text)
    )
    insert into achievement_counters (user_id, key, value)
    select ${sql.placeholder('userId')}, c.key, c.value::integer
    from jsonb_each_text(${sql.placeholder('counters')}::jsonb) c
    on conflict (user_id, key) do update set value = excluded.value`,
);

export type NewlyUnlocked = Omit<typeof unlockedAchievements.$inferInsert, 'userId'>;

type Kept = {
  readonly userId: string;
  readonly unlocked: readonly NewlyUnlocked[];
  /** The new values of these counters. */
  readonly counters: readonly (readonly [key: string, value: number])[];
};

/** Unlocks achievements and sets counters in one statement. Fails if one of them is already unlocked. */
export async function insertAchievements(
  db: Db,
  { userId, unlocked, counters }: Kept,
): Promise<void> {
  if (unlocked.length === 0 && counters.length === 0) return;
  await keeping(db, {
    userId,
    unlocked: JSON.stringify(unlocked),
    counters: JSON.stringify(Object.fromEntries(counters)),
  });
}
