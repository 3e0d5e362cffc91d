import type { Swap } from '#domain/training/fit-session.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';
import { useSaveSwaps } from './use-save-swaps.ts';

type SwapsNoteProps = { readonly scheduledSessionId: string; readonly swaps: readonly Swap[] };

/** Says how many drills of a session are changed this time, and restores the original ones. */
export function SwapsNote({ scheduledSessionId, swaps }: SwapsNoteProps) {
  const { t } = useTranslation('swaps');
  const { save, busy } = useSaveSwaps(scheduledSessionId);
  if (swaps.length === 0) return null;
  return (
    <p className="small">
      {t('changed', { count: swaps.length })}{' '}
      <Button variant="text" size="slim" busy={busy} onClick={() => save([])}>
        {t('putBack')}
      </Button>
    </p>
  );
}
