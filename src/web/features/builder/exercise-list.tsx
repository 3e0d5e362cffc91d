import './exercise-list.css';
import { MoveDown, MoveRight, MoveUp, Pencil, Trash2 } from 'lucide-react';
import { builder } from '#contract/builder.ts';
import type { BuilderExercise, BuilderSession } from '#contract/builder-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { openedAs } from '#web/platform/api/opened-as.ts';
import { Menu } from '#web/ui/menu.tsx';
import { useBuilder } from './builder-context.ts';
import { revisionIn } from './compare-programs.ts';
import { ExercisePicture } from './exercise-picture.tsx';
import { Grip } from './grip.tsx';
import { useMoveOptions } from './use-move-options.ts';
import { useSortable } from './use-sortable.ts';

/** The exercises of a session in order. They can be dragged within it or to another session of an open week. */
export function ExerciseList({ session }: { readonly session: BuilderSession }) {
  const { send } = useAction(builder.updateExercise, useMoveOptions('moveExercise'));
  const { program } = useBuilder();
  const list = useSortable<HTMLOListElement>('exercises', ({ id, listId, place }) => {
    const revision = revisionIn(program, id);
    if (revision === undefined) return;
    const body = { sessionId: listId, order: place + 1 };
    send({ params: { id }, body, headers: openedAs(revision) });
  });
  const { exercises } = session;
  const moveBy = ({ id, order, revision }: BuilderExercise, places: 1 | -1) => {
    const next = order + places;
    if (next < 1 || next > exercises.length) return;
    send({ params: { id }, body: { order: next }, headers: openedAs(revision) });
  };
  return (
    <ol className="builder-exercises" ref={list} data-list={session.id}>
      {exercises.map((exercise) => (
        <ExerciseRow
          key={exercise.id}
          session={session}
          exercise={exercise}
          onMove={(places) => moveBy(exercise, places)}
        />
      ))}
    </ol>
  );
}

type ExerciseRowProps = {
  readonly session: BuilderSession;
  readonly exercise: BuilderExercise;
  /** Moves the exercise one place up (-1) or down (1). */
  readonly onMove: (places: 1 | -1) => void;
};

function ExerciseRow({ session, exercise, onMove }: ExerciseRowProps) {
  const { t } = useTranslation('builder');
  const { name, duration, order, isAvailable } = exercise;
  return (
    <li className="builder-exercise" data-id={exercise.id}>
      <Grip
        group="exercises"
        label={t('moveExercise', { name, place: order, total: session.exercises.length })}
        onMove={onMove}
      />
      <ExercisePicture imageUrl={exercise.imageUrl} focus={exercise.focus} />
      <div>
        <p className="row-title" tabIndex={-1} data-part-focus>
          {name}
        </p>
        <p className="small muted number">{t('minutesShort', { minutes: duration })}</p>
        {!isAvailable && <p className="small builder-exercise-gone">{t('unavailable')}</p>}
      </div>
      <ExerciseMenu session={session} exercise={exercise} onMove={onMove} />
    </li>
  );
}

function ExerciseMenu({ session, exercise, onMove }: ExerciseRowProps) {
  const { t } = useTranslation('builder');
  const { show } = useBuilder();
  const { order } = exercise;
  return (
    <Menu
      label={t('more', { name: exercise.name })}
      items={[
        {
          label: t('menu.edit'),
          icon: Pencil,
          onSelect: () => show({ kind: 'exercise', session, exercise }),
        },
        {
          label: t('menu.up'),
          icon: MoveUp,
          disabled: order === 1,
          onSelect: () => onMove(-1),
        },
        {
          label: t('menu.down'),
          icon: MoveDown,
          disabled: order === session.exercises.length,
          onSelect: () => onMove(1),
        },
        {
          label: t('menu.toSession'),
          icon: MoveRight,
          onSelect: () => show({ kind: 'moveExercise', session, exercise }),
        },
        {
          label: t('menu.delete'),
          icon: Trash2,
          danger: true,
          onSelect: () => show({ kind: 'deleteExercise', exercise }),
        },
      ]}
    />
  );
}
