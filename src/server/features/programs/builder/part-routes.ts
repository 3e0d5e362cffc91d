import type { builder } from '#contract/builder.ts';
import { addExercise, changeExercise, deleteExercise } from '#domain/builder/edit-exercises.ts';
import {
  addSession,
  changeSession,
  copySession,
  deleteSession,
} from '#domain/builder/edit-sessions.ts';
import { addWeek, changeWeek, copyWeek, deleteWeek } from '#domain/builder/edit-weeks.ts';
import { bestLanguage } from '#domain/language.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { type EditCall, editPart, editProgram } from './edit-program.ts';
import { checkExercise } from './exercise-lines.ts';

type PartRows = Omit<
  typeof builder,
  | 'get'
  | 'preview'
  | 'create'
  | 'update'
  | 'delete'
  | 'deleted'
  | 'restore'
  | 'duplicate'
  | 'publish'
  | 'discard'
  | 'undo'
>;

/** The fields of every new part: a new id, and the language of its author. */
const newPart = ({ caller }: EditCall) => ({
  id: newId(),
  language: bestLanguage([caller.language]),
  translations: {},
});

const languageOf = ({ caller }: EditCall) => bestLanguage([caller.language]);

/** Handlers for the weeks, sessions and exercises of a plan. */
export const partHandlers: Handlers<PartRows> = {
  addWeek(call) {
    const { programId, weekNumber, ...week } = call.body;
    return editProgram(call, programId, (plan) =>
      addWeek(plan, { ...newPart(call), ...week, sessions: [] }, weekNumber),
    );
  },

  updateWeek: ({ params: { id }, body, ...call }) =>
    editPart(call, { kind: 'week', id }, (plan) =>
      changeWeek(plan, id, { ...body, language: languageOf(call) }),
    ),

  copyWeek: ({ params: { id }, ...call }) =>
    editPart(call, { kind: 'week', id }, (plan) => copyWeek(plan, id, newId)),

  deleteWeek: ({ params: { id }, ...call }) =>
    editPart(call, { kind: 'week', id }, (plan) => deleteWeek(plan, id)),

  addSession(call) {
    const { programWeekId: weekId, focus, ...session } = call.body;
    return editPart(call, { kind: 'week', id: weekId }, (plan) => {
      const week = plan.weeks.find(({ id }) => id === weekId);
      if (week === undefined) return 'no_such_part';
      const added = { ...newPart(call), ...session, focus: focus ?? week.focus, exercises: [] };
      return addSession(plan, weekId, added);
    });
  },

  updateSession({ params: { id }, body: { programWeekId: weekId, ...changes }, ...call }) {
    return editPart(call, { kind: 'session', id }, (plan) =>
      changeSession(plan, id, { ...changes, weekId, language: languageOf(call) }),
    );
  },

  copySession: ({ params: { id }, body: { programWeekId: weekId, dayNumber }, ...call }) =>
    editPart(call, { kind: 'session', id }, (plan) =>
      copySession(plan, id, { weekId, dayNumber, newId: newId }),
    ),

  deleteSession: ({ params: { id }, ...call }) =>
    editPart(call, { kind: 'session', id }, (plan) => deleteSession(plan, id)),

  async addExercise({ body, ...call }) {
    const { sessionId, exerciseId, exerciseType: _, order, ...exercise } = body;
    await checkExercise(call.change.tx, exerciseId);
    const added = { ...exercise, id: newId(), exerciseId, translations: {} };
    return editPart(call, { kind: 'session', id: sessionId }, (plan) =>
      addExercise(plan, added, { sessionId, order }),
    );
  },

  async updateExercise({ params: { id }, body, ...call }) {
    if (body.exerciseId !== undefined) await checkExercise(call.change.tx, body.exerciseId);
    return editPart(call, { kind: 'exercise', id }, (plan) => changeExercise(plan, id, body));
  },

  deleteExercise: ({ params: { id }, ...call }) =>
    editPart(call, { kind: 'exercise', id }, (plan) => deleteExercise(plan, id)),
};
