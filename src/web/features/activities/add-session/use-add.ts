import { activities, changedWithActivities } from '#contract/activities.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { celebrate } from '#web/platform/celebration.ts';
import { useToday } from '#web/platform/session/today.ts';
import { toast } from '#web/platform/toast/toast.ts';
import { emptyPractice, practiceBody, practiceFaults } from './practice-values.ts';
import { emptyRound, roundBody, roundFaults } from './round-values.ts';
import { useLogForm } from './use-log-form.ts';

const refresh = changedWithActivities;

/** The practice form and its way to the server. `onAdded` is called when it has arrived. */
export function useAddPractice(onAdded: () => void) {
  const { t } = useTranslation('activities');
  const today = useToday();
  const form = useLogForm(emptyPractice(today), (values) => practiceFaults(values, today));
  const { mutate } = useAction(activities.addPractice, {
    refresh,
    onSuccess: ({ effects }, { headers }) => {
      toast({ title: t('toasts.practiceAdded') });
      if (form.settle(headers?.['idempotency-key'], 'ready')) onAdded();
      celebrate(effects.unlockedAchievements);
    },
    onError: (_, { headers }) => {
      form.settle(headers?.['idempotency-key'], 'failed');
      const description = t('toasts.practiceFailed');
      toast({ title: t('toasts.error'), description, variant: 'destructive' });
    },
  });
  const send = () => mutate({ body: practiceBody(form.values), headers: form.headers });
  return { form, send };
}

/** The round form and its way to the server. `onAdded` is called when it has arrived. */
export function useAddRound(onAdded: () => void) {
  const { t } = useTranslation('activities');
  const today = useToday();
  const form = useLogForm(emptyRound(today), (values) => roundFaults(values, today));
  const { mutate } = useAction(activities.addRound, {
    refresh,
    onSuccess: ({ effects }, { headers }) => {
      toast({ title: t('toasts.roundAdded') });
      if (form.settle(headers?.['idempotency-key'], 'ready')) onAdded();
      celebrate(effects.unlockedAchievements);
    },
    onError: (_, { headers }) => {
      form.settle(headers?.['idempotency-key'], 'failed');
      const description = t('toasts.roundFailed');
      toast({ title: t('toasts.error'), description, variant: 'destructive' });
    },
  });
  const send = () => mutate({ body: roundBody(form.values), headers: form.headers });
  return { form, send };
}

export type AddPractice = ReturnType<typeof useAddPractice>;
export type AddRound = ReturnType<typeof useAddRound>;
