import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** The most characters of path and query: ten times the longest URL of this app. */
const longestAddress = 4096;

/** The decoded path of a request, without its query. */
export function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?');
  return decodeURIComponent(path);
}

/**
 * Rejects URLs that are longer than any of ours, on every route.
 * @throws AppError address_too_long
 */
export function refuseLongAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url }, _reply, done) => {
    done(url.length > longestAddress ? new AppError('address_too_long') : undefined);
  });
}
