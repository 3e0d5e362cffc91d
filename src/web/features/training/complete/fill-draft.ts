import { durationLimits } from '#contract/training.ts';
import { type Draft, emptyDraft, keepFilled, readDraft, readFilled } from './draft.ts';

/** What was counted while training, as far as the form asks for it. */
export type Counted = {
  /** Ids of exercises, without a version, that were not done. */
  readonly leftOut: readonly string[];
  /** Scores by such an id. */
  readonly scores: Readonly<Record<string, number>>;
  /** What each cell of such a score counted, where it has several. */
  readonly cells?: Readonly<Record<string, readonly number[]>>;
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
    duration: Math.min(counted.minutes, durationLimits.max),
    notes: counted.note,
  };
}

/** The value that was typed, or the one counted now where nothing was typed over the one filled in before. */
const typedOr = <Value>(typed: Value, before: Value, now: Value) =>
  typed === before ? now : typed;

/** A form with what is counted now in place of what was filled in before; what was typed over it stays. */
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
    duration: typedOr(typed.duration, before.duration, now.duration),
    notes: typedOr(typed.notes, before.notes, now.notes),
  };
}

type Session = { readonly scheduledSessionId: string; readonly totalDuration: number };

/**
 * Puts what was counted into the form of a session, which is that of a session nobody has trained while nothing is.
 * Stars, and what was typed in the form itself, stay.
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
  keepFilled(scheduledSessionId, now, refill(typed, before, now));
}
