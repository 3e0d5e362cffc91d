import type { ReactNode } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { SessionExercise } from '#contract/programs.ts';
import type { training } from '#contract/training.ts';
import type { Results } from './results.ts';

/** A session with its id in the plan. */
export type TrainedSession = ResponseOf<typeof training.details>['session'] & {
  readonly scheduledSessionId: string;
};
export type Completed = ResponseOf<typeof training.complete>;

/** Parts that belong to the training feature and are passed in. */
export type SessionParts = {
  /** Renders the warm-up before the first ball. */
  readonly renderWarmUp: (dialog: {
    readonly open: boolean;
    readonly onClose: () => void;
  }) => ReactNode;
  /** Renders the dialog that replaces a drill of the session. */
  readonly renderSwap: (dialog: {
    readonly session: TrainedSession;
    readonly exercise: SessionExercise;
    readonly open: boolean;
    readonly onOpenChange: (open: boolean) => void;
    /** Called after the drill was replaced, and after that was undone. */
    readonly onSwapped: () => void;
  }) => ReactNode;
  /** Renders scores next to the golfer's best and the target. */
  readonly renderScores: (
    exercises: readonly SessionExercise[],
    scores: readonly {
      readonly exerciseId: string;
      readonly score: number;
      readonly cells?: readonly number[];
    }[],
  ) => ReactNode;
  /** Renders the dialog that completes the session. */
  readonly renderComplete: (dialog: {
    readonly session: TrainedSession;
    readonly open: boolean;
    readonly onClose: () => void;
    readonly onCompleted: (answer: Completed) => void;
    readonly onWaiting: () => void;
  }) => ReactNode;
  /** Fills the form of that dialog with the results; null if there are none. */
  readonly fillIn: (session: TrainedSession, results: Results | null) => void;
  /** Renders the rewards for the session. */
  readonly renderReward: (answer: Completed) => ReactNode;
};
