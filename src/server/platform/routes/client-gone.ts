import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Ends the work for a client that no longer waits for it. */
class ClientGoneError extends Error {
  override name = 'ClientGoneError';
}

/** Whether the client has disconnected, or has its whole answer. */
export const isGone = ({ raw }: FastifyReply): boolean => raw.destroyed || raw.closed;

/** Whether an error only says that the client has disconnected while it sent its request or received the answer. */
export function isOfGoneClient(error: unknown): boolean {
  if (error instanceof ClientGoneError) return true;
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || (code === 'ECONNRESET' && message === 'aborted');
}

/** Calls `release` when the client disconnects or has its whole answer, at once if that has already happened. */
function onceGone(reply: FastifyReply, release: () => void): void {
  if (isGone(reply)) release();
  else reply.raw.once('close', release);
}

/** Aborts, with a ClientGoneError, when the client disconnects: for work that only this client waits for. */
export function clientGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  onceGone(reply, () => gone.abort(new ClientGoneError('The client has disconnected')));
  return gone.signal;
}

/** Sends a stream, which belongs to the request from now on: it is closed whenever the client goes away. */
export function sendStream(reply: FastifyReply, content: Readable): FastifyReply {
  // Fastify would call a stream that was closed early an error.
  if (!isGone(reply)) reply.send(content);
  else reply.hijack();
  onceGone(reply, () => content.destroy());
  return reply;
}
