import type { training } from '#contract/training.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import type { ActionOptions } from '#web/platform/action/use-action.ts';
import { useDates } from '#web/platform/dates.ts';
import { errorText } from '#web/platform/error-text.ts';
import { useToday } from '#web/platform/session/today.ts';

export type MoveOptions = ActionOptions<typeof training.reschedule>;

/**
 * Returns the options of the move request, for dragging and for the dialog. `titleOf` returns the session's
 * title, which is shown while the move waits to be sent.
 */
export function useMoveOptions(
  onMoved: (scheduledSessionId: string) => void,
  titleOf: (scheduledSessionId: string) => string,
): MoveOptions {
  const { t } = useTranslation('logbook');
  const dates = useDates();
  const today = useToday();
  return {
    success: ({ title, scheduledDate }) => ({
      title: t('move.done'),
      description: t('move.doneOn', { title, day: dates.day(scheduledDate, today) }),
    }),
    failure: (error) => ({
      title: t('move.failed'),
      description: errorText(error, { otherwise: t('move.unknown') }),
    }),
    onSuccess: ({ id }) => onMoved(id),
    waitingTitle: ({ params }) => titleOf(params.sessionId),
    onWaiting: ({ params }) => onMoved(params.sessionId),
  };
}
