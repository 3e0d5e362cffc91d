import { useTranslation } from '#web/i18n/translation.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DialogState } from '#web/ui/sheet.tsx';

type LeaveQuestionProps = DialogState & { readonly onConfirm: () => void };

/** Asks before the unsaved changes of an activity are lost. */
export function LeaveQuestion(props: LeaveQuestionProps) {
  const { t } = useTranslation('activities');
  return (
    <ConfirmDialog
      {...props}
      title={t('change.leave.title')}
      confirmText={t('change.leave.discard')}
      cancelText={t('change.leave.stay')}
    >
      {t('change.leave.text')}
    </ConfirmDialog>
  );
}
