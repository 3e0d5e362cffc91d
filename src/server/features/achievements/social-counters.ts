import { eq, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Counters } from '#domain/achievements/counters.ts';
import type { SocialMetric } from '#domain/achievements/metrics.ts';
import { selectedGolfer, users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';

/**
 * The number of a golfer's rows for each social metric, within another query. The features that own these rows read
 * achievements, so they pass their counts in instead of being imported.
 */
export type SocialCounts = Readonly<Record<SocialMetric, (golferId: SQLWrapper) => SQL<number>>>;

/** Reads a golfer's social counters, which are counted from rows and not stored. */
export type FindSocialCounters = (db: Db, golferId: string) => Promise<Counters>;

export const socialCounters =
  ({ friends, kudosGiven }: SocialCounts): FindSocialCounters =>
  async (db, golferId) => {
    const [row] = await db
      .select({ friends: friends(selectedGolfer), kudosGiven: kudosGiven(selectedGolfer) })
      .from(users)
      .where(eq(users.id, golferId));
    return new Map(Object.entries(row ?? {}));
  };
