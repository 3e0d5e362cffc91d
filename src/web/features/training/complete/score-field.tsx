import { useHandicap } from '#web/golf/use-handicap.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import './score-field.css';
import type { Control } from 'react-hook-form';
import type { OwnScores } from '#contract/programs.ts';
import { aimFor } from '#domain/drills/own-target.ts';
import { useScoreText } from '#web/golf/score-text.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Scoring } from './check-draft.ts';
import type { Draft } from './draft.ts';
import { unreadable } from './draft-cells.ts';

type ScoreFieldProps = {
  /** The name of the exercise, for screen readers that do not read the row above. */
  readonly exercise: string;
  readonly scoring: Scoring;
  readonly ownScores: OwnScores | null;
  readonly control: Control<Draft>;
  readonly name: `scores.${string}`;
};

/** The score of a drill. Empty if it was not counted. */
export function ScoreField(props: ScoreFieldProps) {
  const { exercise, scoring, ownScores, control, name } = props;
  const { t } = useTranslation('training');
  const handicap = useHandicap();
  const { write } = useNumbers();
  const { min, max, step, unit } = scoring;
  const limits = { min: write(min), max: max === null ? '' : write(max), step: write(step) };
  const range = t(max === null ? 'complete.rangeOpen' : 'complete.range', limits);
  const writeOwn = useScoreText(scoring, ownScores?.isMixed ?? false);
  const aim = aimFor(scoring, handicap, ownScores?.baseline ?? null);
  const aimText = () => {
    if (aim === null) return [];
    const score = write(aim.score);
    return aim.kind === 'target'
      ? [t('complete.target', { target: score })]
      : [t('complete.start', { start: score })];
  };
  const bestAndLast = ({ best, last }: OwnScores) =>
    t('scores.bestAndLast', { best: writeOwn(best), last: writeOwn(last) });
  return (
    <div className="score-field">
      <FormField
        control={control}
        name={name}
        label={
          <>
            <span className="visually-hidden">{t('complete.scoreFor', { name: exercise })} </span>
            {t('complete.score', { unit })}
          </>
        }
        hint={
          <>
            {[range, ...aimText()].join(', ')}
            {ownScores && <span className="score-field-own">{bestAndLast(ownScores)}</span>}
          </>
        }
      >
        {(field) => (
          <TextInput
            {...field}
            numeric
            type="number"
            inputMode={step === 1 ? 'numeric' : 'decimal'}
            min={min}
            max={max ?? undefined}
            step={step}
            autoComplete="off"
            value={field.value === unreadable ? '' : (field.value ?? '')}
            onChange={({ target: input }) =>
              field.onChange(input.validity.badInput ? unreadable : input.value)
            }
          />
        )}
      </FormField>
    </div>
  );
}
