import { eq } from 'drizzle-orm';
import type { Privacy } from '#contract/settings.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { privacySettings } from './tables.ts';

/** Until a golfer says otherwise: friends see something, strangers nothing. */
const byDefault: Privacy = {
  showProgressToFriends: true,
  showHandicapPublicly: false,
  allowFriendRequests: true,
  showInLeaderboards: false,
};

/** What a golfer shows to others; the defaults until something was changed. */
export async function findPrivacy(db: Db, golferId: string): Promise<Privacy> {
  const [row] = await db.select().from(privacySettings).where(eq(privacySettings.userId, golferId));
  return row ?? byDefault;
}
