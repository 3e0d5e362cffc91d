import * as z from 'zod/mini';
import { holePars, type OpenHole } from '#domain/activities/hole-card.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { type Store, useStore } from '#web/platform/store.ts';
import { storedValue } from '#web/platform/stored-value.ts';

const openHole = z.object({
  par: z.nullable(z.literal(holePars)),
  strokes: z.nullable(z.int()),
  putts: z.nullable(z.int()),
  fairway: z.nullable(z.boolean()),
  green: z.nullable(z.boolean()),
  penalties: z.nullable(z.int()),
});

const roundDraft = z.object({
  /** Sent with every try, so that the round counts once however often it is sent. */
  key: z.string(),
  /** The day it was started on, for the golfer. */
  sessionDate: z.string(),
  courseName: z.string(),
  holes: z.array(openHole).check(z.minLength(1)),
  /** Index of the hole on screen. */
  at: z.int().check(z.gte(0)),
  /** What the last changes have replaced, the latest last. */
  undo: z.array(z.object({ at: z.int(), hole: openHole })),
});

/** A round on the course that is not finished yet. It waits on this device. */
export type RoundDraft = Omit<z.output<typeof roundDraft>, 'holes'> & {
  readonly holes: readonly OpenHole[];
};

const drafts = storedValue<RoundDraft>(
  'round-on-course',
  (stored) => roundDraft.safeParse(stored).data ?? null,
);

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
