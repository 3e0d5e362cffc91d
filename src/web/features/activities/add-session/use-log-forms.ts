import {
  activities,
  changedWithActivities,
  extraLimits,
  highestScore,
} from '#contract/activities.ts';
import { isLoggable, mostPracticeMinutes } from '#domain/activities/activities.ts';
import type { Hole } from '#domain/activities/hole-card.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useRequestKey } from '#web/platform/api/use-request-key.ts';
import type { Issue } from '#web/platform/form/contract-resolver.ts';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { useToday } from '#web/platform/session/today.ts';
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

/** The practice form. Calls `onAdded` after sending, unless the form was closed in the meantime. */
export function usePracticeForm(date: CalendarDate, onAdded: () => void) {
  const { t } = useTranslation('activities');
  const headers = useRequestKey();
  const faults = useLaterFault();
  return useActionForm(activities.addPractice, {
    defaultValues: emptyPractice(date),
    input: (values) => ({ body: practiceBody(values), headers }),
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
    onSent: onAdded,
  });
}

/** A round that was recorded hole by hole. */
type KeptRound = {
  /** The sums of the holes, used as the form's initial values. */
  readonly values: Partial<RoundValues>;
  readonly scorecard: readonly Hole[];
  /** The idempotency key of the round since its start, so that a retry after a reload counts as the same round. */
  readonly key: string;
  /** Called even if the screen is gone. */
  readonly onKept: () => void;
};

/**
 * The round form. Calls `onAdded` after sending, unless the form was closed in the meantime.
 * @param kept for a round from the course: initial values, and the scorecard to send along
 */
export function useRoundForm(date: CalendarDate, onAdded: () => void, kept?: KeptRound) {
  const { t } = useTranslation('activities');
  const ownKey = useRequestKey();
  const headers = kept ? { 'idempotency-key': kept.key } : ownKey;
  const faults = useLaterFault();
  const count = (_: Issue, { holes }: RoundValues) => t('faults.count', { holes });
  const ranges = extras.map((extra) => [extra, t('faults.range', extraLimits[extra])]);
  return useActionForm(activities.addRound, {
    defaultValues: { ...emptyRound(date), ...kept?.values },
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
    onSent: onAdded,
  });
}

export type PracticeForm = ReturnType<typeof usePracticeForm>;
export type RoundForm = ReturnType<typeof useRoundForm>;
