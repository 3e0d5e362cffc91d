import type { exercises } from '#contract/exercises.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { changeExercise, createExercise, deleteExercise, restoreExercise } from './commands.ts';
import { mediaHandlers, uploadHandlers } from './media-routes.ts';
import { findDeleted, findExercises } from './queries.ts';
import { readDeleted, readExercise, readListItem } from './read-exercise.ts';

export function exerciseHandlers(platform: Platform): Handlers<typeof exercises> {
  const { db } = platform;
  return {
    list: ({ caller }) => findExercises(db, caller.language),

    deleted: ({ caller }) => findDeleted(db, caller.language),

    get: ({ params: { id } }) => readExercise(db, id),

    async create({ body, change }) {
      return readExercise(change.tx, await createExercise(change, body));
    },

    async update({ params: { id }, body, ...call }) {
      await changeExercise(call, id, body);
      return readExercise(call.change.tx, id);
    },

    async remove({ params: { id }, body: { reason }, change }) {
      await deleteExercise(change, id, reason);
      return readDeleted(change.tx, id, change.golfer.language);
    },

    async restore({ params: { id }, change }) {
      await restoreExercise(change, id);
      return readListItem(change.tx, id, change.golfer.language);
    },

    ...mediaHandlers(platform),
    ...uploadHandlers(platform),
  };
}
