import { changedWithPlan, training } from '#contract/training.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { useDates } from '#web/platform/dates.ts';
import { failureText } from '#web/platform/failure-text.ts';
import { toast } from '#web/platform/toast/toast.ts';

/** Moves a planned session to another day and says how that went. */
export function useMove(onMoved: (scheduledSessionId: string) => void) {
  const { t } = useTranslation('activities');
  const dates = useDates();
  return useAction(training.reschedule, {
    refresh: changedWithPlan,
    onSuccess: ({ id, title, scheduledDate }) => {
      toast({
        title: t('move.done'),
        description: t('move.doneOn', { title, day: dates.day(scheduledDate) }),
      });
      onMoved(id);
    },
    onError: (error) =>
      toast({
        title: t('move.failed'),
        description: failureText(error, t('move.unknown')),
        variant: 'destructive',
      }),
  });
}

export type Move = ReturnType<typeof useMove>;
