import type { FastifyRequest } from 'fastify';
import { type Endpoint, offlineHeaders } from '#contract/endpoint.ts';
import { AppError } from '../app-error.ts';

/** How many seconds ago the golfer made the change that a request asks for; 0 for a row that is not `offline`. */
export function recordedAgo(row: Endpoint, { headers }: FastifyRequest): number {
  if (!row.offline) return 0;
  return offlineHeaders.safeParse(headers).data?.['recorded-ago'] ?? 0;
}

/**
 * Keeps what one golfer did on a device out of the account of another one who has signed in there since, for
 * every request that says whose it is.
 * @throws AppError unauthorized
 */
export function refuseOtherGolfer({ headers, caller }: FastifyRequest): void {
  const golferId = headers['recorded-by'];
  if (golferId !== undefined && golferId !== caller?.id) throw new AppError('unauthorized');
}
