import { storedValue } from '#web/platform/device/stored-value.ts';

/** The golfer's position in a started session. Stored on this device only. */
export type Place = {
  /** The id of the exercise on the screen, without the program version; null for the summary. */
  readonly exerciseId: string | null;
  /** The number of the drill in the session, from 1; 0 for the summary. */
  readonly number: number;
  /** When the clock was started, in milliseconds since 1970; null while it is stopped. */
  readonly runningSince: number | null;
  /** When the golfer paused, in milliseconds since 1970; null if not paused. Only the golfer ends a pause. */
  readonly pausedAt: number | null;
  /** When the rest after the drill ends, in milliseconds since 1970; null without a rest. */
  readonly restUntil: number | null;
};

// Older versions of the app did not store `pausedAt`.
export const places = storedValue<Place>('session-place', (place) => ({
  ...place,
  pausedAt: place.pausedAt ?? null,
}));
