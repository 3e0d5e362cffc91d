import type { DeletedPart, Edit, EditProblem } from './edit.ts';
import { addExercise } from './edit-exercises.ts';
import { addSession } from './edit-sessions.ts';
import { addWeek } from './edit-weeks.ts';
import type { DraftPlan } from './plan.ts';

/** Restores a deleted part at its old place, with its old ids. */
export function restorePart(plan: DraftPlan, deleted: DeletedPart): Edit | EditProblem {
  switch (deleted.kind) {
    case 'week':
      return addWeek(plan, deleted.week, deleted.index + 1);
    case 'session':
      return addSession(plan, deleted.weekId, deleted.session);
    case 'exercise':
      return addExercise(plan, deleted.exercise, {
        sessionId: deleted.sessionId,
        order: deleted.index + 1,
      });
  }
}
