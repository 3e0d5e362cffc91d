import { changedWithFeed } from '#contract/feed.ts';
import { changedWithFriends } from '#contract/friends.ts';
import { changedWithNotifications } from '#contract/notifications.ts';
import { findFriendIds } from '#server/features/friends/public-queries.ts';
import { findPrivacy } from '#server/features/settings/public-queries.ts';
import type { Change } from '#server/platform/changes.ts';
import type { Live } from '#server/platform/live/live.ts';
import type { Platform } from '#server/platform/platform.ts';
import { hasNewItems, isSwitched } from './reactions.ts';
import { noEffects } from './refresh-tabs.ts';

/** Friends who hear of an item at once: as many as one signal has room for. */
const mostFriends = 100;

const changedWithPrivacy = [...changedWithFriends, ...changedWithNotifications];

type Parts = Pick<Platform, 'db'> & { readonly live: Pick<Live, 'hint'> };

async function hint({ db, live }: Parts, change: Change): Promise<void> {
  const { id } = change.golfer;
  if (!isSwitched(change) && !(await findPrivacy(db, id)).showProgressToFriends) return;
  const friendIds = (await findFriendIds(db, id)).slice(0, mostFriends);
  if (friendIds.length === 0) return;
  const refresh = isSwitched(change) ? changedWithPrivacy : [...changedWithFeed];
  await live.hint(friendIds, { type: 'changed', refresh, effects: noEffects });
}

/**
 * Has open feeds of friends read again after the commit of a change that has written items, and all that
 * they see of the golfer when switches have hidden or shown it.
 */
export function hintFriends(parts: Parts, change: Change): void {
  if (!(hasNewItems(change) || isSwitched(change))) return;
  // Whoever does not hear of it reads it at the next look, so a failure is nobody's.
  hint(parts, change).catch(() => {});
}
