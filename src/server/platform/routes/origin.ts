import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing calls that a page of another site sends along with the golfer's cookie.
 * A browser always says where such a call comes from; a program that says nothing has no cookie to
 * abuse.
 * @throws AppError foreign_origin
 */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: URL): void {
  if (safeMethods.has(request.method)) return;
  const { origin, host } = request.headers;
  if (origin === undefined) {
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new AppError('foreign_origin');
    return;
  }
  const from = URL.parse(origin);
  if (from === null || (from.origin !== publicUrl.origin && from.host !== host)) {
    throw new AppError('foreign_origin');
  }
}
