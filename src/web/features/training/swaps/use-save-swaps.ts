import { drillSwaps } from '#contract/drill-swaps.ts';
import type { Swap } from '#domain/training/fit-session.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { errorText } from '#web/platform/error-text.ts';

/** Saves the swaps of a session. The toast offers to undo it. `onSaved` is called after saving and after undoing. */
export function useSaveSwaps(scheduledSessionId: string, onSaved?: () => void) {
  const { t } = useTranslation('swaps');
  const params = { scheduledSessionId };
  const shared = {
    failure: (error: Error) => ({
      title: t('failed.save'),
      description: errorText(error, { offline: t('offline.title') }),
    }),
    onSuccess: () => onSaved?.(),
  };
  const back = useAction(drillSwaps.save, { ...shared, success: { title: t('done.undone') } });
  const { send, busy } = useAction(drillSwaps.save, {
    ...shared,
    success: ({ before, swaps }) => ({
      title: t(swaps.length === 0 ? 'done.planned' : 'done.changed'),
      action: { label: t('undo'), run: () => back.send({ params, body: { swaps: before } }) },
    }),
  });
  return { busy, save: (swaps: readonly Swap[]) => send({ params, body: { swaps: [...swaps] } }) };
}
