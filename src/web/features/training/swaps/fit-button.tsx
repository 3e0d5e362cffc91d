import { Timer } from 'lucide-react';
import type { Swap } from '#domain/training/fit-session.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { useDialog } from '#web/platform/loading/use-dialog.ts';
import { Button } from '#web/ui/button.tsx';
import type { FitDialogProps } from './fit-dialog.tsx';
import { useSaveSwaps } from './use-save-swaps.ts';

const FitDialog = lazily(() => import('./fit-dialog.tsx'), 'FitDialog');

type FitButtonProps = Pick<FitDialogProps, 'scheduledSessionId'> & {
  readonly swaps: readonly Swap[];
};

/** Fits a planned session to a place or a shorter time, and restores the original drills. */
export function FitButton({ scheduledSessionId, swaps }: FitButtonProps) {
  const { t } = useTranslation('swaps');
  const fitting = useDialog(FitDialog);
  const { save, busy } = useSaveSwaps(scheduledSessionId);
  return (
    <div className="before-start gutter stack-small">
      {swaps.length > 0 && (
        <p className="small">
          {t('changed', { count: swaps.length })}{' '}
          <Button variant="text" size="slim" busy={busy} onClick={() => save([])}>
            {t('putBack')}
          </Button>
        </p>
      )}
      <Button variant="secondary" size="slim" aria-busy={fitting.busy} onClick={fitting.show}>
        <Timer className="icon icon-small" aria-hidden />
        {t('fit.title')}
      </Button>
      {fitting.opened > 0 && (
        <FitDialog
          key={fitting.opened}
          scheduledSessionId={scheduledSessionId}
          {...fitting.state}
        />
      )}
    </div>
  );
}
