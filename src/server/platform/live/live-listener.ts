import type { Change, Listener } from '../changes.ts';
import type { Outgoing } from './message-queries.ts';

type Settings = {
  readonly store: (change: Change, outgoing: readonly Outgoing[]) => void;
  /** Called after the commit with the golfers for whom messages were stored. */
  readonly onCommitted: (golferIds: readonly string[]) => void;
};

/**
 * Stores the messages for the golfer's other tabs and devices before the commit of a change. Must be the last listener,
 * so that the effects are complete.
 */
export const liveListener =
  ({ store, onCommitted }: Settings): Listener =>
  (change) => {
    let outgoing: readonly Outgoing[] = [];
    return {
      async beforeCommit() {
        outgoing = outgoingOf(change);
        if (outgoing.length > 0) store(change, outgoing);
      },
      committed() {
        const golferIds = new Set(outgoing.map(({ golferId }) => golferId));
        if (golferIds.size > 0) onCommitted([...golferIds]);
      },
    };
  };

function outgoingOf({ golfer, tab, effects, outbox }: Change): Outgoing[] {
  const refresh = [...outbox.refresh];
  const isWorthSending =
    refresh.length > 0 || effects.notices.length > 0 || effects.unlockedAchievements.length > 0;
  const changed = { type: 'changed', refresh, effects } as const;
  return [
    ...(isWorthSending ? [{ golferId: golfer.id, message: changed, tab }] : []),
    // The tab that caused its own golfer's messages already has them in its answer; all other tabs do not.
    ...outbox.messages.map(({ golferId, message }) => ({
      golferId,
      message,
      tab: golferId === golfer.id ? tab : null,
    })),
  ];
}
