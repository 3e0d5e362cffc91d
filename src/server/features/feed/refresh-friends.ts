import { sql } from 'drizzle-orm';
import { changedWithFeed } from '#contract/feed.ts';
import { changedWithFriends } from '#contract/friends.ts';
import { changedWithNotifications } from '#contract/notifications.ts';
import { friendIdsOf } from '#server/features/friends/public-queries.ts';
import { allows } from '#server/features/settings/public-queries.ts';
import type { Change } from '#server/platform/changes.ts';
import { leaveToCommit } from '#server/platform/database/drizzle.ts';
import { prepareStatement } from '#server/platform/database/prepared-query.ts';
import { changedMessage } from '#server/platform/live/changed-message.ts';
import type { Live } from '#server/platform/live/live.ts';
import { hasNewItems, hasSavedPrivacy } from './reactions.ts';

/** Friends who are told of an item immediately: as many as fit into one live signal. */
const mostFriends = 100;

const changedWithPrivacy = [...changedWithFriends, ...changedWithNotifications];

const friendsToRefresh = prepareStatement<{ id: string }>(
  'friends_to_hint',
  sql`
    select f.id from ${friendIdsOf(sql.placeholder('golferId'))} f
    where ${sql.placeholder('always')}::boolean
      or ${allows('showProgressToFriends', sql.placeholder('golferId'))}
    limit ${mostFriends}`,
);

/** The friends to tell once a change is committed. */
const friendsOf = new WeakMap<Change, Promise<{ id: string }[]>>();

/** Finds the friends to tell. Runs before the commit, together with other statements. */
export async function findFriendsToRefresh(change: Change): Promise<void> {
  if (!(hasNewItems(change) || hasSavedPrivacy(change))) return;
  const { tx, golfer } = change;
  const found = friendsToRefresh(tx, { golferId: golfer.id, always: hasSavedPrivacy(change) });
  friendsOf.set(change, found);
  leaveToCommit(tx, found);
}

async function hint(live: Pick<Live, 'hint'>, change: Change): Promise<void> {
  const friends = (await friendsOf.get(change)) ?? [];
  if (friends.length === 0) return;
  const refresh = hasSavedPrivacy(change) ? changedWithPrivacy : [...changedWithFeed];
  const ids = friends.map(({ id }) => id);
  await live.hint(ids, changedMessage(refresh));
}

/**
 * After the commit, makes open feeds of friends reload if the change has written items. If it has saved
 * privacy switches, everything that friends see of the golfer reloads.
 */
export function refreshFriends(live: Pick<Live, 'hint'>, change: Change): void {
  // A friend who gets no hint sees the change on the next read, so a failure can be ignored.
  hint(live, change).catch(() => {});
}
