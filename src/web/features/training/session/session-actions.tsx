import { useQueryClient } from '@tanstack/react-query';
import { changedWithPlan, training } from '#contract/training.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { toast } from '#web/platform/toast/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { keepWithdrawn } from '../complete/draft.ts';
import { rememberSession } from './remember-session.ts';
import { serverWords } from './server-words.ts';
import type { SessionDetails } from './session-details.ts';

type SessionActionsProps = {
  readonly details: SessionDetails;
  readonly onComplete: () => void;
  /** The session was skipped or reopened; the button that did it is gone. */
  readonly onChanged: () => void;
};

/** A failure whose title says it all; the server may know why. */
function tellFailure(title: string, error: Error): void {
  const description = serverWords(error);
  toast({ title, ...(description !== null && { description }), variant: 'destructive' });
}

function useSkip(onChanged: () => void) {
  const { t } = useTranslation('training');
  const client = useQueryClient();
  return useAction(training.skip, {
    refresh: changedWithPlan,
    onSuccess: ({ scheduledSession, programCompleted }) => {
      rememberSession(client, scheduledSession, null);
      onChanged();
      const title = t(programCompleted ? 'toasts.programCompleted' : 'toasts.skipped');
      toast({ title, ...(programCompleted && { description: t('toasts.skipped') }) });
    },
    onError: (error) => tellFailure(t('toasts.skipFailed'), error),
  });
}

function useReopen({ session, completion }: SessionDetails, onChanged: () => void) {
  const { t } = useTranslation('training');
  const client = useQueryClient();
  return useAction(training.reopen, {
    refresh: changedWithPlan,
    onSuccess: ({ scheduledSession }) => {
      if (completion) {
        const { completedExercises: done } = completion;
        const ids = session.exercises.map((exercise) => exercise.id);
        keepWithdrawn({ ...completion, leftOut: ids.filter((id) => !done.includes(id)) });
      }
      rememberSession(client, scheduledSession, null);
      onChanged();
      toast({ title: t('toasts.reopened') });
    },
    onError: (error) => tellFailure(t('toasts.reopenFailed'), error),
  });
}

/** Complete, skip, or take it back: always in reach, below on phones and beside on desktop. */
export function SessionActions({ details, onComplete, onChanged }: SessionActionsProps) {
  const { t } = useTranslation('training');
  const { id, status } = details.scheduledSession;
  const skip = useSkip(onChanged);
  const reopen = useReopen(details, onChanged);
  const planned = status === 'planned';
  return (
    <div className={planned ? 'dock sess-dock' : 'dock sess-dock is-over'}>
      <Button
        variant="line"
        size="tall"
        disabled={!planned}
        busy={skip.isPending}
        busyText={t('actions.skipping')}
        onClick={() => skip.mutate({ body: { scheduledSessionId: id } })}
      >
        {t(status === 'skipped' ? 'actions.skipped' : 'actions.skip')}
      </Button>
      <Button size="tall" className="grow" disabled={!planned} onClick={onComplete}>
        {t(status === 'completed' ? 'actions.completed' : 'actions.complete')}
      </Button>
      {!planned && (
        <Button
          variant="line"
          size="tall"
          className="sess-reopen"
          busy={reopen.isPending}
          busyText={t('actions.reopening')}
          onClick={() => reopen.mutate({ params: { scheduledSessionId: id } })}
        >
          {t('actions.reopen')}
        </Button>
      )}
    </div>
  );
}
