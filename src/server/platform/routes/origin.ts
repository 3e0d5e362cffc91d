import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Config } from '../config.ts';

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

/**
 * The address that links begin with which somebody has just asked for on one of our own pages: PUBLIC_URL; without it,
 * the address of that page, since the default of PUBLIC_URL opens on this machine only. For changes, whose origin has
 * been checked.
 */
export function golfersAddress(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { given, publicUrl }: Pick<Config, 'given' | 'publicUrl'>,
): URL {
  const from = given.has('PUBLIC_URL') ? null : URL.parse(headers.origin ?? '');
  return from ?? publicUrl;
}
