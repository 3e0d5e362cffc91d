import { useState } from 'react';
import { changedWithPlan, training } from '#contract/training.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { useDates } from '#web/platform/dates.ts';
import { errorText } from '#web/platform/error-text.ts';
import { useReopen } from './use-reopen.ts';

/** A session and the day it is being moved to, or that it is being skipped. */
type Choice = { readonly id: string; readonly what: CalendarDate | 'skip' };

/** Moves or skips missed sessions, one thing at a time. */
export function useMissed(onDone: (scheduledSessionId: string) => void) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const [choice, setChoice] = useState<Choice | null>(null);

  const moving = useAction(training.reschedule, {
    refresh: changedWithPlan,
    success: (moved) => ({
      title: t('missed.moved'),
      description: dates.day(moved.scheduledDate),
    }),
    failure: (error) => ({
      title: t('missed.moveFailed.title'),
      description: errorText(error, { otherwise: t('missed.moveFailed.text') }),
    }),
    onSuccess: (_, { params }) => {
      setChoice(null);
      onDone(params.sessionId);
    },
    onFailure: () => setChoice(null),
  });
  const reopening = useReopen({ state: 'skipped' });
  const skipping = useAction(training.skip, {
    refresh: changedWithPlan,
    success: (_, { body }) => ({
      title: t('missed.skipped'),
      action: { label: t('missed.undo'), run: () => reopening.send({ params: body }) },
    }),
    failure: (error) => ({
      title: t('missed.skipFailed'),
      description: errorText(error, { otherwise: '' }),
    }),
    onSuccess: (_, { body }) => {
      setChoice(null);
      onDone(body.scheduledSessionId);
    },
    onFailure: () => setChoice(null),
  });

  return {
    busyWith: choice,
    move: (sessionId: string, newDate: CalendarDate) => {
      if (choice !== null) return;
      setChoice({ id: sessionId, what: newDate });
      moving.send({ params: { sessionId }, body: { newDate } });
    },
    skip: (scheduledSessionId: string) => {
      if (choice !== null) return;
      setChoice({ id: scheduledSessionId, what: 'skip' });
      skipping.send({ body: { scheduledSessionId } });
    },
  };
}
