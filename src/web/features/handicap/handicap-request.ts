import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import { handicap } from '#contract/handicap.ts';
import { query } from '#web/platform/api/query.ts';
import { apiRequest } from '#web/platform/api/request.ts';
import { isSignedOut } from '#web/platform/api/signed-out.ts';

const row = handicap.shouldRequest;

/** Coming back to the home screen within five minutes asks nobody again. */
const freshForMs = 5 * 60_000;

/**
 * Whether this month's handicap is still to be asked for. It fails with one sentence whatever went
 * wrong; only a session that ended stays what it is, since that leads to sign-in.
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
