import type { ReactNode } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { SessionExercise } from '#contract/programs.ts';
import type { training } from '#contract/training.ts';
import type { Results } from './results.ts';

/** A session with its place in the plan. */
export type TrainedSession = ResponseOf<typeof training.details>['session'] & {
  readonly scheduledSessionId: string;
};
export type Completed = ResponseOf<typeof training.complete>;

/** Handed in, since it belongs to sessions as they are planned and completed. */
export type SessionParts = {
  /** The moves before the first ball. */
  readonly renderWarmUp: (dialog: {
    readonly open: boolean;
    readonly onClose: () => void;
  }) => ReactNode;
  /** The dialog that puts another drill into a place of the session. */
  readonly renderSwap: (dialog: {
    readonly session: TrainedSession;
    readonly exercise: SessionExercise;
    readonly open: boolean;
    readonly onOpenChange: (open: boolean) => void;
    /** Called when another drill stands there, also after taking that back. */
    readonly onSwapped: () => void;
  }) => ReactNode;
  /** Scores beside own best and target. */
  readonly renderScores: (
    exercises: readonly SessionExercise[],
    scores: readonly { readonly exerciseId: string; readonly score: number }[],
  ) => ReactNode;
  /** The dialog that completes the session. */
  readonly renderComplete: (dialog: {
    readonly session: TrainedSession;
    readonly open: boolean;
    readonly onClose: () => void;
    readonly onCompleted: (answer: Completed) => void;
    readonly onWaiting: () => void;
  }) => ReactNode;
  /** Puts what was counted into the form of that dialog; null while nothing is. */
  readonly fillIn: (session: TrainedSession, results: Results | null) => void;
  /** What the session was worth. */
  readonly renderReward: (answer: Completed) => ReactNode;
};
