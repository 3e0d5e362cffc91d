import type { User } from '#contract/accounts.ts';
import type { HandicapEntry } from '#contract/handicap.ts';
import type { PredictionContext } from './context.ts';

/** Handicaps not sent to the server yet, in the order in which they were recorded. */
const waitingEntries = ({ effects }: PredictionContext): readonly HandicapEntry[] =>
  effects.flatMap((effect) =>
    effect.kind === 'handicap'
      ? [{ handicap: effect.body.handicap.toFixed(1), recordedAt: effect.at }]
      : [],
  );

/** Every recorded handicap, oldest first, including those not sent yet. */
export const predictedHandicaps = (
  history: HandicapEntry[],
  context: PredictionContext,
): HandicapEntry[] => [...history, ...waitingEntries(context)];

/** The user with the handicap that was recorded last, even if it was not sent yet. */
export function predictedGolfer(user: User, context: PredictionContext): User {
  const last = waitingEntries(context).at(-1);
  return last ? { ...user, currentHandicap: last.handicap } : user;
}
