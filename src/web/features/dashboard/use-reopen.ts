import { useTranslation } from 'react-i18next';
import { changedWithPlan } from '#contract/plans.ts';
import { sessions } from '#contract/sessions.ts';
import { useAction } from '#web/platform/api/action.ts';
import { ApiError } from '#web/platform/api/failures.ts';
import { errorText } from '#web/platform/i18n.ts';
import { toast } from '#web/platform/toast/toast.ts';

type Reopening = {
  /** What is taken back: the words differ. */
  readonly state: 'completed' | 'skipped';
  readonly onDone: () => void;
};

/** Makes today's session planned again. */
export function useReopen({ state, onDone }: Reopening) {
  const { t } = useTranslation('dashboard');
  const removing = state === 'completed';
  return useAction(sessions.reopen, {
    refresh: changedWithPlan,
    onSuccess: () => {
      toast({ title: t(removing ? 'toasts.removed' : 'toasts.reopened') });
      onDone();
    },
    onError: (error) => {
      const told = error instanceof ApiError && error.body !== null ? errorText(error) : null;
      const removeFailed = {
        title: t('toasts.error'),
        description: told ?? t('toasts.removeFailed'),
      };
      const reopenFailed = {
        title: t('toasts.reopenFailed'),
        ...(told !== null && { description: told }),
      };
      toast({ ...(removing ? removeFailed : reopenFailed), variant: 'destructive' });
    },
  });
}
