import type { builder } from '#contract/builder.ts';
import type { DraftPlan } from '#domain/builder/plan.ts';
import { restorePart } from '#domain/builder/restore-part.ts';
import { canonicalJson } from '#domain/packs/canonical-json.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { refuseIfEdited } from '#server/platform/routes/revision.ts';
import { findDeletedPrograms } from '../overview.ts';
import { deleteProgram, restoreProgram } from './delete-program.ts';
import { contentOfPlan, deleteDraft, saveDraft } from './draft-queries.ts';
import { openProgram, validEdit } from './edit-program.ts';
import { partHandlers } from './part-routes.ts';
import { publishProgram } from './publish.ts';
import { findPublishedPlan } from './published-plan.ts';
import { previewProgram, readBuilderProgram } from './read-program.ts';
import { createProgram, duplicateProgram, updateProgram } from './save-program.ts';

export function builderHandlers({ db }: Pick<Platform, 'db'>): Handlers<typeof builder> {
  return {
    ...partHandlers,

    get: ({ params, caller }) => readBuilderProgram(db, params.id, caller),

    preview: ({ params, caller }) => previewProgram(db, params.id, caller),

    async create({ change, caller, body }) {
      const id = await createProgram(change, body);
      return readBuilderProgram(change.tx, id, caller);
    },

    async update({ params: { id }, body, ...call }) {
      const { change, caller } = call;
      await updateProgram(call, id, body);
      return readBuilderProgram(change.tx, id, caller);
    },

    async delete({ change, params: { id } }) {
      await deleteProgram(change, id);
      return { id };
    },

    deleted: () => findDeletedPrograms(db),

    async restore({ change, caller, params: { id } }) {
      await restoreProgram(change, id);
      return readBuilderProgram(change.tx, id, caller);
    },

    async duplicate({ change, caller, params, body }) {
      const id = await duplicateProgram(change, params.id, body.name);
      return readBuilderProgram(change.tx, id, caller);
    },

    async publish({ params: { id }, ...call }) {
      const { change, caller } = call;
      await publishProgram(call, id);
      return readBuilderProgram(change.tx, id, caller);
    },

    async discard({ params: { id }, ...call }) {
      const { change, caller } = call;
      const { program, draft } = await openProgram(change.tx, id);
      refuseIfEdited(call, contentOfPlan(program, draft));
      if (program.version === 0) throw new AppError('never_published');
      await deleteDraft(change.tx, id);
      return readBuilderProgram(change.tx, id, caller);
    },

    async undo({ params: { id }, ...call }) {
      const { change, caller } = call;
      const { program, draft } = await openProgram(change.tx, id);
      if (draft.lastDeleted === null) throw new AppError('nothing_to_undo');
      refuseIfEdited(call, draft.lastDeleted);
      const { plan, partId } = validEdit(restorePart(draft.plan, draft.lastDeleted));
      if (isSamePlan(plan, await findPublishedPlan(change.tx, id, program.version))) {
        await deleteDraft(change.tx, id);
      } else await saveDraft(change.tx, id, { plan, lastDeleted: null, now: change.now });
      return { id: partId, program: await readBuilderProgram(change.tx, id, caller) };
    },
  };
}

/** Whether publishing the plan would change nothing. */
const isSamePlan = (plan: DraftPlan, published: DraftPlan | undefined) =>
  published !== undefined && canonicalJson(plan) === canonicalJson(published);
