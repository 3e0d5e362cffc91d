import { useQueryClient } from '@tanstack/react-query';
import { training } from '#contract/training.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useReopenQuestion } from '#web/offline/reopening/use-reopen-question.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { errorText } from '#web/platform/error-text.ts';
import { storeWithdrawn } from '../complete/draft.ts';
import { rememberSession } from './remember-session.ts';
import type { SessionDetails } from './session-details.ts';

/** The texts of a failure: a title, and the server's reason if there is one. */
function useFailure() {
  const { t } = useTranslation('training');
  const foreign = (status: number) => t('toasts.serverError', { status });
  return (title: string) => (error: Error) => ({
    title,
    description: errorText(error, { offline: '', foreign }),
  });
}

/** Skips the session. The toast offers `undo`. */
function useSkip({ session }: SessionDetails, onChanged: () => void, undo: () => void) {
  const { t } = useTranslation('training');
  const client = useQueryClient();
  const failure = useFailure();
  return useAction(training.skip, {
    success: ({ programCompleted, sessions }) => ({
      title: t(programCompleted ? 'toasts.programCompleted' : 'toasts.skipped'),
      ...(programCompleted && {
        description: `${t('toasts.skipped')}. ${t('toasts.sum', sessions)}`,
      }),
      action: { label: t('toasts.undo'), run: undo },
    }),
    failure: failure(t('toasts.skipFailed')),
    onSuccess: ({ scheduledSession }) => {
      rememberSession(client, scheduledSession, null);
      onChanged();
    },
    waitingTitle: session.title,
    onWaiting: onChanged,
  });
}

function useReopen({ session, completion }: SessionDetails, onChanged: () => void) {
  const { t } = useTranslation('training');
  const client = useQueryClient();
  const failure = useFailure();
  const action = useAction(training.reopen, {
    success: { title: t('toasts.reopened') },
    failure: failure(t('toasts.reopenFailed')),
    onSuccess: ({ scheduledSession }) => {
      if (completion) {
        const { completedExercises: done } = completion;
        const ids = session.exercises.map((exercise) => exercise.id);
        storeWithdrawn({ ...completion, leftOut: ids.filter((id) => !done.includes(id)) });
      }
      rememberSession(client, scheduledSession, null);
      onChanged();
    },
    waitingTitle: session.title,
    onWaiting: onChanged,
  });
  return useReopenQuestion(action, completion !== null);
}

/**
 * Skips and reopens a session.
 * @param onChanged called after that, when the pressed button is gone
 */
export function useSessionChanges(details: SessionDetails, onChanged: () => void) {
  const { id } = details.scheduledSession;
  const reopening = useReopen(details, onChanged);
  const reopen = () => reopening.send({ params: { scheduledSessionId: id } });
  const skipping = useSkip(details, onChanged, reopen);
  return {
    skip: () => skipping.send({ body: { scheduledSessionId: id } }),
    isSkipping: skipping.busy,
    reopen,
    isReopening: reopening.busy,
    /** Asks before reactions of friends are lost. */
    question: reopening.question,
  };
}
