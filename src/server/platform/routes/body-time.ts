import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { uploadMs } from '#contract/upload-time.ts';
import { answerBrokenRequest } from './broken-request.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds that a body of this route may take beyond what every body may. */
    extraBodyMs?: number;
  }
}

const usualMs = 30_000;

/** Files have as long as the largest of them takes on a slow line. */
export const extraBodyMsOf = ({ files = {} }: Pick<Endpoint, 'files'>) =>
  Object.values(files).reduce((total, { maxBytes }) => total + uploadMs(maxBytes), 0);

/**
 * Closes connections whose request does not arrive in time. The server itself has one limit for all
 * requests, which is too short for a video or too long for everything else.
 * @param limitMs for a body without files
 */
export function limitBodyTime(app: FastifyInstance, limitMs = usualMs): void {
  const watch = ({ raw, routeOptions }: FastifyRequest, reply: FastifyReply) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
    if (length === undefined && encoding === undefined) return;
    // What `inject` sends has no connection that could be closed, and is there at once.
    if (!(raw.socket instanceof Socket)) return;
    const late = setTimeout(
      () => {
        if (raw.complete) return;
        // A refusal that did not wait for the body is answered already.
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
