import type { Db } from '#server/platform/database/drizzle.ts';
import { unlockedAchievements } from './tables.ts';

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
