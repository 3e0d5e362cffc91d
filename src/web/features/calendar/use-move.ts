import { useTranslation } from 'react-i18next';
import { changedWithPlan, plans } from '#contract/plans.ts';
import { errors } from '#i18n/en/errors.ts';
import { useAction } from '#web/platform/api/action.ts';
import { ApiError } from '#web/platform/api/failures.ts';
import { useDates } from '#web/platform/dates.ts';
import { errorText } from '#web/platform/i18n.ts';
import { toast } from '#web/platform/toast/toast.ts';

/** The server's own words, in the golfer's language where we know the code; null when it said nothing. */
function serverWords(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.body === null) return null;
  return error.body.code in errors ? errorText(error) : error.body.message;
}

/** Moves a planned session to another day and says how that went. */
export function useMove(onMoved: (scheduledSessionId: string) => void) {
  const { t } = useTranslation('calendar');
  const dates = useDates();
  return useAction(plans.reschedule, {
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
        description: serverWords(error) ?? t('move.unknown'),
        variant: 'destructive',
      }),
  });
}

export type Move = ReturnType<typeof useMove>;
