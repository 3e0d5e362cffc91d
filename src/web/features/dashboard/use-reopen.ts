import { changedWithPlan, training } from '#contract/training.ts';
import type { Withdrawn } from '#contract/training-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { ApiError } from '#web/platform/api/failures.ts';
import { failureText } from '#web/platform/failure-text.ts';
import { toast } from '#web/platform/toast/toast.ts';

export type Reopening = {
  /** What is taken back: the words differ. */
  readonly state: 'completed' | 'skipped';
  readonly onDone: () => void;
  /** Keeps what was said about a completed session for the next time. */
  readonly keepWithdrawn: (completion: Withdrawn) => void;
};

/** Makes today's session planned again. */
export function useReopen({ state, onDone, keepWithdrawn }: Reopening) {
  const { t } = useTranslation('dashboard');
  const removing = state === 'completed';
  return useAction(training.reopen, {
    refresh: changedWithPlan,
    onSuccess: ({ completion }) => {
      if (completion) keepWithdrawn(completion);
      toast({ title: t(removing ? 'toasts.removed' : 'toasts.reopened') });
      onDone();
    },
    onError: (error) => {
      const reason = error instanceof ApiError ? failureText(error, '') : '';
      toast({
        ...(removing
          ? { title: t('toasts.error'), description: reason || t('toasts.removeFailed') }
          : { title: t('toasts.reopenFailed'), ...(reason !== '' && { description: reason }) }),
        variant: 'destructive',
      });
    },
  });
}
