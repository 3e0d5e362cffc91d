import type { BodyOf } from '#contract/endpoint.ts';
import type { SessionExercise } from '#contract/programs.ts';
import { durationLimits, type training } from '#contract/training.ts';
import { checkScore, type ScoreFault } from '#domain/drills/drill.ts';
import type { Draft } from './draft.ts';

type Scored = Pick<SessionExercise, 'id' | 'scoring'>;

export type DraftFaults = {
  /** By exercise id. */
  readonly scores: Readonly<Record<string, ScoreFault>>;
  readonly duration: boolean;
};

export const noFaults: DraftFaults = { scores: {}, duration: false };

/** Stands in a draft for a text that the browser could not read as a number. */
export const unreadable = 'NaN';

const isDone = (draft: Draft, { id }: Scored) => !draft.leftOut.includes(id);

/** The scores that count: of exercises that are done, and not left empty. */
function typedScores(draft: Draft, exercises: readonly Scored[]) {
  return exercises.flatMap((exercise) => {
    const typed = draft.scores[exercise.id]?.trim() ?? '';
    if (!exercise.scoring || typed === '' || !isDone(draft, exercise)) return [];
    return [{ exerciseId: exercise.id, score: Number(typed), scoring: exercise.scoring }];
  });
}

/** What the server would refuse, by the same rules. */
export function faultsOf(draft: Draft, exercises: readonly Scored[]): DraftFaults {
  const { min, max } = durationLimits;
  const faults = typedScores(draft, exercises).flatMap(({ exerciseId, score, scoring }) => {
    const fault = checkScore(scoring, score);
    return fault === null ? [] : [[exerciseId, fault] as const];
  });
  return {
    scores: Object.fromEntries(faults),
    duration: draft.duration < min || draft.duration > max,
  };
}

export const isFaultless = ({ scores, duration }: DraftFaults) =>
  !duration && Object.keys(scores).length === 0;

/** What is sent for a draft without faults. */
export function bodyOf(
  draft: Draft,
  exercises: readonly Scored[],
  session: { readonly scheduledSessionId: string; readonly sessionId: string },
): BodyOf<typeof training.complete> {
  return {
    scheduledSessionId: session.scheduledSessionId,
    sessionId: session.sessionId,
    completedExercises: exercises
      .filter((exercise) => isDone(draft, exercise))
      .map((exercise) => exercise.id),
    notes: draft.notes.trim(),
    rating: draft.rating,
    duration: draft.duration,
    scores: typedScores(draft, exercises).map(({ exerciseId, score }) => ({ exerciseId, score })),
  };
}
