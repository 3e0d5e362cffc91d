import { Check } from 'lucide-react';
import { useState } from 'react';
import type { SessionExercise } from '#contract/programs.ts';
import { mostCounted } from '#domain/drills/drill.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAim } from './count-line.tsx';
import type { Scoring } from './keys-props.ts';
import { NumberKeys } from './number-keys.tsx';
import { useRangeKeys } from './use-range-keys.ts';

type ValueKeysProps = {
  readonly exercise: SessionExercise;
  readonly scoring: Scoring;
  readonly paused: boolean;
  readonly onScore: (score: number | null) => void;
};

/** The whole score at once, starting at the last score or the target. It can be left empty. */
export function ValueKeys({ exercise, scoring, paused, onScore }: ValueKeysProps) {
  const { t } = useTranslation('range');
  const aim = useAim({ scoring, ownScores: exercise.ownScores });
  const [value, setValue] = useState(exercise.ownScores?.last ?? aim?.score ?? scoring.min);
  const { min, max, step, unit } = scoring;
  const save = () => onScore(value);
  useRangeKeys(paused ? {} : { Space: save });
  return (
    <>
      <p className="range-unit" lang={exercise.howToLanguage}>
        {unit}
      </p>
      <NumberKeys
        label={t('scoreIn', { unit })}
        value={value}
        {...{ min, max: max ?? mostCounted, step, paused }}
        onValueChange={setValue}
      />
      <div className="range-keys is-hit-or-miss">
        <button type="button" className="range-key" onClick={() => onScore(null)}>
          {t('noScore')}
        </button>
        <button type="button" className="range-key is-main" onClick={save}>
          <Check className="icon" aria-hidden />
          {t('saveScore')}
          <kbd aria-hidden>{t('space')}</kbd>
        </button>
      </div>
    </>
  );
}
