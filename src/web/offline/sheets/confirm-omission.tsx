import { useTranslation } from '#web/i18n/translation.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

type ConfirmOmissionProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The entries that do not fit into the notes. */
  readonly entry: string;
  readonly onConfirm: () => void;
};

/** Asks for confirmation before entries are left out. */
export function ConfirmOmission({ entry, ...dialog }: ConfirmOmissionProps) {
  const { t } = useTranslation('queue');
  return (
    <ConfirmDialog {...dialog} title={t('decide.noRoomTitle')} confirmText={t('decide.keepRest')}>
      <p>{t('decide.noRoom', { entry })}</p>
    </ConfirmDialog>
  );
}
