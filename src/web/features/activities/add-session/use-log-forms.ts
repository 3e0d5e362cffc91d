import { activities, changedWithActivities } from '#contract/activities.ts';
import { extraLimits, highestScore } from '#contract/activities-schemas.ts';
import { isLoggable, mostPracticeMinutes } from '#domain/activities/activities.ts';
import type { Hole } from '#domain/activities/hole-card.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import type { Issue } from '#web/platform/form/contract-resolver.ts';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { useStoreValues } from '#web/platform/form/use-store-values.ts';
import { useToday } from '#web/platform/session/today.ts';
import { practiceDrafts, roundDrafts, useLogDraft } from './log-drafts.ts';
import { emptyPractice, practiceBody } from './practice-values.ts';
import { emptyRound, extras, type RoundValues, roundBody } from './round-values.ts';

/** Rejects dates more than a year ahead. */
function useLaterFault() {
  const { t } = useTranslation('activities');
  const today = useToday();
  return ({ sessionDate }: { readonly sessionDate: string }) => ({
    sessionDate: isLoggable(sessionDate, today) ? undefined : t('faults.later'),
  });
}

const tooBig = ({ code }: Issue) => code === 'too_big';

/**
 * The practice form, which stores every change on the device. Calls `onAdded` after sending, unless the form was
 * closed in the meantime.
 * @param date the date to log for; by default that of an interrupted form, or today
 */
export function usePracticeForm(date: CalendarDate | undefined, onAdded: () => void) {
  const { t } = useTranslation('activities');
  const draft = useLogDraft(practiceDrafts, date, emptyPractice);
  const faults = useLaterFault();
  const practice = useActionForm(activities.addPractice, {
    defaultValues: draft.values,
    input: (values) => ({
      body: practiceBody(values),
      headers: { 'idempotency-key': draft.key },
    }),
    texts: {
      title: t('faults.title'),
      duration: (issue) =>
        tooBig(issue) ? t('faults.tooLong', { most: mostPracticeMinutes }) : t('faults.duration'),
      sessionDate: t('faults.date'),
    },
    faults,
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
  /** The form's initial values, with the sums of the holes. */
  readonly values: RoundValues;
  readonly scorecard: readonly Hole[];
  /** The idempotency key of the round since its start, so that a retry after a reload counts as the same round. */
  readonly key: string;
  /** Called even if the screen is gone. */
  readonly onKept: () => void;
};

/**
 * The round form, which stores every change on the device unless the round itself is stored. Calls `onAdded` after
 * sending, unless the form was closed in the meantime.
 * @param date the date to log for; by default that of an interrupted form, or today
 * @param kept a round from the course, with the scorecard to send along
 */
export function useRoundForm(
  date: CalendarDate | undefined,
  onAdded: () => void,
  kept?: KeptRound,
) {
  const { t } = useTranslation('activities');
  const draft = useLogDraft(roundDrafts, date, emptyRound);
  const headers = { 'idempotency-key': kept?.key ?? draft.key };
  const faults = useLaterFault();
  const count = (_: Issue, { holes }: RoundValues) => t('faults.count', { holes });
  const ranges = extras.map((extra) => [extra, t('faults.range', extraLimits[extra])]);
  const round = useActionForm(activities.addRound, {
    defaultValues: kept?.values ?? draft.values,
    input: (values: RoundValues) => ({
      body: { ...roundBody(values), ...(kept && { scorecard: [...kept.scorecard] }) },
      headers,
    }),
    texts: {
      name: t('faults.name'),
      totalScore: (issue, values) =>
        tooBig(issue)
          ? t('faults.range', { min: 1, max: highestScore(values) })
          : t('faults.score'),
      fairwaysHit: count,
      greensInRegulation: count,
      sessionDate: t('faults.date'),
      ...Object.fromEntries(ranges),
    },
    faults,
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
