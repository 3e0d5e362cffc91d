import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { uploadMs } from '#contract/upload-time.ts';
import { answerBrokenRequest } from './broken-request.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds that the body of this route may take in addition to the usual limit. */
    extraBodyMs?: number;
  }
}

const usualMs = 30_000;

/** The extra time for files: as long as the largest allowed ones take over a slow connection. */
export const extraBodyMsOf = ({ files = {} }: Pick<Endpoint, 'files'>) =>
  Object.values(files).reduce((total, { maxBytes }) => total + uploadMs(maxBytes), 0);

/**
 * Closes connections whose request does not arrive in time. Fastify has only one limit for all
 * requests, which would be too short for a video or too long for everything else.
 * @param limitMs for a body without files
 */
export function limitBodyTime(app: FastifyInstance, limitMs = usualMs): void {
  const watch = ({ raw, routeOptions }: FastifyRequest, reply: FastifyReply) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
    if (length === undefined && encoding === undefined) return;
    // A request from `inject` has no real connection and is complete at once.
    if (!(raw.socket instanceof Socket)) return;
    const late = setTimeout(
      () => {
        if (raw.complete) return;
        // An error response may have been sent already, without waiting for the body.
        if (!reply.raw.headersSent) answerBrokenRequest(new Error('Late body'), raw.socket);
        raw.socket.destroySoon();
      },
      limitMs + (routeOptions.config?.extraBodyMs ?? 0),
    );
    const arrived = () => clearTimeout(late);
    raw.once('end', arrived).once('close', arrived);
  };
  app.addHook('onRequest', (request, reply, done) => {
    watch(request, reply);
    done();
  });
}
