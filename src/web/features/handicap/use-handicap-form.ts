import { useQueryClient } from '@tanstack/react-query';
import { handicap } from '#contract/handicap.ts';
import { formatHandicap, fromDecimalString } from '#domain/handicap/handicap.ts';
import { getTranslation, useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { useDates } from '#web/platform/dates.ts';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { useToday } from '#web/platform/session/today.ts';
import { rememberUser, useGolfer } from '#web/platform/session/user.ts';
import { handicapRequest } from './handicap-request.ts';

type HandicapValues = {
  /** Null while empty, NaN while the text is not a handicap; both are invalid. */
  readonly handicap: number | null;
  readonly notes: string;
};

/** The form of the monthly dialog, and the action that skips it. */
export function useHandicapForm(onClose: () => void) {
  const { t, language } = useTranslation('handicap');
  const dates = useDates();
  const today = useToday();
  const client = useQueryClient();
  const golfer = useGolfer();
  const { currentHandicap } = golfer;
  /** Marks the handicap as not due for the minutes in which the response is cached. */
  const endRequest = () => client.setQueryData(handicapRequest.queryKey, { shouldRequest: false });

  const markCompleted = useAction(handicap.requestCompleted, { onSuccess: endRequest });
  const update = useActionForm(handicap.update, {
    defaultValues: {
      handicap: fromDecimalString(currentHandicap),
      notes: '',
    },
    input: ({ handicap: value, notes }: HandicapValues) => ({
      body: {
        // The contract refuses an empty field.
        handicap: value as number,
        notes: notes.trim() || t('notesDefault', { month: dates.month(today) }),
      },
    }),
    // The toast says that the handicap is invalid, and the field which ones are valid.
    texts: {
      handicap: ({ message }, values) =>
        values.handicap === null ? getTranslation('issues').t('required') : message,
    },
    invalid: { title: t('toasts.invalid.title'), description: t('toasts.invalid.text') },
    success: (answer) => ({
      title: t('toasts.updated.title'),
      description: t('toasts.updated.text', {
        handicap: formatHandicap(answer.handicap, language),
      }),
    }),
    failure: { title: t('toasts.failed.title'), description: t('toasts.failed.text') },
    onFailure: (error) => {
      // biome-ignore lint/suspicious/noConsole: the specification asks to log this failure too.
      console.error('Failed to update handicap', error);
    },
    onSuccess: (answer) => {
      endRequest();
      rememberUser(client, { ...golfer, currentHandicap: answer.handicap });
      // The update already completes this month's request, so a failure to mark it as completed has no effect.
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
    onSuccess: () => {
      endRequest();
      onClose();
    },
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
