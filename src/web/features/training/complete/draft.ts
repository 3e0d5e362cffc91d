import { durationLimits } from '#contract/training.ts';
import type { Withdrawn } from '#contract/training-schemas.ts';
import { baseIdOf } from '#domain/programs/version-id.ts';
import { storedValue } from '#web/platform/device/stored-value.ts';

/** The form for completing a session, before it is sent. */
export type Draft = {
  /** Stars, 1 to 5. */
  rating: number;
  /** Ids, without version, of exercises that are not checked. All others count as done. */
  leftOut: string[];
  /** Scores as typed, by exercise id without version. */
  scores: Record<string, string>;
  /** The count of each cell of a score, by exercise id without version; ignored if another score was typed. */
  cells?: Record<string, (number | null)[]>;
  /** The balls of a test in the order of play, by exercise id without version; ignored if other counts were typed. */
  balls?: Record<string, number[]>;
  /** Minutes as typed, even if too many; 0 while the field is empty. */
  duration: number;
  notes: string;
};

export const draftFields = [
  'rating',
  'leftOut',
  'scores',
  'cells',
  'balls',
  'duration',
  'notes',
] as const;

/** The default for a session without a duration. */
const usualMinutes = 30;

const bestRating = 5;

/** An untouched form: five stars, all exercises done, the session's own duration. */
export function emptyDraft(minutes: number): Draft {
  const duration = Math.min(minutes, durationLimits.max) || usualMinutes;
  return { rating: bestRating, leftOut: [], scores: {}, duration, notes: '' };
}

/** Removes versions from exercise ids, so that a draft survives an update of its plan to a newer program version. */
const withBaseIds = ({ leftOut, scores, cells, balls, ...rest }: Draft): Draft => ({
  ...rest,
  leftOut: leftOut.map(baseIdOf),
  scores: Object.fromEntries(Object.entries(scores).map(([id, score]) => [baseIdOf(id), score])),
  ...(cells && {
    cells: Object.fromEntries(
      Object.entries(cells).map(([id, counted]) => [baseIdOf(id), counted]),
    ),
  }),
  ...(balls && {
    balls: Object.fromEntries(Object.entries(balls).map(([id, made]) => [baseIdOf(id), made])),
  }),
});

const drafts = storedValue('complete-session', withBaseIds);
/** The forms as last filled in from training results. Differences from them were typed by the golfer. */
const filledDrafts = storedValue('filled-session', withBaseIds);
const withdrawnDrafts = storedValue('withdrawn-session', withBaseIds);

/** The stored draft of a scheduled session; null if there is none or it is no longer usable. */
export function readDraft(scheduledSessionId: string): Draft | null {
  return drafts.read(scheduledSessionId);
}

/** The form of a scheduled session on this device. It survives closing, reloading, and a lost connection. */
export const storedForm = (scheduledSessionId: string) => ({
  keep: (values: Draft) => drafts.keep(scheduledSessionId, values),
  drop: () => drafts.drop(scheduledSessionId),
});

/** The form of a session as last filled in from training results; null if that never happened. */
export function readFilled(scheduledSessionId: string): Draft | null {
  return filledDrafts.read(scheduledSessionId);
}

/** Stores the form filled in from training results, and the draft based on it. */
export function storeFilled(scheduledSessionId: string, filled: Draft, kept: Draft): void {
  filledDrafts.keep(scheduledSessionId, filled);
  drafts.keep(scheduledSessionId, kept);
}

/** Deletes everything stored for a session after it was completed. */
export function dropDraft(scheduledSessionId: string): void {
  drafts.drop(scheduledSessionId);
  filledDrafts.drop(scheduledSessionId);
  withdrawnDrafts.drop(scheduledSessionId);
}

/** The withdrawn completion of a reopened session as a form; null if there is none. */
export function readWithdrawn(scheduledSessionId: string): Draft | null {
  return withdrawnDrafts.read(scheduledSessionId);
}

/** Stores a withdrawn completion, so that it can be reused when the session is completed again. */
export function storeWithdrawn(completion: Withdrawn): void {
  const { rating, duration, notes, leftOut, scores } = completion;
  withdrawnDrafts.keep(completion.scheduledSessionId, {
    rating,
    duration,
    notes: notes ?? '',
    leftOut,
    scores: Object.fromEntries(scores.map(({ exerciseId, score }) => [exerciseId, String(score)])),
    cells: Object.fromEntries(
      scores.flatMap(({ exerciseId, cells }) => (cells ? [[exerciseId, cells]] : [])),
    ),
    balls: Object.fromEntries(
      scores.flatMap(({ exerciseId, balls }) => (balls ? [[exerciseId, balls]] : [])),
    ),
  });
}
