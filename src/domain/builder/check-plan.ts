/** What a check needs of a plan: a draft has it, and so has a program as administrators read it. */
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
  /** Minutes that the session is to take. */
  readonly totalDuration: number;
  readonly exercises: readonly CheckedExercise[];
};

type CheckedExercise = {
  readonly id: string;
  /** Minutes. */
  readonly duration: number;
  /** False once an administrator deleted the exercise; a draft by itself does not know. */
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

/** Something in a plan that a coach may want to look at. None of them keeps a plan from being published. */
export type PlanFinding = {
  readonly code: PlanFault;
  /** Of the week, the session or the exercise at its place; null for the program as a whole. */
  readonly partId: string | null;
  /** What the plan has: weeks, sessions, minutes, or for `same_day` the day's number; 0 elsewhere. */
  readonly actual: number;
  /** What it would have by its own numbers: weeks, sessions or minutes; 0 elsewhere. */
  readonly expected: number;
};

type Counts = Pick<PlanFinding, 'actual' | 'expected'>;

/** The findings in the order of the plan: those of the program first, then week by week. */
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

/** A finding when a plan has fewer or more than expected. */
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
