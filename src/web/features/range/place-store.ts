import * as z from 'zod/mini';
import { storedValue } from '#web/platform/stored-value.ts';

const place = z.object({
  /** The exercise on the screen, without the version of its program; null for the summary. */
  exerciseId: z.nullable(z.string()),
  /** Its number among the drills of the session, from 1; 0 for the summary. */
  number: z.number(),
  /** Since when its clock runs, in milliseconds since 1970; null while it stands still. */
  runningSince: z.nullable(z.number()),
  /** When the rest after it is over, in milliseconds since 1970; null without a rest. */
  restUntil: z.nullable(z.number()),
  /** Up to which change the form at the end was filled in, in milliseconds since 1970. */
  filledAt: z.number(),
});

/** Where a golfer is in a started session, on this device alone. */
export type Place = z.output<typeof place>;

export const places = storedValue<Place>(
  'session-place',
  (stored) => place.safeParse(stored).data ?? null,
);
