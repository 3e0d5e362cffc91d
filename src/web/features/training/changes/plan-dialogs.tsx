import { AbandonDialog } from './abandon-dialog.tsx';
import { EndPauseDialog } from './end-pause-dialog.tsx';
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
