import { Check } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import { useRangeKeys } from './use-range-keys.ts';

type DoneKeyProps = { readonly paused: boolean; readonly onDone: () => void };

/** The button that ends a drill without a count. */
export function DoneKey({ paused, onDone }: DoneKeyProps) {
  const { t } = useTranslation('range');
  useRangeKeys(paused ? {} : { Space: onDone });
  return (
    <div className="range-keys">
      <button type="button" className="range-key is-main is-row" onClick={onDone}>
        <Check className="icon" aria-hidden />
        {t('done')}
        <kbd aria-hidden>{t('space')}</kbd>
      </button>
    </div>
  );
}
