import { Check } from 'lucide-react';
import { useState } from 'react';
import { attemptsIn, strokesWithOneBall } from '#domain/drills/attempts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import type { KeysProps } from './keys-props.ts';
import { NumberKeys } from './number-keys.tsx';
import { useRangeKeys } from './use-range-keys.ts';

/** The strokes for one ball, starting at its par, and the button that saves them. */
export function StrokeKeys({ scoring, attempts, paused, onAttempt }: KeysProps) {
  const { t } = useTranslation('range');
  const { min, max } = strokesWithOneBall(scoring);
  const par = scoring.shape?.kind === 'strokes' ? scoring.shape.par : undefined;
  const ball = attempts.length + 1;
  // Every ball starts at its par. Reset by state, not by `key`, so that the buttons keep the focus.
  const [set, setSet] = useState({ ball, strokes: par ?? min });
  const strokes = set.ball === ball ? set.strokes : (par ?? min);
  const isLast = ball === attemptsIn(scoring);
  const save = () => onAttempt(strokes);
  useRangeKeys(paused ? {} : { Space: save });
  return (
    <>
      <NumberKeys
        label={t('strokesFor', { ball })}
        value={strokes}
        {...{ min, max, step: 1, paused }}
        onValueChange={(value) => setSet({ ball, strokes: value })}
      />
      <div className="range-keys">
        <button type="button" className="range-key is-main is-row" onClick={save}>
          <Check className="icon" aria-hidden />
          {isLast ? t('saveLast') : t('saveBall', { next: ball + 1 })}
          <kbd aria-hidden>{t('space')}</kbd>
        </button>
      </div>
    </>
  );
}
