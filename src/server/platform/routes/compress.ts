import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import plugin from '@fastify/compress';
import type { FastifyInstance, FastifyReply } from 'fastify';
import pLimit from 'p-limit';

const compressed = promisify(gzip);

/**
 * As many at once as Node has threads for it. A compression takes a quarter of a megabyte from when it is asked for,
 * so hundreds that wait for a thread would take a hundred megabytes.
 */
const inTurn = pLimit(4);

/** Bytes: what is smaller is sent in three packets at most, as it is. */
const threshold = 4096;

/** Bytes: what is smaller is compressed in less time than it takes to hand it to another thread and back. */
const quick = 16_384;

/** Characters: Node writes longer text in half the time as bytes, text beyond ASCII in a third of it. */
const shortText = 1024;

/** The fastest level: the next ones cost twice as much for a tenth less. */
const level = 1;

/** A window of 16 KB is all that a short answer fills; more memory would be asked of the system each time. */
const small = { level, windowBits: 14, memLevel: 7 };

/** gzip is what every browser takes, also without TLS; refused with `gzip;q=0`. */
const takesGzip = (accepted: string) =>
  /\bgzip\b/i.test(accepted) && !/\bgzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/i.test(accepted);

const isText = (reply: FastifyReply) =>
  /^text\/|[/+](?:json|xml)\b/.test(String(reply.getHeader('content-type') ?? ''));

/**
 * Compresses answers: what is whole in memory from 4 KB on, from 16 KB on another thread, so that nobody waits for it
 * but who asked; what is sent piece by piece as it goes.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (request, reply, payload) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isWhole || payload.length < shortText) return payload;
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (bytes.length < threshold || !isText(reply) || reply.hasHeader('content-encoding'))
      return bytes;
    reply.header('vary', 'accept-encoding');
    const accepted = request.headers['accept-encoding'];
    if (accepted === undefined || !takesGzip(accepted)) return bytes;
    const packed =
      bytes.length < quick
        ? gzipSync(bytes, small)
        : await inTurn(() => compressed(bytes, { level }));
    reply.header('content-encoding', 'gzip').header('content-length', packed.length);
    return packed;
  });
  await app.register(plugin, { threshold: Number.POSITIVE_INFINITY });
}
