import type { FastifyInstance } from 'fastify';
import { isOwnMachine } from '../services/https-note.ts';

/** Hosts are logged as they were sent, so only what can be one. */
const hostPattern = /^[\w.:[\]-]{1,100}$/;

/**
 * Logs a warning once when a browser opens a page at another machine's address while PUBLIC_URL is one of this machine:
 * the links in mails, calendars and for coaches would lead golfers to their own machines. Links are never made from what
 * a request claims, because anybody may claim any host.
 */
export function warnOfOtherHost(app: FastifyInstance, publicUrl: URL): void {
  if (!isOwnMachine(publicUrl.hostname)) return;
  let hasWarned = false;
  app.addHook('onRequest', async ({ headers: { host = '', accept = '' }, log }) => {
    if (hasWarned || !accept.includes('text/html') || !hostPattern.test(host)) return;
    const opened = URL.parse(`http://${host}`);
    if (opened === null || isOwnMachine(opened.hostname)) return;
    hasWarned = true;
    log.warn({ host }, `Links lead to ${publicUrl.origin}: set PUBLIC_URL to what golfers open`);
  });
}
