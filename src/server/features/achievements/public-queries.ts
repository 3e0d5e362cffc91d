import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Achievement } from '#contract/achievements.ts';
import { describeAllUnlocked } from '#domain/achievements/describe.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import type { Caller } from '#server/platform/routes/caller.ts';
import { textsIn } from '#server/platform/texts.ts';
import { unlockedAchievements } from './tables.ts';

type Cause = {
  /** Ids as `cause_id` keeps them: a session with the enrollment it ended, a practice, a round … */
  readonly causeIds: readonly string[];
  /** When it happened, ISO 8601: what an earlier, reopened completion unlocked is not new. */
  readonly since: string;
};

/** What something has unlocked for the caller, also when the answer was lost and is asked for again. */
export async function findUnlockedBy(
  db: Db,
  caller: Caller,
  { causeIds, since }: Cause,
): Promise<Achievement[]> {
  const unlocked = await db
    .select({
      achievementId: unlockedAchievements.achievementId,
      unlockedAt: sql<string>`to_json(${unlockedAchievements.unlockedAt}) #>> '{}'`,
      unlockedOn: unlockedAchievements.unlockedOn,
    })
    .from(unlockedAchievements)
    .where(
      and(
        eq(unlockedAchievements.userId, caller.id),
        inArray(unlockedAchievements.causeId, [...causeIds]),
        gte(unlockedAchievements.unlockedAt, new Date(since)),
      ),
    )
    .orderBy(asc(unlockedAchievements.achievementId));
  return describeAllUnlocked(unlocked, textsIn(caller.language).achievements.list);
}
