/** What came of one attempt: hit or miss, points of a zone, strokes, or a measured value, as one number. */
export type Attempt = number;

export type DrillState = 'open' | 'done' | 'left_out';

/** How far a golfer has come with one drill of a session. */
export type DrillProgress = {
  /** Of the exercise, without the version of its program. */
  readonly exerciseId: string;
  readonly state: DrillState;
  /** In the order they were made; empty for a drill that is not counted. */
  readonly attempts: readonly Attempt[];
  /** Set by hand where a drill is not counted attempt by attempt; null otherwise. */
  readonly score: number | null;
  /** Seconds spent on it, pauses left out. */
  readonly seconds: number;
  /** The last time a golfer touched it, in milliseconds since 1970. */
  readonly changedAt: number;
};

/** What a golfer has written down meanwhile. */
export type ProgressNote = {
  readonly text: string;
  /** When it was written, in milliseconds since 1970. */
  readonly changedAt: number;
};

/** A session that has been started and is not completed yet. */
export type SessionProgress = {
  /** When it was started, in milliseconds since 1970. */
  readonly startedAt: number;
  /** Missing until there is one. */
  readonly note?: ProgressNote;
  /** In any order, each exercise once; those nobody has touched are missing. */
  readonly drills: readonly DrillProgress[];
};

type Touched = DrillProgress | ProgressNote;

/** What two devices compare by, so that both choose alike at the same moment too. */
const rank = (touched: Touched) =>
  [
    touched.changedAt,
    'attempts' in touched ? touched.attempts.length : 0,
    // A database may have put the fields into another order.
    JSON.stringify(touched, Object.keys(touched).sort()),
  ] as const;

function later<Part extends Touched>(a: Part, b: Part): Part {
  const [first, second] = [rank(a), rank(b)];
  const differs = first.findIndex((part, index) => part !== second[index]);
  return differs < 0 || (first[differs] ?? 0) > (second[differs] ?? 0) ? a : b;
}

/**
 * Joins what two devices know of one session, drill by drill: the one that was touched later counts. The
 * order of the two makes no difference, and joining again changes nothing.
 */
export function mergeProgress(a: SessionProgress, b: SessionProgress): SessionProgress {
  const drills = new Map(a.drills.map((drill) => [drill.exerciseId, drill]));
  for (const drill of b.drills) {
    const known = drills.get(drill.exerciseId);
    drills.set(drill.exerciseId, known === undefined ? drill : later(known, drill));
  }
  const sorted = [...drills.values()].sort((x, y) => (x.exerciseId < y.exerciseId ? -1 : 1));
  const note = a.note && b.note ? later(a.note, b.note) : (a.note ?? b.note);
  return { startedAt: Math.min(a.startedAt, b.startedAt), ...(note && { note }), drills: sorted };
}

/** A drill that nobody has touched. */
const untouched = (exerciseId: string): DrillProgress => ({
  ...{ exerciseId, state: 'open', attempts: [], score: null, seconds: 0, changedAt: 0 },
});

/** How far a golfer has come with a drill, touched or not. */
export function progressOf({ drills }: SessionProgress, exerciseId: string): DrillProgress {
  return drills.find((drill) => drill.exerciseId === exerciseId) ?? untouched(exerciseId);
}

// A change counts as later than what it changes, whatever a clock that was set back says.
const after = (before: { readonly changedAt: number } | undefined, now: number) =>
  Math.max(now, (before?.changedAt ?? 0) + 1);

/** The progress with one drill changed at a time in milliseconds since 1970. */
export function changeDrill(
  progress: SessionProgress,
  { exerciseId, ...change }: Pick<DrillProgress, 'exerciseId'> & Partial<DrillProgress>,
  now: number,
): SessionProgress {
  const before = progressOf(progress, exerciseId);
  const drill = { ...before, ...change, changedAt: after(before, now) };
  return mergeProgress(progress, { ...progress, drills: [drill] });
}

/** The progress with another note, written at a time in milliseconds since 1970. */
export function changeNote(progress: SessionProgress, text: string, now: number): SessionProgress {
  return { ...progress, note: { text, changedAt: after(progress.note, now) } };
}
