import { builder } from '#contract/builder.ts';
import type { BuilderSession, BuilderWeek } from '#contract/builder-schemas.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { openedAs } from '#web/platform/api/opened-as.ts';
import { AddSessionButton } from './add-buttons.tsx';
import { useBuilder } from './builder-context.ts';
import { revisionIn } from './compare-programs.ts';
import { dayAt } from './plan-figures.ts';
import { SessionCard } from './session-card.tsx';
import { useMoveOptions } from './use-move-options.ts';
import { dayNumbers } from './use-part-names.ts';
import { useSortable } from './use-sortable.ts';

/** The sessions of an open week by day. A session that is dragged to another place or week takes a day there. */
export function SessionList({ week }: { readonly week: BuilderWeek }) {
  const { program } = useBuilder();
  const { send } = useAction(builder.updateSession, useMoveOptions('moveSession'));
  const list = useSortable<HTMLOListElement>('sessions', ({ id, listId, place }) => {
    const target = program.weeks.find((each) => each.id === listId);
    const revision = revisionIn(program, id);
    if (!target || revision === undefined) return;
    const days = target.sessions.filter((each) => each.id !== id).map((each) => each.dayNumber);
    const body = { programWeekId: listId, dayNumber: dayAt(days, place) };
    send({ params: { id }, body, headers: openedAs(revision) });
  });
  const moveBy = ({ id, dayNumber: day, revision }: BuilderSession, days: 1 | -1) => {
    const dayNumber = dayNumbers.find((each) => each === day + days);
    if (dayNumber === undefined) return;
    send({ params: { id }, body: { dayNumber }, headers: openedAs(revision) });
  };
  return (
    <>
      <ol className="builder-sessions" ref={list} data-list={week.id}>
        {week.sessions.map((session) => (
          <SessionCard
            key={session.id}
            week={week}
            session={session}
            onMove={(days) => moveBy(session, days)}
          />
        ))}
      </ol>
      <AddSessionButton week={week} />
    </>
  );
}
