import { changedWithPlan, training } from '#contract/training.ts';
import type { Withdrawn } from '#contract/training-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { errorText } from '#web/platform/error-text.ts';

export type Reopening = {
  /** The session's, for while it waits to be sent. */
  readonly title?: string | ((scheduledSessionId: string) => string);
  /** What is taken back: the words differ. */
  readonly state: 'completed' | 'skipped';
  readonly onDone?: (() => void) | undefined;
  /** Keeps what was said about a completed session for the next time. */
  readonly keepWithdrawn?: ((completion: Withdrawn) => void) | undefined;
};

/** Makes a completed or skipped session planned again. */
export function useReopen({ title = '', state, onDone, keepWithdrawn }: Reopening) {
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
      if (completion) keepWithdrawn?.(completion);
      onDone?.();
    },
    waitingTitle: ({ params }) =>
      typeof title === 'function' ? title(params.scheduledSessionId) : title,
    onWaiting: () => onDone?.(),
  });
}
