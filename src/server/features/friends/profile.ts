import { eq } from 'drizzle-orm';
import type { PublicProfile } from '#contract/friends.ts';
import { profileTypeOf } from '#domain/achievements/achievement-types.ts';
import { describeAllUnlocked } from '#domain/achievements/describe.ts';
import { shownToOthers } from '#domain/achievements/is-of-handicap.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { outcomeOfRequest } from '#domain/friends/friendship.ts';
import { describeStats, noTotals } from '#domain/progress/stats.ts';
import { achievementWords, unlockedOf } from '#server/features/achievements/public-queries.ts';
import { totalsJson } from '#server/features/progress/public-queries.ts';
import { allows } from '#server/features/settings/public-queries.ts';
import { AppError } from '#server/platform/app-error.ts';
import { selectedGolfer, users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { maySeeProgress, personColumns, toPerson } from './public-queries.ts';
import { findConnection } from './queries.ts';

type Viewing = {
  readonly viewerId: string;
  readonly golferId: string;
  /** The viewer's language. */
  readonly language: string;
  readonly now: Temporal.Instant;
  readonly today: CalendarDate;
};

const findProfileRow = async (db: Db, viewerId: string, golferId: string) => {
  const [row] = await db
    .select({
      ...personColumns,
      currentHandicap: users.currentHandicap,
      goalHandicap: users.goalHandicap,
      showsHandicap: allows('showHandicapPublicly', selectedGolfer),
      showsStats: maySeeProgress(viewerId, selectedGolfer),
      totals: totalsJson(selectedGolfer),
      unlocked: unlockedOf(selectedGolfer),
    })
    .from(users)
    .where(eq(users.id, golferId));
  return row;
};

/**
 * Returns the profile that a golfer shows to the viewer.
 * @throws AppError not_found when the golfer does not exist, and also when a block hides the golfer
 */
export async function findPublicProfile(db: Db, viewing: Viewing): Promise<PublicProfile> {
  const { viewerId, golferId, language, now, today } = viewing;
  const row = await findProfileRow(db, viewerId, golferId);
  const { friendship, ...other } = await findConnection(db, viewerId, golferId);
  if (row === undefined || other.isApart) throw new AppError('not_found');
  const isSelf = viewerId === golferId;
  const { showsStats, currentHandicap, goalHandicap } = row;
  const showHandicap = isSelf || row.showsHandicap;
  const unlocked = shownToOthers(row.unlocked, { showsHandicap: showHandicap });
  const isFriend = friendship?.status === 'accepted';
  const outcome = outcomeOfRequest(friendship, { by: viewerId, now, ...other });
  return {
    user: {
      ...toPerson(row),
      currentHandicap: showHandicap ? currentHandicap : null,
      goalHandicap: showHandicap ? goalHandicap : null,
    },
    privacy: { showHandicap, showDetailedStats: showsStats },
    stats: showsStats ? statsOf(row.totals ?? noTotals, today) : null,
    achievements: showsStats ? achievementsOf(unlocked, language) : [],
    relationship: {
      isFriend,
      isRequestSent: !isFriend && outcome === 'exists',
      canSendFriendRequest: !isSelf && (outcome === 'requested' || outcome === 'unseen'),
    },
  };
}

function statsOf(totals: Parameters<typeof describeStats>[0], today: CalendarDate) {
  const { lastSessionDate: _, ...stats } = describeStats(totals, today);
  return stats;
}

function achievementsOf(unlocked: Parameters<typeof describeAllUnlocked>[0], language: string) {
  return describeAllUnlocked(unlocked, achievementWords(language)).map((achievement) => {
    const { id, name, description, icon, rarity, xpReward, unlockedAt } = achievement;
    const look = { type: profileTypeOf(achievement), icon, rarity, badgeImageUrl: null };
    return { id, name, description, ...look, xpReward, unlockedAt };
  });
}
