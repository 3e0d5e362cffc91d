import { storedValue } from '#web/platform/stored-value.ts';

/** Where a golfer is in a started session, on this device alone. */
export type Place = {
  /** The exercise on the screen, without the version of its program; null for the summary. */
  readonly exerciseId: string | null;
  /** Its number among the drills of the session, from 1; 0 for the summary. */
  readonly number: number;
  /** Since when its clock runs, in milliseconds since 1970; null while it stands still. */
  readonly runningSince: number | null;
  /** When the golfer has paused, in milliseconds since 1970: nobody else goes on. Null without a pause. */
  readonly pausedAt: number | null;
  /** When the rest after it is over, in milliseconds since 1970; null without a rest. */
  readonly restUntil: number | null;
};

// Earlier versions of the app did not know a pause from leaving the screen.
export const places = storedValue<Place>('session-place', (place) => ({
  ...place,
  pausedAt: place.pausedAt ?? null,
}));
