import '#web/ui/check-row.css';
import { type Control, useController } from 'react-hook-form';
import type { SessionExercise } from '#contract/programs.ts';
import { baseIdOf } from '#domain/programs/version-id.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckRow } from '#web/ui/check-row.tsx';
import { Field } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CellsField } from './cells-field.tsx';
import { scoreField } from './check-draft.ts';
import type { Draft } from './draft.ts';
import { ScoreField } from './score-field.tsx';

type ExercisesDoneProps = {
  /** Undefined while loading. */
  readonly exercises: readonly SessionExercise[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
  readonly control: Control<Draft>;
};

/** Checkboxes for the completed exercises, with score fields for scored drills. */
export function ExercisesDone(props: ExercisesDoneProps) {
  const { exercises, failed, retry, control } = props;
  const { t } = useTranslation('training');
  if (exercises?.length === 0) return null;
  return (
    <Field group label={t('complete.exercises')}>
      {exercises && <Rows exercises={exercises} control={control} />}
      {!exercises && failed && (
        <div className="card card-padded stack-small" role="alert">
          <p>{t('complete.exercisesFailed')}</p>
          <Button variant="outline" size="slim" onClick={retry}>
            {t('complete.again')}
          </Button>
        </div>
      )}
      {!exercises && !failed && (
        <div className="card card-padded stack-small" aria-busy>
          <Skeleton width="70%" height={16} />
          <Skeleton width="55%" height={16} />
          <Skeleton width="62%" height={16} />
        </div>
      )}
    </Field>
  );
}

type RowsProps = Pick<ExercisesDoneProps, 'control'> & {
  readonly exercises: readonly SessionExercise[];
};

function Rows({ exercises, control }: RowsProps) {
  const { t } = useTranslation('training');
  const { field } = useController({ control, name: 'leftOut' });
  const tick = (id: string, done: boolean) => {
    const others = field.value.filter((each) => each !== id);
    field.onChange(done ? others : [...others, id]);
  };
  return (
    <ul className="ruled panel checklist">
      {exercises.map(({ id, name, duration, scoring, ownScores, isAvailable }) => {
        const key = baseIdOf(id);
        const done = !field.value.includes(key);
        return (
          <li key={id}>
            <CheckRow
              label={name}
              detail={t('minutes', { minutes: duration })}
              checked={done}
              onCheckedChange={(checked) => tick(key, checked)}
            />
            {!isAvailable && <p className="small muted">{t('exercise.unavailable')}</p>}
            {scoring?.shape?.kind === 'cells' && done && (
              <CellsField {...{ control, scoring }} id={key} exercise={name} />
            )}
            {scoring && scoring.shape?.kind !== 'cells' && done && (
              <ScoreField
                control={control}
                name={scoreField(id)}
                exercise={name}
                scoring={scoring}
                ownScores={ownScores}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
