import { useState } from 'react';
import { changedWithPlan, training } from '#contract/training.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useSendOnce } from '#web/platform/api/send-once.ts';
import { useDates } from '#web/platform/dates.ts';
import { failureText } from '#web/platform/failure-text.ts';
import { toast } from '#web/platform/toast/toast.ts';

/** Moves or skips a missed session, one thing at a time. */
export function useMissed(onSettled: (scheduledSessionId: string) => void) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const [choice, setChoice] = useState<CalendarDate | 'skip' | null>(null);

  const moving = useSendOnce(training.reschedule, {
    refresh: changedWithPlan,
    onSuccess: (moved, { params }) => {
      setChoice(null);
      toast({ title: t('missed.moved'), description: dates.day(moved.scheduledDate) });
      onSettled(params.sessionId);
    },
    onError: (error) => {
      setChoice(null);
      const description = failureText(error, t('missed.moveFailed.text'));
      toast({ title: t('missed.moveFailed.title'), description, variant: 'destructive' });
    },
  });
  const skipping = useSendOnce(training.skip, {
    refresh: changedWithPlan,
    onSuccess: (_, { body }) => {
      setChoice(null);
      toast({ title: t('missed.skipped') });
      onSettled(body.scheduledSessionId);
    },
    onError: (error) => {
      setChoice(null);
      const reason = failureText(error, '');
      toast({
        title: t('missed.skipFailed'),
        ...(reason !== '' && { description: reason }),
        variant: 'destructive',
      });
    },
  });

  return {
    /** The day that a session is being moved to, or that it is being skipped. */
    busyWith: choice,
    move: (sessionId: string, newDate: CalendarDate) => {
      if (choice !== null) return;
      setChoice(newDate);
      moving.send({ params: { sessionId }, body: { newDate } });
    },
    skip: (scheduledSessionId: string) => {
      if (choice !== null) return;
      setChoice('skip');
      skipping.send({ body: { scheduledSessionId } });
    },
  };
}
