import type { EventName } from '#domain/events.ts';
import type { Change, ChangeListener, Reactions } from '../changes.ts';
import type { LiveReads } from './live-reads.ts';
import type { Outgoing } from './message-queries.ts';

type Telling = { readonly live?: LiveReads };

type Store = (change: Change, outgoing: readonly Outgoing[]) => void;

type Settings = {
  readonly store: Store;
  /** Called after the commit with the golfers for whom messages were stored. */
  readonly onCommitted: (golferIds: readonly string[]) => void;
};

/**
 * Stores the messages for the golfer's other tabs and devices before the commit of a change. Must be the last listener,
 * so that the effects are complete.
 */
export function liveListener(
  features: readonly Telling[],
  { store, onCommitted }: Settings,
): ChangeListener {
  const stored = new WeakMap<Change, readonly Outgoing[]>();
  const names = new Set(features.flatMap(({ live = {} }) => Object.keys(live) as EventName[]));
  const reactionTo = (name: EventName) => async (change: Change) => {
    for (const { live } of features) change.refresh(...(live?.[name] ?? []));
  };
  return {
    reactions: Object.fromEntries([...names].map((name) => [name, reactionTo(name)])) as Reactions,
    async beforeCommit(change) {
      const outgoing = outgoingOf(change);
      if (outgoing.length === 0) return;
      store(change, outgoing);
      stored.set(change, outgoing);
    },
    committed(change) {
      const golferIds = (stored.get(change) ?? []).map(({ golferId }) => golferId);
      if (golferIds.length > 0) onCommitted([...new Set(golferIds)]);
    },
  };
}

function outgoingOf({ golfer, tab, effects, news }: Change): Outgoing[] {
  const refresh = [...news.refresh];
  const isWorthTelling =
    refresh.length > 0 || effects.notices.length > 0 || effects.unlockedAchievements.length > 0;
  const changed = { type: 'changed', refresh, effects } as const;
  return [
    ...(isWorthTelling ? [{ golferId: golfer.id, message: changed, tab }] : []),
    // The tab that caused its own golfer's messages already has them in its answer; all other tabs do not.
    ...news.messages.map(({ golferId, message }) => ({
      golferId,
      message,
      tab: golferId === golfer.id ? tab : null,
    })),
  ];
}
