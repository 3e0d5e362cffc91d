import { activities, changedWithActivities } from '#contract/activities.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { useStoreValues } from '#web/platform/form/use-store-values.ts';
import { usePracticeRules, useRoundRules } from './form-rules.ts';
import { practiceDrafts, roundDrafts, useLogDraft } from './log-drafts.ts';
import { emptyPractice, practiceBody } from './practice-values.ts';
import { emptyRound, type RoundValues, roundBody } from './round-values.ts';

/**
 * The practice form, which stores every change on the device. Calls `onAdded` after sending, unless the form was
 * closed in the meantime.
 * @param date the date to log for; by default that of an interrupted form, or today
 */
export function usePracticeForm(date: CalendarDate | undefined, onAdded: () => void) {
  const { t } = useTranslation('activities');
  const draft = useLogDraft(practiceDrafts, date, emptyPractice);
  const practice = useActionForm(activities.addPractice, {
    defaultValues: draft.values,
    input: (values) => ({
      body: practiceBody(values),
      headers: { 'idempotency-key': draft.key },
    }),
    ...usePracticeRules(),
    refresh: changedWithActivities,
    success: { title: t('toasts.practiceAdded') },
    failure: { title: t('toasts.error'), description: t('toasts.practiceFailed') },
    waitingTitle: ({ body }) => body.title,
    onFailure: draft.onFailure,
    onSent: onAdded,
  });
  useStoreValues(practice.form, draft.store);
  return practice;
}

/** A round that was recorded hole by hole. */
type KeptRound = {
  /** The form's initial values, with the holes and their sums. */
  readonly values: RoundValues;
  /** The idempotency key of the round since its start, so that a retry after a reload counts as the same round. */
  readonly key: string;
  /** Called even if the screen is gone. */
  readonly onKept: () => void;
};

/**
 * The round form, which stores every change on the device unless the round itself is stored. Calls `onAdded` after
 * sending, unless the form was closed in the meantime.
 * @param date the date to log for; by default that of an interrupted form, or today
 * @param kept a round from the course
 */
export function useRoundForm(
  date: CalendarDate | undefined,
  onAdded: () => void,
  kept?: KeptRound,
) {
  const { t } = useTranslation('activities');
  const draft = useLogDraft(roundDrafts, date, emptyRound);
  const headers = { 'idempotency-key': kept?.key ?? draft.key };
  const round = useActionForm(activities.addRound, {
    defaultValues: kept?.values ?? draft.values,
    input: (values: RoundValues) => ({ body: roundBody(values), headers }),
    ...useRoundRules(),
    refresh: changedWithActivities,
    success: { title: t('toasts.roundAdded') },
    failure: { title: t('toasts.error'), description: t('toasts.roundFailed') },
    waitingTitle: ({ body }) => body.name,
    onSuccess: () => kept?.onKept(),
    onWaiting: () => kept?.onKept(),
    onFailure: draft.onFailure,
    onSent: onAdded,
  });
  useStoreValues(round.form, (values) => kept === undefined && draft.store(values));
  return round;
}

export type PracticeForm = ReturnType<typeof usePracticeForm>;
export type RoundForm = ReturnType<typeof useRoundForm>;
