import { eq } from 'drizzle-orm';
import type { Privacy } from '#contract/settings.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { privacySettings } from './tables.ts';

export async function savePrivacy(db: Db, userId: string, privacy: Privacy): Promise<void> {
  await db
    .insert(privacySettings)
    .values({ userId, ...privacy })
    .onConflictDoUpdate({ target: privacySettings.userId, set: privacy });
}

/** The hash of the golfer's avatar; null without one. */
export async function findAvatar(db: Db, golferId: string): Promise<string | null> {
  const [row] = await db.select({ avatar: users.avatar }).from(users).where(eq(users.id, golferId));
  return row?.avatar ?? null;
}

export async function setAvatar(db: Db, golferId: string, avatar: string | null): Promise<void> {
  await db.update(users).set({ avatar, updatedAt: new Date() }).where(eq(users.id, golferId));
}
