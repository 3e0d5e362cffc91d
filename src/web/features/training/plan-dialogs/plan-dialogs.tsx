import { training } from '#contract/training.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { errorText } from '#web/platform/error-text.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { AbandonDialog } from './abandon-dialog.tsx';
import { PauseDialog } from './pause-dialog.tsx';
import type { PlanDialogProps } from './plan-dialog-props.ts';
import { RescheduleWizard } from './reschedule-wizard.tsx';

export type PlanChange = 'reschedule' | 'pause' | 'endPause' | 'abandon';

type PlanDialogsProps = PlanDialogProps & { readonly change: PlanChange };

/** The dialogs that change a whole plan. They stay mounted, so choices are kept after closing. */
export function PlanDialogs({ change, open, ...plan }: PlanDialogsProps) {
  const dialog = (name: PlanChange): PlanDialogProps => ({
    ...plan,
    open: open && change === name,
  });
  const { sessionsPerWeek, availableDays, startDate, pause } = plan.enrollment;
  return (
    <>
      <RescheduleWizard
        // After a reschedule the wizard starts from the new plan.
        key={`${sessionsPerWeek} ${availableDays.join()} ${startDate} ${pause?.to}`}
        {...dialog('reschedule')}
      />
      <PauseDialog key={pause ? 'paused' : 'running'} {...dialog('pause')} />
      <EndPauseDialog {...dialog('endPause')} />
      <AbandonDialog {...dialog('abandon')} />
    </>
  );
}

/** Ends a pause early, or cancels a pause that has not started. */
function EndPauseDialog({ open, onOpenChange }: PlanDialogProps) {
  const { t } = useTranslation('training');
  const { send, busy } = useAction(training.endPause, {
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
