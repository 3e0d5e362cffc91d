import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** Characters of path and query: ten times what the longest address of this app needs. */
const longestAddress = 4096;

const controlCharacter = /\p{Cc}/u;

/** The path of a request as people read it, without its query. */
export function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?');
  return decodeURIComponent(path);
}

/**
 * Refuses addresses that nobody can mean, whatever would have served them.
 * @throws AppError address_too_long or, for control characters in the path, invalid_input
 */
export function refuseOddAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.url.length > longestAddress) throw new AppError('address_too_long');
    if (controlCharacter.test(pathOf(request))) throw new AppError('invalid_input');
  });
}
