import { type Leaderboard, type LeaderboardEntry, leaderboardPlaces } from '#contract/friends.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { type Board, findPlaces, type Place } from '#server/features/progress/public-queries.ts';
import { findPrivacy } from '#server/features/settings/public-queries.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { findApartIds, findFriendIds, findPersons } from './public-queries.ts';

type Viewing = {
  readonly board: Board;
  readonly viewerId: string;
  /** The viewer's. */
  readonly today: CalendarDate;
  readonly scope?: 'everyone' | 'friends' | undefined;
};

/**
 * The best of those who show themselves in leaderboards, and the viewer's own place. Whom a block keeps
 * apart from the viewer is left out, and ranks are counted without them, so no gap tells of it.
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
    // The viewer's own place comes last when it is beyond the others.
    entries: shown.slice(0, limit),
    own: shown.find(({ id }) => id === viewerId) ?? null,
    isShown,
  };
}
