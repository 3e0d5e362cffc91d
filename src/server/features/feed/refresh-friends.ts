import { sql } from 'drizzle-orm';
import { friendIdsOf } from '#server/features/friends/public-queries.ts';
import { allows } from '#server/features/settings/public-queries.ts';
import { changedMessage } from '#server/platform/changed-message.ts';
import type { Change } from '#server/platform/changes.ts';
import { prepareStatement } from '#server/platform/database/prepared-query.ts';
import type { Live } from '#server/platform/live/live.ts';

/** Friends who are told immediately: as many as fit into one live signal. */
const mostFriends = 100;

const friendsToRefresh = prepareStatement<{ id: string }>(
  'friends_to_refresh',
  sql`
    select f.id from ${friendIdsOf(sql.placeholder('golferId'))} f
    where ${sql.placeholder('always')}::boolean
      or ${allows('showProgressToFriends', sql.placeholder('golferId'))}
    limit ${mostFriends}`,
);

type Friends = Promise<readonly { readonly id: string }[]>;

/** Finds the friends to refresh: those who see the golfer's progress, or with `always` all of them. */
export const findFriendsToRefresh = ({ tx, golfer }: Change, { always }: { always: boolean }) =>
  friendsToRefresh(tx, { golferId: golfer.id, always });

/** Makes the open tabs of friends reload. */
export async function refreshFriends(
  live: Pick<Live, 'nudge'>,
  friends: Friends,
  refresh: readonly string[],
): Promise<void> {
  const ids = (await friends).map(({ id }) => id);
  // A friend who gets no nudge sees the change on the next read, so a failure can be ignored.
  if (ids.length > 0) await live.nudge(ids, changedMessage(refresh)).catch(() => {});
}
