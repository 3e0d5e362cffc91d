import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import pLimit from 'p-limit';
import { acceptedValues } from './request-language.ts';

const compressed = promisify(gzip);

/**
 * As many compressions at once as Node has threads for them. Each takes a quarter of a megabyte from the moment it is
 * requested, so hundreds waiting for a thread would take a hundred megabytes.
 */
const inTurn = pLimit(4);

/** In bytes. Shorter responses fit in three packets and are sent uncompressed. */
const threshold = 4096;

/** In bytes. Compressing a shorter response takes less time than handing it to another thread and back. */
const quick = 16_384;

/** In characters. Node writes longer text as bytes in half the time, and text beyond ASCII in a third of it. */
const shortText = 1024;

/** The fastest level. The next levels take twice as long for responses that are a tenth smaller. */
const level = 1;

/**
 * For responses of less than 16 KB. With a window of 8 KB, the ten KB of a plan become as short as with 32 KB, and the
 * memory of a compression stays below the size that glibc returns to the system each time.
 */
const small = { level, windowBits: 13, memLevel: 6, chunkSize: 4096 };

/** Whether the client accepts gzip, which every browser does, also without TLS. `gzip;q=0` refuses it. */
const takesGzip = (accepted: string) => acceptedValues(accepted).includes('gzip');

/** Adds to the header, because a page may vary by other headers as well. */
function varyByEncoding(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '');
  if (/accept-encoding/i.test(vary)) return;
  reply.header('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`);
}

const isText = (reply: FastifyReply) =>
  /^text\/|[/+](?:json|xml)\b/.test(String(reply.getHeader('content-type') ?? ''));

/**
 * Compresses answers of 4 KB and more that are in memory as a whole. From 16 KB on that happens on another thread, so
 * that other requests do not wait. Streams are files whose format is compressed already.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isWhole || payload.length < shortText) return payload;
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (bytes.length < threshold || !isText(reply) || reply.hasHeader('content-encoding'))
      return bytes;
    varyByEncoding(reply);
    const accepted = request.headers['accept-encoding'];
    if (accepted === undefined || !takesGzip(accepted)) return bytes;
    const packed =
      bytes.length < quick
        ? gzipSync(bytes, small)
        : await inTurn(() => compressed(bytes, { level }));
    reply.header('content-encoding', 'gzip').header('content-length', packed.length);
    return packed;
  });
}
