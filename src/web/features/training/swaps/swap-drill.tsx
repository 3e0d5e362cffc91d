import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { useDialog } from '#web/platform/loading/use-dialog.ts';
import type { SwapDialogProps } from './swap-dialog.tsx';

const SwapDialog = lazily(() => import('./swap-dialog.tsx'), 'SwapDialog');

type SwapDrillProps = Pick<
  SwapDialogProps,
  'scheduledSessionId' | 'swaps' | 'exercise' | 'onSwapped'
>;

/** Swaps one drill of a planned session: a button and its dialog. */
export function SwapDrill(props: SwapDrillProps) {
  const { t } = useTranslation('swaps');
  const { opened, busy, state, show } = useDialog(SwapDialog);
  return (
    <>
      <button
        type="button"
        className="link"
        aria-label={t('swapName', { name: props.exercise.name })}
        aria-busy={busy}
        onClick={show}
      >
        <ArrowLeftRight className="icon icon-small" aria-hidden />
        {t('swap')}
      </button>
      {opened > 0 && <SwapDialog key={opened} {...props} {...state} />}
    </>
  );
}
