import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { useFreshDialog } from '#web/platform/loading/use-fetched.ts';
import type { SwapDialogProps } from './swap-dialog.tsx';

const load = async () => (await import('./swap-dialog.tsx')).SwapDialog;

type SwapDrillProps = Pick<SwapDialogProps, 'scheduledSessionId' | 'swaps' | 'exercise'>;

/** Swaps one drill of a planned session: a button and its dialog. */
export function SwapDrill(props: SwapDrillProps) {
  const { t } = useTranslation('swaps');
  const { part: Dialog, fetching, opened, state, show } = useFreshDialog(load);
  return (
    <>
      <button
        type="button"
        className="link"
        aria-label={t('swapName', { name: props.exercise.name })}
        aria-busy={fetching}
        onClick={show}
      >
        <ArrowLeftRight className="icon icon-small" aria-hidden />
        {t('swap')}
      </button>
      {Dialog && <Dialog key={opened} {...props} {...state} />}
    </>
  );
}
