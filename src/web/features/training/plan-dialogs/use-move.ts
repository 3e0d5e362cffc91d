import { training } from '#contract/training.ts';
import type { ScheduledSession } from '#contract/training-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { useDates } from '#web/platform/dates.ts';
import { errorText } from '#web/platform/error-text.ts';
import { useToday } from '#web/platform/session/today.ts';

/** Moves one session to another day. `onMoved` is called when it is moved, or waits for a connection. */
export function useMove(
  { id, title }: Pick<ScheduledSession, 'id' | 'title'>,
  onMoved: () => void,
) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const today = useToday();
  const { send, busy } = useAction(training.reschedule, {
    success: (moved) => ({
      title: t('move.done'),
      description: dates.day(moved.scheduledDate, today),
    }),
    onSuccess: onMoved,
    waitingTitle: title,
    onWaiting: onMoved,
    failure: (error) => ({
      title: t('move.failed.title'),
      description: errorText(error, { otherwise: t('move.failed.text') }),
    }),
  });
  return {
    busy,
    to: (newDate: CalendarDate) => send({ params: { sessionId: id }, body: { newDate } }),
  };
}
