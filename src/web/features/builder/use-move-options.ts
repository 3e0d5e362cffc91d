import type { BuilderProgram, Edited } from '#contract/builder-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { placeOf } from './plan-figures.ts';
import { useEditOptions } from './use-edit-options.ts';
import { usePartNames } from './use-part-names.ts';

/** Like `useEditOptions`, but the toast also says where the part is now, for screen reader users. */
export function useMoveOptions(name: 'moveWeek' | 'moveSession' | 'moveExercise') {
  const options = useEditOptions(name);
  const whereOf = useWhere();
  return {
    ...options,
    success: ({ id, program }: Edited) => {
      const description = whereOf(program, id);
      return { ...options.success, ...(description && { description }) };
    },
  };
}

function useWhere() {
  const { t } = useTranslation('builder');
  const { weekName, sessionName, dayName } = usePartNames();
  return (program: BuilderProgram, partId: string) => {
    const place = placeOf(program, partId);
    if (place === null) return undefined;
    const { week, session } = place;
    const { weekNumber } = week;
    if (session === null) {
      const total = program.weeks.length;
      return t('moved.week', { name: weekName(week), week: weekNumber, total });
    }
    const exercise = session.exercises.find(({ id }) => id === partId);
    const name = sessionName(session, week);
    if (exercise === undefined)
      return t('moved.session', { name, day: dayName(session.dayNumber), week: weekNumber });
    const { order, name: drill } = exercise;
    const total = session.exercises.length;
    return t('moved.exercise', { name: drill, place: order, total, session: name });
  };
}
