import { eq, type Placeholder, type SQLWrapper, sql } from 'drizzle-orm';
import type { Privacy, PrivacyFlag } from '#contract/settings.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { privacySettings } from './tables.ts';

/** The defaults: friends see some things, other golfers nothing. */
const byDefault: Privacy = {
  showProgressToFriends: true,
  showHandicapPublicly: false,
  allowFriendRequests: true,
  showInLeaderboards: false,
};

/** Finds a golfer's privacy settings; the defaults if the golfer never changed any. */
export async function findPrivacy(db: Db, golferId: string): Promise<Privacy> {
  const [row] = await db.select().from(privacySettings).where(eq(privacySettings.userId, golferId));
  return row ?? byDefault;
}

const columns = {
  showProgressToFriends: privacySettings.showProgressToFriends,
  showHandicapPublicly: privacySettings.showHandicapPublicly,
  allowFriendRequests: privacySettings.allowFriendRequests,
  showInLeaderboards: privacySettings.showInLeaderboards,
} satisfies Record<PrivacyFlag, unknown>;

/** Whether a golfer has a privacy switch on, for use in another query. */
export const allows = (
  flag: PrivacyFlag,
  golferId: SQLWrapper | Placeholder | string,
) => sql<boolean>`coalesce((
  select p.${sql.identifier(columns[flag].name)} from privacy_settings p where p.user_id = ${golferId}
), ${sql.raw(String(byDefault[flag]))})`;
