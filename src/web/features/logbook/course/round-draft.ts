import type { CalendarDate } from '#domain/calendar-date.ts';
import { storedValue } from '#web/platform/device/stored-value.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { type Store, useStore } from '#web/platform/store.ts';
import type { RoundValues } from '../add-session/round-values.ts';
import type { TappedCard } from './card-taps.ts';

/** An unfinished round on the course, stored on this device. */
export type RoundDraft = TappedCard & {
  /** The idempotency key, sent with every attempt so that the round counts only once. */
  readonly key: string;
  /** The day the round was started, in the golfer's time zone. */
  readonly sessionDate: CalendarDate;
  readonly courseName: string;
  /** What the golfer has changed in the form that sends the round. */
  readonly summary?: Partial<RoundValues>;
};

const drafts = storedValue<RoundDraft>('round-on-course');

const stores = new Map<string, Store<RoundDraft | null>>();

/** Returns the store of the golfer's unfinished round. It survives closing, reloading and crashes. */
export function roundDraftOf(golferId: string): Store<RoundDraft | null> {
  const store = stores.get(golferId) ?? {
    ...drafts.store(golferId),
    set: (draft) => (draft === null ? drafts.drop(golferId) : drafts.keep(golferId, draft)),
  };
  stores.set(golferId, store);
  return store;
}

/** Returns the unfinished round of the signed-in golfer, or null. */
export function useRoundDraft(): RoundDraft | null {
  return useStore(roundDraftOf(useGolfer().id));
}
