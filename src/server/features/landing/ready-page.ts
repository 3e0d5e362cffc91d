import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedValues } from '#server/platform/routes/request-language.ts';

/** A kilobyte less than with 9, which is one round trip, in half the time of the best. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** A page that many are sent, compressed once. As text it would take six times the memory, for the few who need that. */
export type ReadyPage = {
  readonly hash: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
};

export const makeReady = async (html: string): Promise<ReadyPage> => ({
  hash: createHash('sha256').update(html).digest('base64url').slice(0, 22),
  br: await promisify(brotliCompress)(html, brotli),
  gzip: await promisify(gzip)(html, { level: 9 }),
});

/** The page as text. */
export const htmlOf = async (page: ReadyPage): Promise<string> =>
  (await promisify(gunzip)(page.gzip)).toString();

/** Sends the page, or nothing when the browser has it. */
export async function sendReady(request: FastifyRequest, reply: FastifyReply, page: ReadyPage) {
  const accepted = acceptedValues(request.headers['accept-encoding'] ?? '');
  const coding = (['br', 'gzip'] as const).find((each) => accepted.includes(each));
  const etag = `"${page.hash}${coding ? `-${coding}` : ''}"`;
  reply.header('etag', etag);
  if (isKnown(request, etag)) return reply.code(304).send();
  if (coding === undefined) return reply.send(await htmlOf(page));
  return reply.header('content-encoding', coding).send(page[coding]);
}

const isKnown = ({ headers }: FastifyRequest, etag: string) =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));
