import { changedWithPlan, training } from '#contract/training.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { errorText } from '#web/platform/error-text.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { PlanDialogProps } from './plan-dialog-props.ts';

/** Ends a pause early, or takes one back that has not begun. */
export function EndPauseDialog({ open, onOpenChange }: PlanDialogProps) {
  const { t } = useTranslation('training');
  const { send, busy } = useAction(training.endPause, {
    refresh: changedWithPlan,
    success: { title: t('endPause.done.title'), description: t('endPause.done.text') },
    onSuccess: () => onOpenChange(false),
    failure: (error) => ({
      title: t('endPause.failed.title'),
      description: errorText(error, { otherwise: t('endPause.failed.text') }),
    }),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('endPause.title')}
      confirmText={t('endPause.confirm')}
      cancelText={t('endPause.cancel')}
      danger={false}
      busy={busy}
      busyText={t('endPause.busy')}
      onConfirm={() => send()}
    >
      {t('endPause.text')}
    </ConfirmDialog>
  );
}
