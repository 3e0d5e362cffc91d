import { basename, dirname } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import send from '@fastify/send';
import type { FastifyReply } from 'fastify';
import type { StoredFile } from '#contract/endpoint.ts';
import { AppError } from '../app-error.ts';
import { clientGone, sendStream } from './client-gone.ts';

/** How long browsers may reuse a redirect: well below the lifetime of the signed URL. */
const redirectSeconds = 1800;

/**
 * Sends a stored file: all of it, the requested bytes (206), nothing if the browser has the file already (304), or a
 * redirect to the bucket. Nothing in the file may run as a script, whatever a user has uploaded.
 * @throws errors that `error-reply` handles: 404 for a missing file, 416 for bytes beyond its end
 */
export async function sendStored(reply: FastifyReply, file: StoredFile): Promise<FastifyReply> {
  reply.header('content-security-policy', "default-src 'none'; sandbox");
  if ('path' in file) return sendFile(reply, file);
  if (!file.isPublic) return sendFetched(reply, file.address);
  reply.header('cache-control', `private, max-age=${redirectSeconds}`);
  return reply.redirect(file.address, 302);
}

async function sendFile(
  reply: FastifyReply,
  { path, mediaType }: Extract<StoredFile, { readonly path: string }>,
): Promise<FastifyReply> {
  const found = await send(reply.request.raw, basename(path), {
    root: dirname(path),
    dotfiles: 'deny',
    index: false,
    cacheControl: false,
    lastModified: false,
    contentType: false,
  });
  if (found.type === 'error') throw found.metadata.error;
  return sendStream(
    reply.code(found.statusCode).headers(found.headers).type(mediaType),
    found.stream,
  );
}

/** How long the bucket may take until it sends the headers of its response. */
const bucketLimitMs = 8_000;

const asked = ['range', 'if-range', 'if-none-match'] as const;
const answered = [
  ...['accept-ranges', 'content-length', 'content-range', 'content-type', 'etag'],
] as const;

/** Forwards the response of a bucket that browsers cannot reach. */
async function sendFetched(reply: FastifyReply, address: string): Promise<FastifyReply> {
  const { headers } = reply.request;
  const wanted = asked.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const gone = clientGone(reply);
  const late = new AbortController();
  const limit = setTimeout(() => late.abort(), bucketLimitMs);
  const signal = AbortSignal.any([gone, late.signal]);
  const answer = await fetch(address, { headers: Object.fromEntries(wanted), signal }).catch(
    () => null,
  );
  // Only the headers are limited in time; a video may take longer.
  clearTimeout(limit);
  gone.throwIfAborted();
  if (answer === null || answer.status >= 500) throw new AppError('unavailable');
  if (!answer.ok && answer.status !== 304) {
    await answer.body?.cancel();
    throw new AppError(answer.status === 416 ? 'range_not_satisfiable' : 'not_found');
  }
  for (const name of answered) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  reply.code(answer.status);
  if (answer.body === null) return reply.send();
  return sendStream(reply, Readable.fromWeb(answer.body as ReadableStream));
}
