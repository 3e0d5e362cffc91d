import './week-list.css';
import { builder } from '#contract/builder.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { openedAs } from '#web/platform/api/opened-as.ts';
import { useBuilder } from './builder-context.ts';
import { useMoveOptions } from './use-move-options.ts';
import { useSortable } from './use-sortable.ts';
import { WeekSection } from './week-section.tsx';

type WeekListProps = {
  readonly openWeeks: ReadonlySet<string>;
  readonly onToggle: (weekId: string) => void;
};

/** The weeks of a plan, each of which can be opened. Dragging their grips changes the order. */
export function WeekList({ openWeeks, onToggle }: WeekListProps) {
  const { program } = useBuilder();
  const { send } = useAction(builder.updateWeek, useMoveOptions('moveWeek'));
  const moveTo = (id: string, weekNumber: number) => {
    const week = program.weeks.find((each) => each.id === id);
    if (!week || weekNumber < 1 || weekNumber > program.weeks.length) return;
    send({ params: { id }, body: { weekNumber }, headers: openedAs(week.revision) });
  };
  const list = useSortable<HTMLOListElement>('weeks', ({ id, place }) => moveTo(id, place + 1));
  return (
    <ol className="builder-weeks" ref={list} data-list={program.id}>
      {program.weeks.map((week) => (
        <WeekSection
          key={week.id}
          week={week}
          isOpen={openWeeks.has(week.id)}
          onToggle={() => onToggle(week.id)}
          onMove={(places) => moveTo(week.id, week.weekNumber + places)}
        />
      ))}
    </ol>
  );
}
