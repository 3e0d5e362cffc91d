import type { offers } from '#contract/offers.ts';
import type { Cases, CasesOf } from './cases.ts';

/** The test scenario has no changed content, so valid input ends with 404: there is no offer. */
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
