import * as z from 'zod/mini';
import { durationLimits } from '#contract/training.ts';
import type { Withdrawn } from '#contract/training-schemas.ts';

const draft = z.object({
  rating: z.int().check(z.gte(1), z.lte(5)),
  /** Ids of exercises without their tick: all the others are done. */
  leftOut: z.array(z.string()),
  /** Scores as typed, by exercise id. */
  scores: z.record(z.string(), z.string()),
  /** Minutes as typed, too many of them too; 0 while the field is empty. */
  duration: z.int().check(z.gte(0)),
  notes: z.string(),
});

/** What a golfer has filled in about a session, before it is sent. */
export type Draft = z.output<typeof draft>;

/** For a session that does not say how long it takes. */
const usualMinutes = 30;

const bestRating = 5;

/** A form nobody has touched: five stars, everything done, the session's own minutes. */
export function emptyDraft(minutes: number): Draft {
  const duration = Math.min(minutes, durationLimits.max) || usualMinutes;
  return { rating: bestRating, leftOut: [], scores: {}, duration, notes: '' };
}

// A browser that forbids storage still keeps the draft until the page is left.
const inMemory = new Map<string, Draft>();

const keyOf = (scheduledSessionId: string) => `complete-session:${scheduledSessionId}`;

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The draft kept for a scheduled session; null when there is none or it is of no use any more. */
export function readDraft(scheduledSessionId: string): Draft | null {
  const known = inMemory.get(scheduledSessionId);
  if (known) return known;
  const read = draft.safeParse(stored(keyOf(scheduledSessionId)));
  return read.success ? read.data : null;
}

/** Keeps a draft through closing, reloading and a lost connection. */
export function keepDraft(scheduledSessionId: string, kept: Draft): void {
  inMemory.set(scheduledSessionId, kept);
  try {
    localStorage.setItem(keyOf(scheduledSessionId), JSON.stringify(kept));
  } catch {
    // Full or forbidden storage: the copy in memory has to do.
  }
}

/** For the moment the session is completed. */
export function dropDraft(scheduledSessionId: string): void {
  inMemory.delete(scheduledSessionId);
  try {
    localStorage.removeItem(keyOf(scheduledSessionId));
  } catch {
    // Nothing was stored then.
  }
}

/** Keeps a completion as the form it came from, so that reopening a session loses nothing. */
export function keepWithdrawn(completion: Withdrawn): void {
  const { rating, duration, notes, leftOut, scores } = completion;
  keepDraft(completion.scheduledSessionId, {
    ...{ rating, duration, notes: notes ?? '', leftOut },
    scores: Object.fromEntries(scores.map(({ exerciseId, score }) => [exerciseId, String(score)])),
  });
}
