/** The result of one attempt as a number: hit or miss, points, strokes, or a measured value. */
export type Attempt = number;

export type DrillState = 'open' | 'done' | 'left_out';

/** A golfer's progress in one drill of a session. */
export type DrillProgress = {
  /** Id of the exercise, without the program version. */
  readonly exerciseId: string;
  readonly state: DrillState;
  /** In the order in which they were made; empty for a drill that is not counted. */
  readonly attempts: readonly Attempt[];
  /** The balls so far of a test that is counted ball by ball; its cells become the attempts with the last ball. */
  readonly balls?: readonly Attempt[];
  /** Entered by the golfer if a drill is not counted attempt by attempt; otherwise null. */
  readonly score: number | null;
  /** Seconds spent on the drill, without pauses. */
  readonly seconds: number;
  /** When the golfer last changed it, in milliseconds since 1970. */
  readonly changedAt: number;
};

/** A note that the golfer wrote during the session. */
export type ProgressNote = {
  readonly text: string;
  /** When it was written, in milliseconds since 1970. */
  readonly changedAt: number;
};

/** A session that was started and is not yet completed. */
export type SessionProgress = {
  /** When it was started, in milliseconds since 1970. */
  readonly startedAt: number;
  /** Missing if there is no note. */
  readonly note?: ProgressNote;
  /** In any order, each exercise once. Drills that were never changed are missing. */
  readonly drills: readonly DrillProgress[];
};

type Touched = DrillProgress | ProgressNote;

/** The sort key for comparing versions from two devices. Both devices choose the same one even at equal times. */
const rank = (touched: Touched) =>
  [
    touched.changedAt,
    'attempts' in touched ? touched.attempts.length + (touched.balls?.length ?? 0) : 0,
    // The database may have changed the order of the fields.
    JSON.stringify(touched, Object.keys(touched).sort()),
  ] as const;

function later<Part extends Touched>(a: Part, b: Part): Part {
  const [first, second] = [rank(a), rank(b)];
  const differs = first.findIndex((part, index) => part !== second[index]);
  return differs < 0 || (first[differs] ?? 0) > (second[differs] ?? 0) ? a : b;
}

/**
 * Merges the progress of two devices in one session, drill by drill: the later change wins. The order of the
 * arguments does not matter, and merging again changes nothing.
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

/** The progress of a drill that was never changed. */
const untouched = (exerciseId: string): DrillProgress => ({
  exerciseId,
  state: 'open',
  attempts: [],
  score: null,
  seconds: 0,
  changedAt: 0,
});

/** Returns the progress of a drill, or an untouched one if it was never changed. */
export function progressOf({ drills }: SessionProgress, exerciseId: string): DrillProgress {
  return drills.find((drill) => drill.exerciseId === exerciseId) ?? untouched(exerciseId);
}

// A change always gets a later time than the previous one, even if the clock was set back.
const after = (before: { readonly changedAt: number } | undefined, now: number) =>
  Math.max(now, (before?.changedAt ?? 0) + 1);

/** Changes one drill of the progress at a time in milliseconds since 1970. */
export function changeDrill(
  progress: SessionProgress,
  { exerciseId, ...change }: Pick<DrillProgress, 'exerciseId'> & Partial<DrillProgress>,
  now: number,
): SessionProgress {
  const before = progressOf(progress, exerciseId);
  const drill = { ...before, ...change, changedAt: after(before, now) };
  return mergeProgress(progress, { ...progress, drills: [drill] });
}

/** Replaces the note of the progress at a time in milliseconds since 1970. */
export function changeNote(progress: SessionProgress, text: string, now: number): SessionProgress {
  return { ...progress, note: { text, changedAt: after(progress.note, now) } };
}
