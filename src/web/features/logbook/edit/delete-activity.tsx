import { useState } from 'react';
import { logbook } from '#contract/logbook.ts';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useEditResult } from './use-edit-forms.ts';

type DeleteActivityProps = { readonly item: CalendarItem; readonly onGone: () => void };

/** Deletes logged practice or a logged round after a confirmation. */
export function DeleteActivity({ item, onGone }: DeleteActivityProps) {
  const { t } = useTranslation('logbook');
  const [asking, setAsking] = useState(false);
  const kind = item.type === 'golf_round' ? 'round' : 'practice';
  const row = kind === 'round' ? logbook.deleteRound : logbook.deletePractice;
  const result = useEditResult(
    { done: t(`delete.${kind}Done`), failed: t('delete.failed') },
    onGone,
  );
  const { send, busy } = useAction(row, {
    ...result,
    onFailure: (error) => {
      setAsking(false);
      result.onFailure(error);
    },
  });
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        {t(`delete.${kind}`)}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('delete.title', { name: item.title })}
        confirmText={t('delete.confirm')}
        onConfirm={() => send({ params: { id: item.id } }, onGone)}
        busy={busy}
        busyText={t('delete.busy')}
      >
        {t('delete.text')}
      </ConfirmDialog>
    </>
  );
}
