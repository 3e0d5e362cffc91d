import { useTranslation } from 'react-i18next';
import type { SessionExercise } from '#contract/programs.ts';
import { type ScoreFault, targetFor } from '#domain/drills/drill.ts';
import { useUser } from '#web/platform/session/user.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { unreadable } from './check-draft.ts';

type Scoring = NonNullable<SessionExercise['scoring']>;

type ScoreFieldProps = {
  /** Its name, for those who do not see the row above. */
  readonly exercise: string;
  readonly scoring: Scoring;
  readonly typed: string;
  readonly fault: ScoreFault | undefined;
  readonly onType: (text: string) => void;
};

/** The golfer's handicap as a number; null while there is none. */
export function useHandicap(): number | null {
  const handicap = useUser()?.currentHandicap ?? null;
  return handicap === null ? null : Number(handicap);
}

/** The score of a drill. Empty means that it was not counted. */
export function ScoreField({ exercise, scoring, typed, fault, onType }: ScoreFieldProps) {
  const { t, i18n } = useTranslation('sessions');
  const handicap = useHandicap();
  const write = new Intl.NumberFormat(i18n.language).format;
  const { min, max, step, unit } = scoring;
  const limits = { min: write(min), max: max === null ? '' : write(max), step: write(step) };
  const range = t(max === null ? 'complete.rangeOpen' : 'complete.range', limits);
  const target = t('complete.target', { target: write(targetFor(scoring, handicap)) });
  return (
    <div className="todo-score">
      <Field
        label={
          <>
            <span className="sr">{t('complete.scoreFor', { name: exercise })} </span>
            {t('complete.score', { unit })}
          </>
        }
        hint={`${range}, ${target}`}
        error={fault && t(`complete.scoreFaults.${fault}`, limits)}
      >
        <TextInput
          numeric
          type="number"
          inputMode={step === 1 ? 'numeric' : 'decimal'}
          min={min}
          max={max ?? undefined}
          step={step}
          autoComplete="off"
          value={typed === unreadable ? '' : typed}
          onChange={({ target: input }) =>
            onType(input.validity.badInput ? unreadable : input.value)
          }
        />
      </Field>
    </div>
  );
}
