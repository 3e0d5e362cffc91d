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

export const draftFields = ['rating', 'leftOut', 'scores', 'duration', 'notes'] as const;

/** For a session that does not say how long it takes. */
const usualMinutes = 30;

const bestRating = 5;

/** A form nobody has touched: five stars, everything done, the session's own minutes. */
export function emptyDraft(minutes: number): Draft {
  const duration = Math.min(minutes, durationLimits.max) || usualMinutes;
  return { rating: bestRating, leftOut: [], scores: {}, duration, notes: '' };
}

// A browser that forbids storage still keeps them until the page is left.
const inMemory = new Map<string, Draft>();

const draftOf = (scheduledSessionId: string) => `complete-session:${scheduledSessionId}`;
const withdrawnOf = (scheduledSessionId: string) => `withdrawn-session:${scheduledSessionId}`;

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function read(key: string): Draft | null {
  const known = inMemory.get(key);
  if (known) return known;
  const found = draft.safeParse(stored(key));
  return found.success ? found.data : null;
}

function keep(key: string, kept: Draft): void {
  inMemory.set(key, kept);
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Full or forbidden storage: the copy in memory has to do.
  }
}

function drop(key: string): void {
  inMemory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored then.
  }
}

/** The draft kept for a scheduled session; null when there is none or it is of no use any more. */
export function readDraft(scheduledSessionId: string): Draft | null {
  return read(draftOf(scheduledSessionId));
}

/** Keeps a draft through closing, reloading and a lost connection. */
export function keepDraft(scheduledSessionId: string, kept: Draft): void {
  keep(draftOf(scheduledSessionId), kept);
}

/** For the moment the session is completed: neither its draft nor an earlier completion is needed. */
export function dropDraft(scheduledSessionId: string): void {
  drop(draftOf(scheduledSessionId));
  drop(withdrawnOf(scheduledSessionId));
}

/** The withdrawn completion of a reopened session, as the form it came from; null when there is none. */
export function readWithdrawn(scheduledSessionId: string): Draft | null {
  return read(withdrawnOf(scheduledSessionId));
}

/** Keeps a withdrawn completion, so that what was said can be taken over when it is completed again. */
export function keepWithdrawn(completion: Withdrawn): void {
  const { rating, duration, notes, leftOut, scores } = completion;
  keep(withdrawnOf(completion.scheduledSessionId), {
    ...{ rating, duration, notes: notes ?? '', leftOut },
    scores: Object.fromEntries(scores.map(({ exerciseId, score }) => [exerciseId, String(score)])),
  });
}
