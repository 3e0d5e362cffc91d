import { useTranslation } from '#web/i18n/translation.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';

export type AddAnotherProps = DialogState & { readonly onConfirm: () => void };

/** Asks whether changed values are another entry, when the form was already added with other values. */
export function AddAnother(props: AddAnotherProps) {
  const { t } = useTranslation('logbook');
  return (
    <ConfirmDialog
      {...props}
      title={t('another.title')}
      confirmText={t('another.confirm')}
      danger={false}
    >
      {t('another.text')}
    </ConfirmDialog>
  );
}
