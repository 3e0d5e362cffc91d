import type { User } from '#contract/accounts.ts';
import type { HandicapEntry } from '#contract/handicap.ts';
import type { OverlayContext } from '#web/platform/queue/overlay-context.ts';

type Waiting = Pick<OverlayContext, 'changes'>;

/** Handicaps not sent to the server yet, in the order in which they were recorded. */
const waitingEntries = ({ changes }: Waiting): readonly HandicapEntry[] =>
  changes.flatMap((change) =>
    change.kind === 'handicap'
      ? [{ handicap: change.body.handicap.toFixed(1), recordedAt: change.at }]
      : [],
  );

/** Every recorded handicap, oldest first, including those not sent yet. */
export const waitingHandicaps = (
  history: readonly HandicapEntry[],
  waiting: Waiting,
): readonly HandicapEntry[] => [...history, ...waitingEntries(waiting)];

/** The user with the handicap that was recorded last, even if it was not sent yet. */
export function waitingGolfer(user: User | null, waiting: Waiting): User | null {
  const last = waitingEntries(waiting).at(-1);
  return user && last ? { ...user, currentHandicap: last.handicap } : user;
}
