import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { SessionExercise } from '#contract/programs.ts';
import { training } from '#contract/training.ts';
import { carryIn } from '#domain/drills/distance.ts';
import type { ScoreFault } from '#domain/drills/drill.ts';
import { cellsOf, longestCarry, mostInCell } from '#domain/drills/score-cells.ts';
import type { Swap } from '#domain/training/fit-session.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { errorText } from '#web/platform/error-text.ts';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { useUnits } from '#web/platform/session/user.ts';
import { rememberSession } from '../session/remember-session.ts';
import { bodyOf, fieldOf, type Scoring, scoreFaults } from './check-draft.ts';
import { type Draft, dropDraft, emptyDraft, readDraft, storedForm } from './draft.ts';
import { type DraftCells, findCellFault } from './draft-cells.ts';

/** The server's answer to a completed session. */
export type Completed = ResponseOf<typeof training.complete>;

type Completing = {
  readonly session: {
    readonly scheduledSessionId: string;
    readonly sessionId: string;
    readonly title: string;
    /** Minutes. */
    readonly totalDuration: number;
    readonly swaps?: readonly Swap[];
  };
  /** Empty while loading. */
  readonly exercises: readonly SessionExercise[];
  /** Whether the toast shows the rewards; false if the screen itself shows them. */
  readonly showsEarned: boolean;
  readonly onCompleted: (answer: Completed) => void;
  /** Called when the form was stored on this device to be sent later. */
  readonly onWaiting: () => void;
};

/** The form that completes a session. Every change is stored on the device at once. */
export function useCompleteForm(completing: Completing) {
  const { session, exercises, showsEarned, onCompleted } = completing;
  const { scheduledSessionId, totalDuration } = session;
  const { t } = useTranslation('training');
  const client = useQueryClient();
  const [kept] = useState(() => readDraft(scheduledSessionId) ?? emptyDraft(totalDuration));
  const texts = useCompleteTexts(showsEarned);
  const complete = useActionForm(training.complete, {
    defaultValues: kept,
    draft: storedForm(scheduledSessionId),
    input: (draft: Draft) => ({ body: bodyOf(draft, exercises, session) }),
    texts: { duration: t('complete.durationFault') },
    faults: (draft) => scoreFaults(draft, exercises, texts.score),
    fieldOf: (path, draft) => fieldOf(path, bodyOf(draft, exercises, session)),
    success: texts.success,
    failure: texts.failure,
    onSuccess: (answer) => {
      dropDraft(scheduledSessionId);
      rememberSession(client, answer.scheduledSession, answer.completion);
      onCompleted(answer);
    },
    waitingTitle: session.title,
    onWaiting: () => {
      dropDraft(scheduledSessionId);
      completing.onWaiting();
    },
    onSent: () => complete.form.reset(emptyDraft(totalDuration)),
  });
  return complete;
}

/** The toasts after completing, and the error messages for invalid scores. */
function useCompleteTexts(showsEarned: boolean) {
  const { t } = useTranslation('training');
  const units = useUnits();
  const { write } = useNumbers();
  const limitsOf = ({ min, max, step }: Scoring) => ({
    min: write(min),
    max: max === null ? '' : write(max),
    step: write(step),
  });
  const cellText = (scoring: Scoring, cells: DraftCells) => {
    const found = findCellFault(scoring, cells);
    const cell = found && cellsOf(scoring)[found.at];
    if (!cell) return null;
    return t(`complete.cells.faults.${found.fault}`, {
      name: scoring.cells?.[cell.id] ?? cell.id,
      min: write(0),
      max: write(cell.carry ? carryIn(longestCarry, units) : mostInCell(cell)),
      attempts: cell.attempts,
    });
  };
  return {
    score: (fault: ScoreFault, scoring: Scoring, cells: DraftCells) =>
      cellText(scoring, cells) ?? t(`complete.scoreFaults.${fault}`, limitsOf(scoring)),
    success: ({ effects, programCompleted, isLastSession, sessions }: Completed) => {
      const last = programCompleted || isLastSession;
      const description = [
        last && t('toasts.completed'),
        last && t('toasts.sum', sessions),
        showsEarned &&
          t('toasts.earned', { xp: effects.xpEarned, count: effects.stats?.currentStreak ?? 0 }),
      ]
        .filter(Boolean)
        .join(' ');
      return { title: t(last ? 'toasts.programCompleted' : 'toasts.completed'), description };
    },
    failure: (error: Error) => {
      const fixed = t('toasts.completeFailed');
      const foreign = (status: number) => t('toasts.serverError', { status });
      const description = errorText(error, { offline: fixed, otherwise: fixed, foreign });
      return { title: t('toasts.error'), description };
    },
  };
}
