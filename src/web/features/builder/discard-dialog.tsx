import { builder } from '#contract/builder.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { useBuilder } from './builder-context.ts';
import { useEditOptions } from './use-edit-options.ts';
import { usePlanMeanwhile } from './use-meanwhile.tsx';

/** Asks before discarding all changes since the last published version. */
export function DiscardDialog(state: DialogState) {
  const { t } = useTranslation('builder');
  const { program } = useBuilder();
  const { send, busy } = useAction(builder.discard, useEditOptions('discard'));
  const { id, version } = program;
  const { headers, note } = usePlanMeanwhile(state);
  return (
    <ConfirmDialog
      {...state}
      title={t('discard.title')}
      confirmText={t('discard.open')}
      busyText={t('busy')}
      busy={busy}
      onConfirm={() => send({ params: { id }, headers }, () => state.onOpenChange(false))}
    >
      {note}
      <p>{t('discard.text', { version })}</p>
    </ConfirmDialog>
  );
}
