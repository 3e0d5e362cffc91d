import { type Leaderboard, type LeaderboardEntry, leaderboardPlaces } from '#contract/friends.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { type Board, findPlaces, type Place } from '#server/features/progress/public-queries.ts';
import { findPrivacy } from '#server/features/settings/public-queries.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { findApartIds, findFriendIds, findPersons } from './public-queries.ts';

type Viewing = {
  readonly board: Board;
  readonly viewerId: string;
  /** The viewer's own day. */
  readonly today: CalendarDate;
  readonly scope?: 'everyone' | 'friends' | undefined;
};

/**
 * Returns the best golfers who show themselves in leaderboards, and the viewer's own place. Golfers whom a
 * block hides from the viewer are left out before ranks are counted, so no gap reveals them.
 */
export async function findLeaderboard(
  db: Db,
  { board, viewerId, today, scope = 'everyone' }: Viewing,
): Promise<Leaderboard> {
  const among = scope === 'friends' ? [...(await findFriendIds(db, viewerId)), viewerId] : null;
  const without = await findApartIds(db, viewerId);
  const { showInLeaderboards: isShown } = await findPrivacy(db, viewerId);
  const limit = leaderboardPlaces;
  const places = await findPlaces(db, { board, viewerId, today, among, without, limit });
  const persons = await findPersons(
    db,
    places.map(({ golferId }) => golferId),
  );
  const shown = places.flatMap(({ golferId, rank, score }: Place): LeaderboardEntry[] => {
    const user = persons.get(golferId);
    return user === undefined ? [] : [{ id: golferId, rank, score, user }];
  });
  return {
    // The viewer's own place comes last when it is not among the best.
    entries: shown.slice(0, limit),
    own: shown.find(({ id }) => id === viewerId) ?? null,
    isShown,
  };
}
