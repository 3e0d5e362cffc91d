import type { BodyOf } from '#contract/endpoint.ts';
import type { SessionExercise } from '#contract/programs.ts';
import type { training } from '#contract/training.ts';
import { isMadeOf } from '#domain/drills/attempts.ts';
import { makeCounts } from '#domain/drills/balls.ts';
import { checkScore, type ScoreFault } from '#domain/drills/drill.ts';
import { baseIdOf } from '#domain/programs/version-id.ts';
import { playOrderOf } from '#domain/skill-tests/play-order.ts';
import type { Swap } from '#domain/training/fit-session.ts';
import type { Draft } from './draft.ts';
import { areCounted, type DraftCells } from './draft-cells.ts';

export type Scoring = NonNullable<SessionExercise['scoring']>;
type Scored = Pick<SessionExercise, 'id' | 'exerciseId' | 'scoring'>;
type Body = BodyOf<typeof training.complete>;

const isDone = (draft: Draft, { id }: Scored) => !draft.leftOut.includes(baseIdOf(id));

/** The form field of an exercise's score. */
export const scoreField = (id: string) => `scores.${baseIdOf(id)}` as const;

/** The scores to send: those of completed exercises that are not empty. */
function typedScores(draft: Draft, exercises: readonly Scored[]) {
  return exercises.flatMap((exercise) => {
    const typed = draft.scores[baseIdOf(exercise.id)]?.trim() ?? '';
    if (!exercise.scoring || typed === '' || !isDone(draft, exercise)) return [];
    const score = Number(typed);
    const cells = draft.cells?.[baseIdOf(exercise.id)] ?? [];
    const { id: exerciseId, scoring } = exercise;
    const isCounted = areCounted(cells) && isMadeOf(scoring, cells, score);
    if (!isCounted) return [{ exerciseId, score, scoring }];
    const balls = draft.balls?.[baseIdOf(exercise.id)];
    const order = playOrderOf(exercise.exerciseId);
    const areMade = balls && order && makeCounts({ ...scoring, order }, balls, cells);
    return [
      { exerciseId, score, scoring, cells: [...cells], ...(areMade && { balls: [...balls] }) },
    ];
  });
}

/** Error texts for scores that the drill does not allow, by form field. */
export function scoreFaults(
  draft: Draft,
  exercises: readonly Scored[],
  textOf: (fault: ScoreFault, scoring: Scoring, cells: DraftCells) => string,
): Record<`scores.${string}`, string> {
  const faults = typedScores(draft, exercises).flatMap(({ exerciseId, score, scoring }) => {
    const fault = checkScore(scoring, score);
    const cells = draft.cells?.[baseIdOf(exerciseId)] ?? [];
    return fault === null ? [] : [[scoreField(exerciseId), textOf(fault, scoring, cells)] as const];
  });
  return Object.fromEntries(faults);
}

/** Maps an error path to a form field: the request has a list of scores, the form has them by exercise. */
export function fieldOf(path: string, { scores = [] }: Body): string {
  const index = /^scores\.(\d+)/.exec(path)?.[1];
  return index === undefined ? path : scoreField(scores[Number(index)]?.exerciseId ?? '');
}

/** The request body for a draft. */
export function bodyOf(
  draft: Draft,
  exercises: readonly Scored[],
  session: {
    readonly scheduledSessionId: string;
    readonly sessionId: string;
    readonly swaps?: readonly Swap[];
  },
): Body {
  return {
    scheduledSessionId: session.scheduledSessionId,
    sessionId: session.sessionId,
    completedExercises: exercises
      .filter((exercise) => isDone(draft, exercise))
      .map((exercise) => exercise.id),
    notes: draft.notes.trim(),
    rating: draft.rating,
    duration: draft.duration,
    // `scoreFaults` reports scores that are not a number.
    scores: typedScores(draft, exercises)
      .filter(({ score }) => Number.isFinite(score))
      .map(({ scoring: _, ...score }) => score),
    ...(session.swaps && { swaps: [...session.swaps] }),
  };
}
