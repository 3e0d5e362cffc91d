import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import { handicap } from '#contract/handicap.ts';
import { query } from '#web/platform/api/query.ts';
import { apiRequest } from '#web/platform/api/request.ts';
import { isSignedOut } from '#web/platform/client/signed-out.ts';

const row = handicap.shouldRequest;

/** Returning to the home screen within five minutes sends no new request. */
const freshForMs = 5 * 60_000;

/**
 * Whether the golfer still has to be asked for this month's handicap. Every error gets the same message, except an
 * ended session, which is rethrown because it leads to the sign-in screen.
 */
export const handicapRequest = queryOptions({
  ...query(row),
  staleTime: freshForMs,
  retry: false,
  queryFn: async ({ signal }): Promise<ResponseOf<typeof row>> => {
    try {
      return (await apiRequest(row.path, { signal })) as ResponseOf<typeof row>;
    } catch (error) {
      if (signal.aborted || isSignedOut(error, row.auth)) throw error;
      throw new Error('Failed to fetch handicap request status', { cause: error });
    }
  },
});
