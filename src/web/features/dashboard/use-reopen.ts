import { training } from '#contract/training.ts';
import type { Withdrawn } from '#contract/training-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useReopenQuestion } from '#web/offline/reopening/use-reopen-question.ts';
import { type ActionOptions, useAction } from '#web/platform/action/use-action.ts';
import { errorText } from '#web/platform/error-text.ts';

export type Reopening = {
  /** The session's title, shown while the change waits to be sent. */
  readonly title?: NonNullable<ActionOptions<typeof training.reopen>['waitingTitle']>;
  /** What is undone. The toast texts depend on it. */
  readonly state: 'completed' | 'skipped';
  readonly onDone?: (() => void) | undefined;
  /** Stores the withdrawn completion of a session, for the next time it is completed. */
  readonly storeWithdrawn?: ((completion: Withdrawn) => void) | undefined;
};

/** Changes a completed or skipped session back to planned. `question` asks whether to, and has to be rendered. */
export function useReopen({ title = '', state, onDone, storeWithdrawn }: Reopening) {
  const { t } = useTranslation('dashboard');
  const removing = state === 'completed';
  const action = useAction(training.reopen, {
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
    waitingTitle: title,
    onWaiting: () => onDone?.(),
  });
  return useReopenQuestion(action, removing);
}
