import type { OpenHole } from '#domain/activities/hole-card.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { type Store, useStore } from '#web/platform/store.ts';
import { storedValue } from '#web/platform/stored-value.ts';

/** A round on the course that is not finished yet. It waits on this device. */
export type RoundDraft = {
  /** Sent with every try, so that the round counts once however often it is sent. */
  readonly key: string;
  /** The day it was started on, for the golfer. */
  readonly sessionDate: CalendarDate;
  readonly courseName: string;
  /** One at least. */
  readonly holes: readonly OpenHole[];
  /** Index of the hole on screen. */
  readonly at: number;
  /** What the last changes have replaced, the latest last. */
  readonly undo: readonly { readonly at: number; readonly hole: OpenHole }[];
};

const drafts = storedValue<RoundDraft>('round-on-course');

const stores = new Map<string, Store<RoundDraft | null>>();

/** The golfer's unfinished round, kept on this device through closing, reloading and a crash. */
export function roundDraftOf(golferId: string): Store<RoundDraft | null> {
  const store = stores.get(golferId) ?? {
    ...drafts.store(golferId),
    set: (draft) => (draft === null ? drafts.drop(golferId) : drafts.keep(golferId, draft)),
  };
  stores.set(golferId, store);
  return store;
}

/** The unfinished round of the golfer who is signed in; null when there is none. */
export function useRoundDraft(): RoundDraft | null {
  return useStore(roundDraftOf(useGolfer().id));
}
