import { Check } from 'lucide-react';
import { useState } from 'react';
import { attemptsIn } from '#domain/drills/attempts.ts';
import { mostCounted } from '#domain/drills/drill.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import type { KeysProps } from './keys-props.ts';
import { NumberKeys } from './number-keys.tsx';
import { useRangeKeys } from './use-range-keys.ts';

/** The value measured for one ball, starting at the previous ball's value, and the button that saves it. */
export function MeasureKeys({ scoring, attempts, paused, onAttempt }: KeysProps) {
  const { t } = useTranslation('range');
  const [value, setValue] = useState(attempts.at(-1) ?? 1);
  const ball = attempts.length + 1;
  const save = () => onAttempt(value);
  useRangeKeys(paused ? {} : { Space: save });
  return (
    <>
      <NumberKeys
        label={t('measureFor', { ball })}
        value={value}
        {...{ min: 0, max: mostCounted, step: scoring.step, paused }}
        onValueChange={setValue}
      />
      <div className="range-keys">
        <button type="button" className="range-key is-main is-row" onClick={save}>
          <Check className="icon" aria-hidden />
          {ball === attemptsIn(scoring) ? t('saveLast') : t('saveBall', { next: ball + 1 })}
          <kbd aria-hidden>{t('space')}</kbd>
        </button>
      </div>
    </>
  );
}
