import { useQueryClient } from '@tanstack/react-query';
import { training } from '#contract/training.ts';
import { abandonmentOf } from '#domain/training/reschedule.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { query } from '#web/platform/api/query.ts';
import { errorText } from '#web/platform/error-text.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { PlanDialogProps } from './plan-dialog-props.ts';
import { sessionsIn } from './sessions-in.ts';

/** Shows what the golfer loses by leaving a program, and what stays. */
export function AbandonDialog({ enrollment, weeks, open, onOpenChange }: PlanDialogProps) {
  const { t } = useTranslation('training');
  const client = useQueryClient();
  const { removed, kept } = abandonmentOf(sessionsIn(weeks));
  const finished = kept.filter((session) => session.isCompleted).length;

  const { send, busy } = useAction(training.abandon, {
    success: { title: t('abandon.done') },
    onSuccess: () => {
      client.setQueryData(query(training.current).queryKey, null);
      onOpenChange(false);
    },
    failure: (error) => ({
      title: t('abandon.failed.title'),
      description: errorText(error, { otherwise: t('abandon.failed.text') }),
    }),
  });

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('abandon.title', { program: enrollment.program.name })}
      confirmText={t('abandon.confirm')}
      cancelText={t('abandon.cancel')}
      busy={busy}
      busyText={t('abandon.busy')}
      onConfirm={() => send()}
    >
      {t('abandon.removed', { count: removed.length })}
      {finished > 0 && ` ${t('abandon.kept', { count: finished })}`}
    </ConfirmDialog>
  );
}
