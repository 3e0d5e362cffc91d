import { changedWithFeed } from '#contract/feed.ts';
import { findFriendIds } from '#server/features/friends/public-queries.ts';
import { findPrivacy } from '#server/features/settings/public-queries.ts';
import type { Change } from '#server/platform/changes.ts';
import type { Live } from '#server/platform/live/live.ts';
import type { Platform } from '#server/platform/platform.ts';
import { hasNewItems } from './reactions.ts';
import { noEffects } from './refresh-tabs.ts';

/** Friends who hear of an item at once: as many as one signal has room for. */
const mostFriends = 100;

type Parts = Pick<Platform, 'db'> & { readonly live: Pick<Live, 'hint'> };

async function hint({ db, live }: Parts, golferId: string): Promise<void> {
  const { showProgressToFriends } = await findPrivacy(db, golferId);
  if (!showProgressToFriends) return;
  const friendIds = (await findFriendIds(db, golferId)).slice(0, mostFriends);
  if (friendIds.length === 0) return;
  const message = { type: 'changed', refresh: [...changedWithFeed], effects: noEffects } as const;
  await live.hint(friendIds, message);
}

/** Has open feeds of friends read again after the commit of a change that has written items. */
export function hintFriends(parts: Parts, change: Change): void {
  if (!hasNewItems(change)) return;
  // Whoever does not hear of it reads it at the next look, so a failure is nobody's.
  hint(parts, change.golfer.id).catch(() => {});
}
