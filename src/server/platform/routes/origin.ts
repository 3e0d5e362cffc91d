import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

const isSecure = (url: URL) => url.protocol === 'https:';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects state-changing requests that a page of another site sends with the golfer's cookie. A browser always says
 * where such a request comes from; a program that does not say it has no cookie to abuse.
 * @throws AppError foreign_origin
 */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: URL): void {
  if (!safeMethods.has(request.method)) requireOwnOrigin(request, publicUrl);
}

/**
 * Does the same for every method, for example for a WebSocket, which any page may open with the golfer's cookie.
 * @throws AppError foreign_origin
 */
export function requireOwnOrigin(request: FastifyRequest, publicUrl: URL): void {
  const { origin, host } = request.headers;
  if (origin === undefined) {
    const site = request.headers['sec-fetch-site'];
    if (site === 'cross-site' || site === 'same-site') throw new AppError('foreign_origin');
    return;
  }
  const from = URL.parse(origin);
  const isOwnHost = from?.host === host && (from?.protocol === 'https:' || !isSecure(publicUrl));
  if (from?.origin !== publicUrl.origin && !isOwnHost) throw new AppError('foreign_origin');
}
