import type { offers } from '#contract/offers.ts';
import type { Cases, CasesOf } from './cases.ts';

/** Nothing of the story was changed, so right input ends at an offer that is not there. */
const names = (id: string): Cases => ({
  good: () => ({ params: { id } }),
  ids: { id: 'shared' },
  end: 404,
});
const ofProgram = names('break-100');
const ofExercise = names('book-gate');

export const offerCases: CasesOf<typeof offers> = {
  program: ofProgram,
  takeProgram: ofProgram,
  declineProgram: ofProgram,
  exercise: ofExercise,
  takeExercise: ofExercise,
  declineExercise: ofExercise,
};
