import { logbook } from '#contract/logbook.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { usePracticeRules, useRoundRules } from './form-rules.ts';
import { practiceDrafts, roundDrafts, useEntryKey, useLogDraft } from './log-drafts.ts';
import { emptyPractice, practiceBody } from './practice-values.ts';
import { emptyRound, type RoundValues, roundBody } from './round-values.ts';

/**
 * The practice form, which stores every change on the device. Calls `onAdded` after sending, unless the form was
 * closed in the meantime.
 * @param date the date to log for; by default that of an interrupted form, or today
 */
export function usePracticeForm(date: CalendarDate | undefined, onAdded: () => void) {
  const { t } = useTranslation('logbook');
  const draft = useLogDraft(practiceDrafts, date, emptyPractice);
  const entry = useEntryKey(draft.key);
  const texts = { title: t('toasts.error'), description: t('toasts.practiceFailed') };
  const practice = useActionForm(logbook.addPractice, {
    defaultValues: draft.values,
    draft: draft.draftWith(entry.key),
    input: (values) => ({ body: practiceBody(values), headers: entry.headers() }),
    ...usePracticeRules(),
    success: { title: t('toasts.practiceAdded') },
    failure: (error) => entry.failure(error, texts),
    waitingTitle: ({ body }) => body.title,
    onFailure: entry.onFailure,
    onSent: onAdded,
  });
  return { ...practice, another: entry.question(practice.submit) };
}

/** A round that was recorded hole by hole. */
type KeptRound = {
  /** The form's initial values, with the holes and their sums. */
  readonly values: RoundValues;
  /** The idempotency key of the round since its start, so that a retry after a reload counts as the same round. */
  readonly key: string;
  /** The stored round. It is dropped when the round is sent or the queue has it, even if the screen is gone. */
  readonly draft: {
    readonly keep: (values: RoundValues) => void;
    readonly drop: () => void;
  };
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
  const { t } = useTranslation('logbook');
  const draft = useLogDraft(roundDrafts, date, emptyRound);
  const entry = useEntryKey(kept?.key ?? draft.key);
  const texts = { title: t('toasts.error'), description: t('toasts.roundFailed') };
  const round = useActionForm(logbook.addRound, {
    defaultValues: kept?.values ?? draft.values,
    draft: kept?.draft ?? draft.draftWith(entry.key),
    input: (values: RoundValues) => ({ body: roundBody(values), headers: entry.headers() }),
    ...useRoundRules(),
    success: { title: t('toasts.roundAdded') },
    failure: (error) => entry.failure(error, texts),
    waitingTitle: ({ body }) => body.name,
    onFailure: entry.onFailure,
    onSent: onAdded,
  });
  return { ...round, another: entry.question(round.submit) };
}

export type PracticeForm = ReturnType<typeof usePracticeForm>;
export type RoundForm = ReturnType<typeof useRoundForm>;
