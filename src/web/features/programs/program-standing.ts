import { useQuery } from '@tanstack/react-query';
import type { Program } from '#contract/programs.ts';
import { training } from '#contract/training.ts';
import type { Enrollment, WeekSummary } from '#contract/training-schemas.ts';
import { query } from '#web/platform/api/query.ts';

type Session = Program['weeks'][number]['sessions'][number];

/** How far the golfer is in a program. */
export type Standing = {
  /** Sessions completed or skipped, out of these. */
  readonly countDone: (sessions: readonly Session[]) => number;
  /** How much of the current week of the plan is done, 0 to 1. */
  readonly part: number;
};

function standingOf(enrollment: Enrollment, weeks: readonly WeekSummary[]): Standing {
  const planned = weeks.flatMap((week) => week.sessions);
  const done = new Set(
    planned.filter(({ status }) => status !== 'planned').map(({ sessionId }) => sessionId),
  );
  const current = weeks.find((week) => week.weekNumber === enrollment.currentWeek);
  return {
    countDone: (sessions) => sessions.filter((session) => done.has(session.id)).length,
    part: current?.totalSessions ? current.completedSessions / current.totalSessions : 0,
  };
}

/** The standing in the active program; nothing is done without one, or until its weeks arrive. */
export function useStanding(active: Enrollment | null): Standing {
  const { data: weeks } = useQuery({ ...query(training.weeks), enabled: active !== null });
  return active && weeks ? standingOf(active, weeks) : { countDone: () => 0, part: 0 };
}

/** The sessions that exist; of a program whose weeks are not written yet, those it will have. */
export function totalSessionsOf(program: Program): number {
  const written = program.weeks.reduce((sum, week) => sum + week.sessions.length, 0);
  return written || program.durationWeeks * program.sessionsPerWeek;
}
