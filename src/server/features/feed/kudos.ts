import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import { type FeedReader, lockVisibleItem } from './item-queries.ts';
import { countKudos, deleteKudos, insertKudos } from './kudos-queries.ts';
import { refreshTabsOf } from './refresh-tabs.ts';

/**
 * Gives kudos, or takes them back. Changes of one golfer take turns, so every second request takes them back.
 * @throws AppError not_found for an item that this golfer may not see
 */
export async function toggleKudos(change: Change, itemId: number, reader: FeedReader) {
  const { tx, golfer, now } = change;
  const item = await lockVisibleItem(tx, { id: itemId, golferId: golfer.id });
  if (item === null) throw new AppError('not_found');
  const given = { itemId, userId: golfer.id };
  const isRemoved = await deleteKudos(tx, given);
  if (!isRemoved) await insertKudos(tx, given, now);
  const [activityId, ownerId] = [String(itemId), item.userId];
  if (ownerId !== golfer.id) {
    if (isRemoved) {
      change.withdraw({ kind: 'kudos_received', golferId: golfer.id, activityId }, [ownerId]);
      refreshTabsOf(change, [ownerId]);
    } else {
      // The owner is notified in a change of the owner's own.
      await change.record('kudosGiven', { userId: golfer.id, activityId, ownerId });
    }
  }
  const action = isRemoved ? ('removed' as const) : ('added' as const);
  return { action, count: await countKudos(tx, itemId, reader) };
}
