import type { SessionExercise } from '#contract/programs.ts';
import { scoreOf } from '#domain/drills/attempts.ts';
import { betterScore } from '#domain/drills/drill.ts';
import { baseIdOf } from '#domain/programs/version-id.ts';
import {
  type DrillProgress,
  progressOf,
  type SessionProgress,
} from '#domain/training/session-progress.ts';

type Scored = Pick<SessionExercise, 'id' | 'scoring'>;

/** The initial values of the form that completes the session. */
export type Results = {
  /** Ids of exercises that were not trained, without the program version. */
  readonly leftOut: readonly string[];
  /** Scores by exercise id, without the program version. */
  readonly scores: Readonly<Record<string, number>>;
  /** The count of each cell, by exercise id, for scores made of several cells. */
  readonly cells?: Readonly<Record<string, readonly number[]>>;
  /** The balls in the order of play, by exercise id, for tests that were counted ball by ball. */
  readonly balls?: Readonly<Record<string, readonly number[]>>;
  readonly minutes: number;
  readonly note: string;
};

/** The score of a drill, typed or computed from its attempts; null if there is none. */
export function scoreIn(scoring: SessionExercise['scoring'], drill: DrillProgress): number | null {
  if (scoring === null) return null;
  return drill.score ?? scoreOf(scoring, drill.attempts);
}

const isTrained = (drill: DrillProgress) =>
  drill.state === 'done' || (drill.state === 'open' && attemptsMade(drill) > 0);

/** The number of attempts, or of balls of a test, that were counted in a drill. */
export const attemptsMade = ({ attempts, balls = [] }: DrillProgress): number =>
  balls.length || attempts.length;

/** Whether any drill of a session was trained. */
export const hasTrained = ({ drills }: SessionProgress): boolean => drills.some(isTrained);

/** The results of a session so far. */
export function resultsOf(exercises: readonly Scored[], progress: SessionProgress): Results {
  const drills = exercises.map(({ id, scoring }) => {
    const drill = progressOf(progress, baseIdOf(id));
    const isOfCells = scoring?.shape?.kind === 'cells';
    return { drill, isOfCells, trained: isTrained(drill), score: scoreIn(scoring, drill) };
  });
  const seconds = drills.reduce((sum, { drill }) => sum + drill.seconds, 0);
  const scores = drills.flatMap(({ drill, trained, score }) =>
    trained && score !== null ? [[drill.exerciseId, score] as const] : [],
  );
  const cells = drills
    .filter(({ isOfCells, drill }) => isOfCells && drill.attempts.length > 0)
    .map(({ drill }) => [drill.exerciseId, drill.attempts] as const);
  const balls = drills.flatMap(({ drill, score }) =>
    score !== null && drill.balls?.length ? [[drill.exerciseId, drill.balls] as const] : [],
  );
  return {
    leftOut: drills.flatMap(({ drill, trained }) => (trained ? [] : [drill.exerciseId])),
    scores: Object.fromEntries(scores),
    ...(cells.length > 0 && { cells: Object.fromEntries(cells) }),
    ...(balls.length > 0 && { balls: Object.fromEntries(balls) }),
    minutes: Math.max(1, Math.round(seconds / 60)),
    note: progress.note?.text ?? '',
  };
}

type Judged = Pick<SessionExercise, 'ownScores' | 'scoring'>;

/** Whether a score beats all earlier scores of the golfer in this series. False for a first score. */
export function isNewBest({ scoring, ownScores }: Judged, score: number): boolean {
  if (scoring === null || ownScores === null || score === ownScores.best) return false;
  return betterScore(scoring, score, ownScores.best) === score;
}
