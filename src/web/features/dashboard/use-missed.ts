import { useState } from 'react';
import { training } from '#contract/training.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { useDates } from '#web/platform/dates.ts';
import { errorText } from '#web/platform/error-text.ts';
import { useReopen } from './use-reopen.ts';

/** A session, and the day it is being moved to or that it is being skipped. */
type Choice = { readonly id: string; readonly what: CalendarDate | 'skip' };

type Missed = readonly { readonly id: string; readonly title: string }[];

/** Moves or skips missed sessions, one at a time. */
export function useMissed(missed: Missed, onDone: (scheduledSessionId: string) => void) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const [choice, setChoice] = useState<Choice | null>(null);

  const titleOf = (id: string) => missed.find((one) => one.id === id)?.title ?? '';
  const done = (id: string) => {
    setChoice(null);
    onDone(id);
  };

  const moving = useAction(training.reschedule, {
    success: (moved) => ({
      title: t('missed.moved'),
      description: dates.day(moved.scheduledDate),
    }),
    failure: (error) => ({
      title: t('missed.moveFailed.title'),
      description: errorText(error, { otherwise: t('missed.moveFailed.text') }),
    }),
    onSuccess: (_, { params }) => done(params.sessionId),
    waitingTitle: ({ params }) => titleOf(params.sessionId),
    onWaiting: ({ params }) => done(params.sessionId),
    onFailure: () => setChoice(null),
  });
  const reopening = useReopen({
    title: ({ params }) => titleOf(params.scheduledSessionId),
    state: 'skipped',
  });
  const skipping = useAction(training.skip, {
    success: ({ programCompleted }, { body }) => ({
      title: programCompleted ? t('missed.programCompleted') : t('missed.skipped'),
      ...(programCompleted && { description: t('missed.skipped') }),
      action: { label: t('missed.undo'), run: () => reopening.send({ params: body }) },
    }),
    failure: (error) => ({
      title: t('missed.skipFailed'),
      description: errorText(error, { otherwise: '' }),
    }),
    onSuccess: (_, { body }) => done(body.scheduledSessionId),
    waitingTitle: ({ body }) => titleOf(body.scheduledSessionId),
    onWaiting: ({ body }) => done(body.scheduledSessionId),
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
