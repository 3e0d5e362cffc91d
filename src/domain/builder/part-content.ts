import { findExercise, findSession } from './edit.ts';
import type { DraftExercise, DraftPlan, DraftSession, DraftWeek } from './plan.ts';

export type PartKind = 'week' | 'session' | 'exercise';

// What an edit of a part may overwrite: its own fields and the part that contains it, without the parts inside it. Its
// number among its neighbors is left out, because an edit of another part changes it too.

export const contentOfWeek = (week: DraftWeek) => ({ ...week, sessions: [] });

export const contentOfSession = (session: DraftSession, week: Pick<DraftWeek, 'id'>) => ({
  ...session,
  exercises: [],
  weekId: week.id,
});

export const contentOfExercise = (exercise: DraftExercise, session: Pick<DraftSession, 'id'>) => ({
  ...exercise,
  // A published exercise has both.
  task: exercise.task ?? {},
  variant: exercise.variant ?? null,
  sessionId: session.id,
});

/** The content of one part; undefined if the plan does not have it. */
export function contentOfPart(plan: DraftPlan, kind: PartKind, id: string) {
  switch (kind) {
    case 'week': {
      const week = plan.weeks.find((week) => week.id === id);
      return week && contentOfWeek(week);
    }
    case 'session': {
      const found = findSession(plan, id);
      return found && contentOfSession(found.session, found.week);
    }
    case 'exercise': {
      const found = findExercise(plan, id);
      return found && contentOfExercise(found.exercise, found.session);
    }
  }
}
