import { durationLimits } from '#contract/training.ts';
import type { Withdrawn } from '#contract/training-schemas.ts';
import { baseIdOf } from '#domain/programs/version-id.ts';
import { storedValue } from '#web/platform/stored-value.ts';

/** What a golfer has filled in about a session, before it is sent. */
export type Draft = {
  /** Stars, 1 to 5. */
  rating: number;
  /** Ids of exercises, without a version, that have no tick: all the others are done. */
  leftOut: string[];
  /** Scores as typed, by such an id. */
  scores: Record<string, string>;
  /** What each cell of a score counted, by such an id; of no use once another score is typed. */
  cells?: Record<string, (number | null)[]>;
  /** Minutes as typed, too many of them too; 0 while the field is empty. */
  duration: number;
  notes: string;
};

export const draftFields = ['rating', 'leftOut', 'scores', 'cells', 'duration', 'notes'] as const;

/** For a session that does not say how long it takes. */
const usualMinutes = 30;

const bestRating = 5;

/** A form nobody has touched: five stars, everything done, the session's own minutes. */
export function emptyDraft(minutes: number): Draft {
  const duration = Math.min(minutes, durationLimits.max) || usualMinutes;
  return { rating: bestRating, leftOut: [], scores: {}, duration, notes: '' };
}

/** A draft stays of use when its plan comes to a newer version, where its exercises have other ids. */
const withBaseIds = ({ leftOut, scores, cells, ...rest }: Draft): Draft => ({
  ...rest,
  leftOut: leftOut.map(baseIdOf),
  scores: Object.fromEntries(Object.entries(scores).map(([id, score]) => [baseIdOf(id), score])),
  ...(cells && {
    cells: Object.fromEntries(
      Object.entries(cells).map(([id, counted]) => [baseIdOf(id), counted]),
    ),
  }),
});

const drafts = storedValue('complete-session', withBaseIds);
/** Forms as they were filled in last by what was counted: what differs from them was typed since. */
const filledDrafts = storedValue('filled-session', withBaseIds);
const withdrawnDrafts = storedValue('withdrawn-session', withBaseIds);

/** The draft kept for a scheduled session; null when there is none or it is of no use any more. */
export function readDraft(scheduledSessionId: string): Draft | null {
  return drafts.read(scheduledSessionId);
}

/** Keeps a draft through closing, reloading and a lost connection. */
export function keepDraft(scheduledSessionId: string, kept: Draft): void {
  drafts.keep(scheduledSessionId, kept);
}

/** The form of a session as it was filled in last; null when it never was. */
export function readFilled(scheduledSessionId: string): Draft | null {
  return filledDrafts.read(scheduledSessionId);
}

/** Keeps the form as it is filled in now, and the draft that comes of it. */
export function keepFilled(scheduledSessionId: string, filled: Draft, kept: Draft): void {
  filledDrafts.keep(scheduledSessionId, filled);
  keepDraft(scheduledSessionId, kept);
}

/** For the moment the session is completed: neither its draft nor an earlier completion is needed. */
export function dropDraft(scheduledSessionId: string): void {
  drafts.drop(scheduledSessionId);
  filledDrafts.drop(scheduledSessionId);
  withdrawnDrafts.drop(scheduledSessionId);
}

/** The withdrawn completion of a reopened session, as the form it came from; null when there is none. */
export function readWithdrawn(scheduledSessionId: string): Draft | null {
  return withdrawnDrafts.read(scheduledSessionId);
}

/** Keeps a withdrawn completion, so that what was said can be taken over when it is completed again. */
export function keepWithdrawn(completion: Withdrawn): void {
  const { rating, duration, notes, leftOut, scores } = completion;
  withdrawnDrafts.keep(completion.scheduledSessionId, {
    ...{ rating, duration, notes: notes ?? '', leftOut },
    scores: Object.fromEntries(scores.map(({ exerciseId, score }) => [exerciseId, String(score)])),
    cells: Object.fromEntries(
      scores.flatMap(({ exerciseId, cells }) => (cells ? [[exerciseId, cells]] : [])),
    ),
  });
}
