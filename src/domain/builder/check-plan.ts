/** The fields that a check needs. Drafts have them, and so do published programs as administrators read them. */
export type CheckedPlan = {
  readonly durationWeeks: number;
  readonly sessionsPerWeek: number;
  /** Minutes of a full session. */
  readonly minutesPerSession: number;
  readonly weeks: readonly CheckedWeek[];
};

type CheckedWeek = {
  readonly id: string;
  readonly title: string;
  readonly sessions: readonly CheckedSession[];
};

type CheckedSession = {
  readonly id: string;
  /** 1 to 7, Monday to Sunday. */
  readonly dayNumber: number;
  /** Planned minutes of the session. */
  readonly totalDuration: number;
  readonly exercises: readonly CheckedExercise[];
};

type CheckedExercise = {
  readonly id: string;
  /** Minutes. */
  readonly duration: number;
  /** False if an administrator has deleted the exercise. Undefined in a draft, which does not know. */
  readonly isAvailable?: boolean;
};

export type PlanFault =
  | 'too_few_weeks'
  | 'too_many_weeks'
  | 'week_untitled'
  | 'too_few_sessions'
  | 'too_many_sessions'
  | 'same_day'
  | 'session_too_long'
  | 'exercises_too_short'
  | 'exercises_too_long'
  | 'exercise_deleted';

/** A point in a plan that a coach may want to look at. No finding prevents publication. */
export type PlanFinding = {
  readonly code: PlanFault;
  /** Id of the week, session or exercise in the plan; null for the whole program. */
  readonly partId: string | null;
  /** Value in the plan: weeks, sessions, minutes, or for `same_day` the day number; otherwise 0. */
  readonly actual: number;
  /** Expected value by the plan's own numbers: weeks, sessions or minutes; otherwise 0. */
  readonly expected: number;
};

type Counts = Pick<PlanFinding, 'actual' | 'expected'>;

/** Returns the findings in the order of the plan: first those of the program, then week by week. */
export function checkPlan(plan: CheckedPlan): readonly PlanFinding[] {
  const weeks = { actual: plan.weeks.length, expected: plan.durationWeeks };
  return [
    ...compare(null, weeks, ['too_few_weeks', 'too_many_weeks']),
    ...plan.weeks.flatMap((week) => checkWeek(week, plan)),
  ];
}

function checkWeek({ id, title, sessions }: CheckedWeek, plan: CheckedPlan) {
  const counts = { actual: sessions.length, expected: plan.sessionsPerWeek };
  const days = new Set<number>();
  return [
    ...(title === '' ? [find('week_untitled', id)] : []),
    ...compare(id, counts, ['too_few_sessions', 'too_many_sessions']),
    ...sessions.flatMap((session) => {
      const isTaken = days.has(session.dayNumber);
      days.add(session.dayNumber);
      return [
        ...(isTaken ? [find('same_day', session.id, { actual: session.dayNumber })] : []),
        ...checkSession(session, plan),
      ];
    }),
  ];
}

function checkSession({ id, totalDuration, exercises }: CheckedSession, plan: CheckedPlan) {
  const minutes = exercises.reduce((sum, { duration }) => sum + duration, 0);
  const ofSession = { actual: totalDuration, expected: plan.minutesPerSession };
  const ofExercises = { actual: minutes, expected: totalDuration };
  return [
    ...(totalDuration > plan.minutesPerSession ? [find('session_too_long', id, ofSession)] : []),
    ...compare(id, ofExercises, ['exercises_too_short', 'exercises_too_long']),
    ...exercises.flatMap((exercise) =>
      exercise.isAvailable === false ? [find('exercise_deleted', exercise.id)] : [],
    ),
  ];
}

/** Returns a finding if the actual count differs from the expected one. */
function compare(partId: string | null, counts: Counts, [fewer, more]: readonly PlanFault[]) {
  const { actual, expected } = counts;
  const code = actual < expected ? fewer : actual > expected ? more : undefined;
  return code === undefined ? [] : [find(code, partId, counts)];
}

const find = (
  code: PlanFault,
  partId: string | null,
  { actual = 0, expected = 0 }: Partial<Counts> = {},
): PlanFinding => ({ code, partId, actual, expected });
