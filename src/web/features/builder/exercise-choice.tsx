import './exercise-choice.css';
import { useMemo } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import type { BuilderExercise } from '#contract/builder-schemas.ts';
import type { ExerciseListItem } from '#contract/exercises-schemas.ts';
import { diagramUrl } from '#contract/programs.ts';
import { distinctNames } from '#domain/drills/distinct-names.ts';
import type { Focus } from '#domain/drills/drill.ts';
import { focusOf } from '#domain/drills/exercise.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useHandedness, useUnits } from '#web/platform/session/user.ts';
import { Combobox } from '#web/ui/combobox.tsx';

type ExerciseChoiceProps = {
  readonly field: Omit<ControllerRenderProps, 'value' | 'name'> & {
    readonly name: string;
    readonly value: string;
  };
  /** Only exercises of this type are offered; none until a type is chosen. */
  readonly type: Focus | null;
  readonly exercises: readonly ExerciseListItem[];
  /** Exercises that the session already contains. Each may be in it only once. */
  readonly taken: readonly string[];
  /** The current exercise, offered even if it was deleted. */
  readonly present: BuilderExercise | null;
};

/** A choice of one exercise of a type, by name. Exercises that share a name are numbered. */
export function ExerciseChoice({ field, type, exercises, taken, present }: ExerciseChoiceProps) {
  const { t, language } = useTranslation('builder');
  const names = useMemo(() => {
    const own = present === null ? [] : [{ id: present.exerciseId, name: present.name }];
    const byId = new Map([...own, ...exercises].map((exercise) => [exercise.id, exercise]));
    return distinctNames([...byId.values()]);
  }, [exercises, present]);
  const ofType = useMemo(() => {
    const { compare } = new Intl.Collator(language, { numeric: true });
    return exercises
      .filter((exercise) => focusOf(exercise.type) === type)
      .map(({ id, name }) => ({ value: id, label: names.get(id) ?? name }))
      .toSorted((a, b) => compare(a.label, b.label));
  }, [exercises, names, type, language]);
  const free = ofType.filter(({ value }) => !taken.includes(value));
  const isMissing =
    present?.focus === type && !free.some(({ value }) => value === present.exerciseId);
  const own = isMissing
    ? [{ value: present.exerciseId, label: names.get(present.exerciseId) ?? present.name }]
    : [];
  return (
    <Combobox
      {...field}
      options={[...own, ...free]}
      placeholder={t(type === null ? 'form.typeFirst' : 'form.chooseExercise')}
      disabled={type === null}
    />
  );
}

/** The picture or drawing of the chosen exercise, if it has one. */
export function ExerciseDrawing({ exercise }: { readonly exercise: ExerciseListItem }) {
  const units = useUnits();
  const handedness = useHandedness();
  const { id, imageUrl, hasDiagram } = exercise;
  const url = imageUrl ?? (hasDiagram ? diagramUrl(id, { units, handedness }) : null);
  return url && <img className="exercise-drawing" src={url} alt="" />;
}
