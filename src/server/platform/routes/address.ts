import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** Characters of path and query: ten times what the longest address of this app needs. */
const longestAddress = 4096;

/** The path of a request as people read it, without its query. */
export function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?');
  return decodeURIComponent(path);
}

/**
 * Refuses addresses that are longer than any of ours, whatever would have served them.
 * @throws AppError address_too_long
 */
export function refuseLongAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url }, _reply, done) => {
    done(url.length > longestAddress ? new AppError('address_too_long') : undefined);
  });
}
