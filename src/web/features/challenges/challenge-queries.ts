import { challenges } from '#contract/challenges.ts';
import { query } from '#web/platform/api/query.ts';

// Friends change these too: each is read again whenever it comes on the screen.
const staleTime = 0;

export const challengesQuery = { ...query(challenges.list), staleTime };

/** Whom the golfer can challenge in a drill. */
export const opponentsQuery = (exerciseId: string) => ({
  ...query(challenges.friends, { params: { id: exerciseId } }),
  staleTime,
});

export const drillBoardQuery = (exerciseId: string) => ({
  ...query(challenges.board, { params: { id: exerciseId } }),
  staleTime,
});
