import '#web/ui/dock.css';
import './session-actions.css';
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { training } from '#contract/training.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useReopenQuestion } from '#web/offline/reopening/use-reopen-question.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { errorText } from '#web/platform/error-text.ts';
import { bottomBar } from '#web/ui/bars.ts';
import { Button } from '#web/ui/button.tsx';
import { storeWithdrawn } from '../complete/draft.ts';
import { rememberSession } from './remember-session.ts';
import type { SessionDetails } from './session-details.ts';

type SessionActionsProps = {
  readonly details: SessionDetails;
  /** The link that starts the training. */
  readonly start?: ReactNode;
  readonly onComplete: () => void;
  /** Called after the session was skipped or reopened, when the pressed button is gone. */
  readonly onChanged: () => void;
};

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

/** Start, complete, or skip: docked at the bottom on phones, beside the session on desktop. Afterwards: reopen. */
export function SessionActions({ details, start, onComplete, onChanged }: SessionActionsProps) {
  const { t } = useTranslation('training');
  const { id, status } = details.scheduledSession;
  const reopen = useReopen(details, onChanged);
  const takeBack = () => reopen.send({ params: { scheduledSessionId: id } });
  const skip = useSkip(details, onChanged, takeBack);
  if (status !== 'planned')
    return (
      <div className="stack session-reopen gutter">
        <Button
          variant="outline"
          size="tall"
          busy={reopen.busy}
          busyText={t('actions.reopening')}
          onClick={takeBack}
        >
          <Undo2 className="icon icon-small" aria-hidden />
          {t('actions.reopen')}
        </Button>
        {reopen.question}
      </div>
    );
  return (
    <div className="dock session-actions" ref={bottomBar}>
      {start}
      <Button
        variant={start ? 'text' : 'outline'}
        size={start ? 'slim' : 'tall'}
        busy={skip.busy}
        busyText={t('actions.skipping')}
        onClick={() => skip.send({ body: { scheduledSessionId: id } })}
      >
        {t('actions.skip')}
      </Button>
      <Button
        variant={start ? 'text' : 'primary'}
        size={start ? 'slim' : 'tall'}
        onClick={onComplete}
      >
        {t('actions.complete')}
      </Button>
    </div>
  );
}
