import { numbersIn } from '#web/platform/numbers.ts';
import './active-exercises.css';
import '#web/golf/focus.css';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type ExerciseType, focusOf } from '#domain/drills/exercise.ts';
import { FocusIcon } from '#web/golf/focus-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { mediaStore } from '#web/platform/browser/media-store.ts';
import { useStore } from '#web/platform/store.ts';
import { VirtualList } from '#web/ui/virtual-list.tsx';
import { useTypeName } from '../exercise-words.ts';
import type { ShowDialog } from '../wanted-dialog.ts';
import { type ExerciseGroup, groupExercises, type Listed } from './exercise-groups.ts';
import { ExerciseRow } from './exercise-row.tsx';

type ActiveExercisesProps = {
  readonly list: readonly Listed[];
  /** Whether the list is a search result. If so, all groups are open initially. */
  readonly isSearch: boolean;
  readonly onAction: ShowDialog;
};

const openAtFirst = 2;

/** Whether two columns of exercises fit. */
const hasTwoColumns = mediaStore('(width >= 1000px)');

/** Exercises by type, in sections that can be opened and closed. */
export function ActiveExercises({ list, isSearch, onAction }: ActiveExercisesProps) {
  const groups = groupExercises(list);
  const [open, setOpen] = useState<ReadonlySet<ExerciseType>>(
    () => new Set(groups.slice(0, openAtFirst).map(({ type }) => type)),
  );
  const [closedInSearch, setClosedInSearch] = useState<ReadonlySet<ExerciseType>>(new Set());
  const toggle = (type: ExerciseType) => {
    if (isSearch) setClosedInSearch(closedInSearch.symmetricDifference(new Set([type])));
    else setOpen(open.symmetricDifference(new Set([type])));
  };
  return (
    <div className="exercise-groups">
      {groups.map((group) => (
        <Group
          key={group.type}
          group={group}
          isOpen={isSearch ? !closedInSearch.has(group.type) : open.has(group.type)}
          onToggle={() => toggle(group.type)}
          onAction={onAction}
        />
      ))}
    </div>
  );
}

type GroupProps = {
  readonly group: ExerciseGroup;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onAction: ShowDialog;
};

/** Approximate height of a row in pixels. */
const rowHeight = 77;

function Group({ group: { type, exercises }, isOpen, onToggle, onAction }: GroupProps) {
  const { language } = useTranslation('exercises');
  const nameOf = useTypeName();
  const isWide = useStore(hasTwoColumns);
  const id = `exercises-${type}`;
  const focus = focusOf(type);
  return (
    <section className={`exercise-group focus-${focus}`}>
      <h3>
        <button type="button" aria-expanded={isOpen} onClick={onToggle}>
          <FocusIcon name={focus} />
          <span className="heading-small" id={id}>
            {nameOf(type)}
          </span>
          <span className="number muted">{numbersIn(language).write(exercises.length)}</span>
          <ChevronDown className="icon icon-small" aria-hidden />
        </button>
      </h3>
      {isOpen && (
        <VirtualList
          items={exercises}
          keyOf={(exercise) => exercise.id}
          rowHeight={rowHeight}
          columns={isWide ? 2 : 1}
          labelledBy={id}
        >
          {(exercise) => <ExerciseRow exercise={exercise} onAction={onAction} />}
        </VirtualList>
      )}
    </section>
  );
}
