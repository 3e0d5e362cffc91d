import type { FastifyInstance } from 'fastify';

/**
 * Logs a warning once when requests come through an untrusted proxy: all golfers behind it share the limits of its one
 * address.
 */
export function warnOfUnknownProxies(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook('onRequest', async ({ headers, ip, socket, log }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined || ip !== socket.remoteAddress)
      return;
    hasWarned = true;
    log.warn({ proxy: ip }, 'X-Forwarded-For is not believed: add this proxy to TRUSTED_PROXIES');
  });
}
