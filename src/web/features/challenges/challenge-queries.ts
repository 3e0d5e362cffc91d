import { challenges } from '#contract/challenges.ts';
import { query } from '#web/platform/api/query.ts';

// Friends change this data too, so it is read again each time it is shown.
const staleTime = 0;

export const challengesQuery = { ...query(challenges.list), staleTime };

/** The friends whom the golfer can challenge in a drill. */
export const opponentsQuery = (exerciseId: string) => ({
  ...query(challenges.friends, { params: { id: exerciseId } }),
  staleTime,
});

export const drillBoardQuery = (exerciseId: string) => ({
  ...query(challenges.board, { params: { id: exerciseId } }),
  staleTime,
});
