import { changedWithPlan, training } from '#contract/training.ts';
import type { Withdrawn } from '#contract/training-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { errorText } from '#web/platform/error-text.ts';

export type Reopening = {
  /** The session's title, shown while the change waits to be sent. */
  readonly title?: string | ((scheduledSessionId: string) => string);
  /** What is undone. The toast texts depend on it. */
  readonly state: 'completed' | 'skipped';
  readonly onDone?: (() => void) | undefined;
  /** Stores the withdrawn completion of a session, for the next time it is completed. */
  readonly storeWithdrawn?: ((completion: Withdrawn) => void) | undefined;
};

/** Changes a completed or skipped session back to planned. */
export function useReopen({ title = '', state, onDone, storeWithdrawn }: Reopening) {
  const { t } = useTranslation('dashboard');
  const removing = state === 'completed';
  return useAction(training.reopen, {
    refresh: changedWithPlan,
    success: { title: t(removing ? 'toasts.removed' : 'toasts.reopened') },
    failure: (error) => {
      const otherwise = removing ? t('toasts.removeFailed') : '';
      return {
        title: t(removing ? 'toasts.error' : 'toasts.reopenFailed'),
        description: errorText(error, { offline: otherwise, otherwise }),
      };
    },
    onSuccess: ({ completion }) => {
      if (completion) storeWithdrawn?.(completion);
      onDone?.();
    },
    waitingTitle: ({ params }) =>
      typeof title === 'function' ? title(params.scheduledSessionId) : title,
    onWaiting: () => onDone?.(),
  });
}
