import type { offers } from '#contract/offers.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { readBuilderProgram } from '../builder/read-program.ts';
import { compareExercise, declineExercise, takeExercise } from './exercise-offer.ts';
import { compareOffer, declineProgram, takeProgram } from './program-offer.ts';

export function offerHandlers({ db }: Pick<Platform, 'db'>): Handlers<typeof offers> {
  return {
    async program({ params }) {
      return { parts: [...(await compareOffer(db, params.id))] };
    },

    async takeProgram({ params: { id }, change, caller }) {
      await takeProgram(change.tx, id);
      return readBuilderProgram(change.tx, id, caller);
    },

    async declineProgram({ params: { id }, change, caller }) {
      await declineProgram(change.tx, id);
      return readBuilderProgram(change.tx, id, caller);
    },

    exercise: ({ params }) => compareExercise(db, params.id),

    async takeExercise({ params: { id }, change }) {
      await takeExercise(change.tx, id);
      return { id };
    },

    async declineExercise({ params: { id }, change }) {
      await declineExercise(change.tx, id);
      return { id };
    },
  };
}
