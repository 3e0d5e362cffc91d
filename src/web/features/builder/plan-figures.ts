import type { BuilderProgram, BuilderSession, BuilderWeek } from '#contract/builder-schemas.ts';

/** Returns the total minutes of a session's exercises. */
export const minutesIn = ({ exercises }: Pick<BuilderSession, 'exercises'>): number =>
  exercises.reduce((sum, { duration }) => sum + duration, 0);

/** Returns the planned minutes of a week's sessions. */
export const minutesOfWeek = ({ sessions }: BuilderWeek): number =>
  sessions.reduce((sum, { totalDuration }) => sum + totalDuration, 0);

export const sessionsIn = ({ weeks }: BuilderProgram): number =>
  weeks.reduce((sum, { sessions }) => sum + sessions.length, 0);

/** Where a part of a plan is: its week, and its session if it is a session or an exercise. */
export type Place = { readonly week: BuilderWeek; readonly session: BuilderSession | null };

/** Returns the place of a week, session or exercise by its id; null if this program does not contain it. */
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

/** Returns the plan with changed weeks, for checking it before it is sent. */
export const withWeeks = (
  program: BuilderProgram,
  change: (week: BuilderWeek) => BuilderWeek,
): BuilderProgram => ({ ...program, weeks: program.weeks.map(change) });

/** Returns the plan with one session changed. */
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
 * Returns a day for a session that is dropped between others: a free day between its neighbors or, if there is
 * none, the day of the neighbor before it (of the one after it if it is first).
 *
 * @param days the days of the week's other sessions, in order; @param place the number of sessions before it.
 */
export function dayAt(days: readonly number[], place: number): number {
  const before = days[place - 1] ?? 0;
  const after = days[place] ?? mostDays + 1;
  if (after - before > 1) return before + 1;
  return before === 0 ? after : before;
}
