import { Check, X } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';
import type { KeysProps } from './keys-props.ts';
import { useRangeKeys } from './use-range-keys.ts';

/** A button for a hit and a button for a miss. */
export function HitKeys({ paused, onAttempt }: KeysProps) {
  const { t } = useTranslation('range');
  const miss = () => onAttempt(0);
  const hit = () => onAttempt(1);
  useRangeKeys(paused ? {} : { Space: hit, M: miss });
  return (
    <div className="range-keys is-hit-or-miss">
      <button type="button" className="range-key" onClick={miss}>
        <X className="icon" aria-hidden />
        {t('miss')}
        <kbd aria-hidden>M</kbd>
      </button>
      <button type="button" className="range-key is-main" onClick={hit}>
        <Check className="icon" aria-hidden />
        {t('hit')}
        <kbd aria-hidden>{t('space')}</kbd>
      </button>
    </div>
  );
}
