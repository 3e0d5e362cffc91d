import { changedWithPlan, training } from '#contract/training.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { errorText } from '#web/platform/error-text.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { AbandonDialog } from './abandon-dialog.tsx';
import { PauseDialog } from './pause-dialog.tsx';
import type { PlanDialogProps } from './plan-dialog-props.ts';
import { RescheduleWizard } from './reschedule-wizard.tsx';

export type PlanChange = 'reschedule' | 'pause' | 'endPause' | 'abandon';

type PlanDialogsProps = Omit<PlanDialogProps, 'open' | 'onOpenChange'> & {
  readonly change: PlanChange | null;
  readonly onClose: () => void;
};

/** What changes a whole plan, one at a time. What was chosen stays while the schedule is shown. */
export function PlanDialogs({ change, onClose, ...plan }: PlanDialogsProps) {
  const dialog = (name: PlanChange): PlanDialogProps => ({
    ...plan,
    open: change === name,
    onOpenChange: (open) => {
      if (!open) onClose();
    },
  });
  const { sessionsPerWeek, availableDays, startDate, pause } = plan.enrollment;
  return (
    <>
      <RescheduleWizard
        // A plan laid anew is where the next choice begins.
        key={`${sessionsPerWeek} ${availableDays.join()} ${startDate} ${pause?.to}`}
        {...dialog('reschedule')}
      />
      <PauseDialog key={pause ? 'paused' : 'running'} {...dialog('pause')} />
      <EndPauseDialog {...dialog('endPause')} />
      <AbandonDialog {...dialog('abandon')} />
    </>
  );
}

/** Ends a pause early, or takes one back that has not begun. */
function EndPauseDialog({ open, onOpenChange }: PlanDialogProps) {
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
