import { desc, eq, sql } from 'drizzle-orm';
import type { Unlocked } from '#domain/achievements/describe.ts';
import { users } from '#server/features/accounts/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { unlockedAchievements } from './tables.ts';

/** What a golfer has unlocked, the newest first. */
export function findUnlocked(db: Db, userId: string): Promise<Unlocked[]> {
  return db
    .select({
      achievementId: unlockedAchievements.achievementId,
      unlockedAt: sql<string>`to_json(${unlockedAchievements.unlockedAt}) #>> '{}'`,
      unlockedOn: unlockedAchievements.unlockedOn,
    })
    .from(unlockedAchievements)
    .where(eq(unlockedAchievements.userId, userId))
    .orderBy(desc(unlockedAchievements.unlockedAt), unlockedAchievements.achievementId);
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

export async function findTimeZone(db: Db, userId: string): Promise<string> {
  const [row] = await db
    .select({ timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId));
  return row?.timeZone ?? 'UTC';
}
