import type { DraftExercise, DraftPlan, DraftSession, DraftWeek } from './plan.ts';

/** Why an edit was not made. */
export type EditProblem =
  | 'no_such_part'
  | 'weeks_full'
  | 'sessions_full'
  | 'exercises_full'
  | 'exercise_twice';

/** A part that was deleted, and where it was. */
export type DeletedPart =
  | { readonly kind: 'week'; readonly index: number; readonly week: DraftWeek }
  | { readonly kind: 'session'; readonly weekId: string; readonly session: DraftSession }
  | {
      readonly kind: 'exercise';
      readonly sessionId: string;
      readonly index: number;
      readonly exercise: DraftExercise;
    };

/** A plan after an edit. */
export type Edit = {
  readonly plan: DraftPlan;
  /** The part that was added, changed, deleted or restored. */
  readonly partId: string;
  /** Only for a deletion: the data to undo it. */
  readonly deleted?: DeletedPart;
};

/** Inserts an item at an index, or at the end if the list is shorter. */
export const insertAt = <Item>(items: readonly Item[], index: number, item: Item) =>
  items.toSpliced(Math.max(0, index), 0, item);

const byDay = (one: DraftSession, other: DraftSession) =>
  one.dayNumber - other.dayNumber || (one.id < other.id ? -1 : 1);

/** Replaces the sessions of a week, sorted by day and then by id, which is the order that golfers see. */
export const withSessions = (week: DraftWeek, sessions: readonly DraftSession[]): DraftWeek => ({
  ...week,
  sessions: sessions.toSorted(byDay),
});

/** Returns the plan with one week changed. */
export const changeWeekIn = (
  plan: DraftPlan,
  weekId: string,
  change: (week: DraftWeek) => DraftWeek,
): DraftPlan => ({
  ...plan,
  weeks: plan.weeks.map((week) => (week.id === weekId ? change(week) : week)),
});

/** Returns the plan with one session changed. */
export const changeSessionIn = (
  plan: DraftPlan,
  sessionId: string,
  change: (session: DraftSession) => DraftSession,
): DraftPlan => ({
  ...plan,
  weeks: plan.weeks.map((week) =>
    week.sessions.some(({ id }) => id === sessionId)
      ? withSessions(
          week,
          week.sessions.map((session) => (session.id === sessionId ? change(session) : session)),
        )
      : week,
  ),
});

/** Returns a session together with its week. */
export function findSession(plan: DraftPlan, id: string) {
  for (const week of plan.weeks) {
    const session = week.sessions.find((one) => one.id === id);
    if (session) return { week, session };
  }
  return undefined;
}

/** Returns an exercise together with its session and its index in the session. */
export function findExercise(plan: DraftPlan, id: string) {
  for (const session of plan.weeks.flatMap(({ sessions }) => sessions)) {
    const index = session.exercises.findIndex((one) => one.id === id);
    const exercise = session.exercises[index];
    if (exercise) return { session, exercise, index };
  }
  return undefined;
}
