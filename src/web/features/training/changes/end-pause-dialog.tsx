import { changedWithPlan, training } from '#contract/training.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useSendOnce } from '#web/platform/api/send-once.ts';
import { failureText } from '#web/platform/failure-text.ts';
import { toast } from '#web/platform/toast/toast.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { PlanDialogProps } from './plan-dialog-props.ts';

/** Ends a pause early, or takes one back that has not begun. */
export function EndPauseDialog({ open, onOpenChange }: PlanDialogProps) {
  const { t } = useTranslation('training');
  const { send, busy } = useSendOnce(training.endPause, {
    refresh: changedWithPlan,
    onSuccess: () => {
      onOpenChange(false);
      toast({ title: t('endPause.done.title'), description: t('endPause.done.text') });
    },
    onError: (error) =>
      toast({
        title: t('endPause.failed.title'),
        description: failureText(error, t('endPause.failed.text')),
        variant: 'destructive',
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
