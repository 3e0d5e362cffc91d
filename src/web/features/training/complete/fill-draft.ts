import { durationLimits } from '#contract/training.ts';
import { type Draft, emptyDraft, readDraft, readFilled, storeFilled } from './draft.ts';

/** Training results in the form of the completion form. */
export type Counted = {
  /** Ids, without version, of exercises that were not done. */
  readonly leftOut: readonly string[];
  /** Scores by exercise id without version. */
  readonly scores: Readonly<Record<string, number>>;
  /** The count of each cell, by exercise id without version, for scores made of several cells. */
  readonly cells?: Readonly<Record<string, readonly number[]>>;
  /** The balls in the order of play, by exercise id without version, for tests counted ball by ball. */
  readonly balls?: Readonly<Record<string, readonly number[]>>;
  readonly minutes: number;
  readonly note: string;
};

function asDraft(counted: Counted): Omit<Draft, 'rating'> {
  return {
    leftOut: [...counted.leftOut],
    scores: Object.fromEntries(
      Object.entries(counted.scores).map(([id, score]) => [id, String(score)]),
    ),
    ...(counted.cells && {
      cells: Object.fromEntries(
        Object.entries(counted.cells).map(([id, cells]) => [id, [...cells]]),
      ),
    }),
    ...(counted.balls && {
      balls: Object.fromEntries(
        Object.entries(counted.balls).map(([id, balls]) => [id, [...balls]]),
      ),
    }),
    duration: Math.min(counted.minutes, durationLimits.max),
    notes: counted.note,
  };
}

/** Returns the new value if the form still has the old one; otherwise the typed value. */
const typedOr = <Value>(typed: Value, before: Value, now: Value) =>
  typed === before ? now : typed;

/** Replaces the values filled in before with new results. Values typed by the golfer stay. */
export function refill(typed: Draft, before: Draft, now: Draft): Draft {
  const drills = new Set([typed, before, now].flatMap(({ leftOut }) => leftOut));
  const scored = new Set([typed, before, now].flatMap(({ scores }) => Object.keys(scores)));
  const scores = [...scored].flatMap((id) => {
    const score = typedOr(typed.scores[id], before.scores[id], now.scores[id]);
    return score === undefined ? [] : [[id, score] as const];
  });
  const inCells = new Set([typed, before, now].flatMap((draft) => Object.keys(draft.cells ?? {})));
  const cells = [...inCells].flatMap((id) => {
    const isTyped = JSON.stringify(typed.cells?.[id]) !== JSON.stringify(before.cells?.[id]);
    const counted = isTyped ? typed.cells?.[id] : now.cells?.[id];
    return counted === undefined ? [] : [[id, counted] as const];
  });
  return {
    rating: typed.rating,
    leftOut: [...drills].filter((id) =>
      typedOr(typed.leftOut.includes(id), before.leftOut.includes(id), now.leftOut.includes(id)),
    ),
    scores: Object.fromEntries(scores),
    ...(cells.length > 0 && { cells: Object.fromEntries(cells) }),
    // Nobody types balls; those that do not make the counts are not sent.
    ...(now.balls && { balls: now.balls }),
    duration: typedOr(typed.duration, before.duration, now.duration),
    notes: typedOr(typed.notes, before.notes, now.notes),
  };
}

type Session = { readonly scheduledSessionId: string; readonly totalDuration: number };

/**
 * Fills training results into the stored form of a session, or clears earlier ones if there are none. The rating
 * and values typed in the form stay.
 */
export function fillDraft(
  { scheduledSessionId, totalDuration }: Session,
  counted: Counted | null,
): void {
  const empty = emptyDraft(totalDuration);
  const before = readFilled(scheduledSessionId) ?? empty;
  const now = counted === null ? empty : { ...empty, ...asDraft(counted) };
  if (JSON.stringify(now) === JSON.stringify(before)) return;
  const typed = readDraft(scheduledSessionId) ?? empty;
  storeFilled(scheduledSessionId, now, refill(typed, before, now));
}
