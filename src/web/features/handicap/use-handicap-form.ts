import { useQueryClient } from '@tanstack/react-query';
import { changedWithHandicap, handicap } from '#contract/handicap.ts';
import { formatHandicap } from '#domain/handicap/handicap.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { useDates } from '#web/platform/dates.ts';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { useToday } from '#web/platform/session/today.ts';
import { rememberUser, useGolfer } from '#web/platform/session/user.ts';
import { handicapRequest } from './handicap-request.ts';

type HandicapValues = {
  /** Null while there is none, NaN while the text is not a handicap; both are refused. */
  readonly handicap: number | null;
  readonly notes: string;
};

/** The form of the monthly request, and the action that skips it. */
export function useHandicapForm(onClose: () => void) {
  const { t, language } = useTranslation('handicap');
  const dates = useDates();
  const today = useToday();
  const client = useQueryClient();
  const golfer = useGolfer();
  const { currentHandicap } = golfer;
  /** The request is not due again within the minutes for which the answer is kept. */
  const endRequest = () => client.setQueryData(handicapRequest.queryKey, { shouldRequest: false });

  const markCompleted = useAction(handicap.requestCompleted);
  const update = useActionForm(handicap.update, {
    defaultValues: {
      handicap: currentHandicap === null ? null : Number(currentHandicap),
      notes: '',
    },
    input: ({ handicap: value, notes }: HandicapValues) => ({
      body: {
        handicap: value ?? Number.NaN,
        notes: notes.trim() || t('notesDefault', { month: dates.month(today) }),
      },
    }),
    invalid: { title: t('toasts.invalid.title'), description: t('toasts.invalid.text') },
    refresh: changedWithHandicap,
    success: (answer) => ({
      title: t('toasts.updated.title'),
      description: t('toasts.updated.text', {
        handicap: formatHandicap(answer.handicap, language),
      }),
    }),
    failure: { title: t('toasts.failed.title'), description: t('toasts.failed.text') },
    onFailure: (error) => {
      // biome-ignore lint/suspicious/noConsole: the specification has this failure logged as well.
      console.error('Failed to update handicap', error);
    },
    onSuccess: (answer) => {
      endRequest();
      rememberUser(client, { ...golfer, currentHandicap: answer.handicap });
      // The update already ends this month's request: failing to mark it as well changes nothing.
      markCompleted.send();
      onClose();
    },
    onWaiting: () => {
      endRequest();
      onClose();
    },
  });
  const skip = useAction(handicap.requestCompleted, {
    success: { title: t('toasts.skipped.title'), description: t('toasts.skipped.text') },
    onSuccess: onClose,
    onWaiting: onClose,
    onFailure: onClose,
  });
  return {
    ...update,
    skipping: skip.busy,
    skip: () => {
      if (update.action.busy) return;
      endRequest();
      skip.send();
    },
  };
}
