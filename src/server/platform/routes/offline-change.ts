import type { FastifyRequest } from 'fastify';
import { type Endpoint, offlineHeaders } from '#contract/endpoint.ts';
import { madeIdOf } from '#contract/made-id.ts';
import { AppError } from '../app-error.ts';

/** How many seconds ago the golfer made the requested change; 0 for a row that is not `offline`. */
export function recordedAgo(row: Endpoint, { headers }: FastifyRequest): number {
  if (!row.offline) return 0;
  return offlineHeaders.safeParse(headers).data?.['recorded-ago'] ?? 0;
}

/**
 * Rejects a request that names another golfer than the caller, so that a change made on a device does not end up in the
 * account of a golfer who has signed in there since.
 * @throws AppError unauthorized
 */
export function refuseOtherGolfer({ headers, caller }: FastifyRequest): void {
  const golferId = headers['recorded-by'];
  if (golferId !== undefined && madeIdOf(String(golferId)) !== caller?.id)
    throw new AppError('unauthorized');
}
