import './exercise-choice.css';
import { useState } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import type { BuilderExercise } from '#contract/builder-schemas.ts';
import type { ExerciseListItem } from '#contract/exercises-schemas.ts';
import { diagramUrl } from '#contract/programs.ts';
import type { Focus } from '#domain/drills/drill.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useHandedness, useUnits } from '#web/platform/session/user.ts';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** From how many on a list is easier to search than to scroll. */
const searchable = 25;

type ExerciseChoiceProps = {
  readonly field: Omit<ControllerRenderProps, 'value' | 'name'> & {
    readonly name: string;
    readonly value: string;
  };
  /** Only these are offered; none until a type is chosen. */
  readonly type: Focus | null;
  readonly exercises: readonly ExerciseListItem[];
  /** Exercises that the session has already: each is in it once. */
  readonly taken: readonly string[];
  /** The one that is there now, offered even when it was deleted. */
  readonly present: BuilderExercise | null;
};

// Golfers see `iron_swing` as irons.
const focusOf = ({ type }: ExerciseListItem): Focus => (type === 'iron_swing' ? 'irons' : type);

/** One exercise of a type. */
export function ExerciseChoice({ field, type, exercises, taken, present }: ExerciseChoiceProps) {
  const { t } = useTranslation('builder');
  const [search, setSearch] = useState('');
  const ofType = exercises.filter(
    (exercise) => focusOf(exercise) === type && !taken.includes(exercise.id),
  );
  const wanted = search.trim().toLowerCase();
  const found = ofType.filter(
    ({ id, name }) => id === field.value || name.toLowerCase().includes(wanted),
  );
  const isMissing = present?.focus === type && !found.some(({ id }) => id === present.exerciseId);
  const options = [
    { value: '', label: t(type === null ? 'form.typeFirst' : 'form.chooseExercise') },
    ...(isMissing ? [{ value: present.exerciseId, label: present.name }] : []),
    ...found.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      {ofType.length > searchable && (
        <TextInput
          id={`${field.name}-search`}
          type="search"
          aria-label={t('form.search')}
          placeholder={t('form.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <Select {...field} options={options} disabled={type === null} />
    </>
  );
}

/** What the chosen exercise looks like; nothing for one without a picture. */
export function ExerciseDrawing({ exercise }: { readonly exercise: ExerciseListItem }) {
  const units = useUnits();
  const handedness = useHandedness();
  const { id, imageUrl, hasDiagram } = exercise;
  const url = imageUrl ?? (hasDiagram ? diagramUrl(id, { units, handedness }) : null);
  return url && <img className="exercise-drawing" src={url} alt="" />;
}
