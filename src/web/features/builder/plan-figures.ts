import type { BuilderProgram, BuilderSession, BuilderWeek } from '#contract/builder-schemas.ts';

/** Minutes of all exercises of a session. */
export const minutesIn = ({ exercises }: Pick<BuilderSession, 'exercises'>): number =>
  exercises.reduce((sum, { duration }) => sum + duration, 0);

/** Minutes that the sessions of a week are to take. */
export const minutesOfWeek = ({ sessions }: BuilderWeek): number =>
  sessions.reduce((sum, { totalDuration }) => sum + totalDuration, 0);

export const sessionsIn = ({ weeks }: BuilderProgram): number =>
  weeks.reduce((sum, { sessions }) => sum + sessions.length, 0);

/** Where a part of a plan stands: its week, and its session when it is one or lies in one. */
export type Place = { readonly week: BuilderWeek; readonly session: BuilderSession | null };

/** The place of a week, a session or an exercise by its id; null for none of this program. */
export function placeOf(program: BuilderProgram, partId: string): Place | null {
  for (const week of program.weeks) {
    if (week.id === partId) return { week, session: null };
    const session = week.sessions.find(
      ({ id, exercises }) => id === partId || exercises.some((exercise) => exercise.id === partId),
    );
    if (session) return { week, session };
  }
  return null;
}

/** A plan with other weeks, to be checked before it is sent. */
export const withWeeks = (
  program: BuilderProgram,
  change: (week: BuilderWeek) => BuilderWeek,
): BuilderProgram => ({ ...program, weeks: program.weeks.map(change) });

/** A plan in which one session is another one. */
export const withSession = (
  program: BuilderProgram,
  changed: Pick<BuilderSession, 'id'> & Partial<BuilderSession>,
): BuilderProgram =>
  withWeeks(program, (week) => ({
    ...week,
    sessions: week.sessions.map((session) =>
      session.id === changed.id ? { ...session, ...changed } : session,
    ),
  }));

const mostDays = 7;

/**
 * The day of a session that is put between others: a free one between the days of its neighbours, and
 * the one of the neighbour before it where there is none.
 *
 * @param days the days of the other sessions of the week, in order; @param place how many stand before it.
 */
export function dayAt(days: readonly number[], place: number): number {
  const before = days[place - 1] ?? 0;
  const after = days[place] ?? mostDays + 1;
  if (after - before > 1) return before + 1;
  return before === 0 ? after : before;
}
