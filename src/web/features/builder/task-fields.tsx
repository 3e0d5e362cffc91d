import { type Control, useWatch } from 'react-hook-form';
import type { BuilderExercise } from '#contract/builder-schemas.ts';
import { builderLength } from '#contract/builder-schemas.ts';
import { mostAttempts } from '#domain/drills/attempts.ts';
import type { ExerciseTask } from '#domain/drills/task.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Switch } from '#web/ui/switch.tsx';
import type { ExerciseValues } from './exercise-values.ts';
import { LineField, NumberField } from './text-fields.tsx';

/** Returns the initial form values of an exercise's task. */
export const taskValues = ({ task, variant }: Pick<BuilderExercise, 'task' | 'variant'>) => ({
  attempts: task.attempts === undefined ? '' : `${task.attempts}`,
  variant: variant || (task.variant ?? ''),
  isCounted: task.scored ?? true,
});

type Typed = Pick<ExerciseValues, 'attempts' | 'variant' | 'isCounted'>;

/** Returns the typed task. Keeps the variant's key if its text was not changed. */
export function taskOf(typed: Typed, before: BuilderExercise | null): ExerciseTask {
  const variant = typed.variant.trim();
  const isSame = before !== null && variant === taskValues(before).variant;
  const key = isSame ? before.task.variant : variant || undefined;
  return {
    ...(typed.attempts.trim() !== '' && { attempts: Number(typed.attempts) }),
    ...(key !== undefined && { variant: key }),
    ...(!typed.isCounted && { scored: false }),
  };
}

type TaskFieldsProps = {
  readonly control: Control<ExerciseValues>;
  readonly onCounted: (isCounted: boolean) => void;
};

/** The fields for what a session asks in addition to the exercise's defaults. All are optional. */
export function TaskFields({ control, onCounted }: TaskFieldsProps) {
  const { t } = useTranslation('builder');
  const isCounted = useWatch({ control, name: 'isCounted' });
  return (
    <>
      <div className="field-pair">
        <NumberField
          control={control}
          name="attempts"
          label={t('form.attempts')}
          hint={t('form.attemptsHint', { most: mostAttempts })}
        />
        <LineField
          control={control}
          name="variant"
          label={t('form.variant')}
          hint={t('form.variantHint')}
          maxLength={builderLength.variant}
        />
      </div>
      <div className="between is-middle">
        <span className="row-title" aria-hidden>
          {t('form.counted')}
        </span>
        <Switch label={t('form.counted')} checked={isCounted} onCheckedChange={onCounted} />
      </div>
    </>
  );
}
