import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import {
  type AnswerOf,
  type Endpoint,
  isChange,
  responseSchema,
  type StoredFile,
} from '#contract/endpoint.ts';
import { sendStream } from './client-gone.ts';
import { sendStored } from './send-stored.ts';

const isEmpty = ({ response }: Endpoint) => 'kind' in response && response.kind === 'nothing';

const isStored = ({ response }: Endpoint) => 'kind' in response && response.kind === 'stored';

/** Whether the answer is JSON or empty. */
export const isData = (row: Endpoint) => !('kind' in row.response) || isEmpty(row);

/** The status of a successful answer. */
export const statusOf = (row: Endpoint) => {
  if (redirectOf(row)) return 302;
  return isEmpty(row) ? 204 : (row.status ?? 200);
};

/** The redirect that a row declares; null for every other row. */
export const redirectOf = ({ response }: Endpoint) =>
  'kind' in response && response.kind === 'redirect' ? response : null;

/**
 * The response schemas of a row in Fastify's format.
 * @throws Error when a change would have to include its effects in a file
 */
export function responsesOf(row: Endpoint) {
  const schema = responseSchema(row);
  if (schema !== null) return { [statusOf(row)]: schema };
  if (isEmpty(row) || redirectOf(row) || isStored(row)) return {};
  if (isChange(row)) throw new Error(`${row.path}: a change answers with JSON or nothing`);
  return { [statusOf(row)]: { content: { [mediaTypeOf(row)]: { schema: z.string() } } } };
}

const mediaTypeOf = ({ response }: Endpoint) =>
  'mediaType' in response ? response.mediaType : 'application/json; charset=utf-8';

/** Sends the answer of a handler. */
export function sendAnswer(
  reply: FastifyReply,
  row: Endpoint,
  answer: AnswerOf<Endpoint>,
): FastifyReply | Promise<FastifyReply> {
  allowCache(reply, row);
  const { response } = row;
  if (!('kind' in response)) return reply.send(answer);
  if (response.kind === 'nothing') return reply.send();
  if (response.kind === 'redirect') return reply.redirect(String(answer));
  if (response.kind === 'stored') return sendStored(reply, answer as StoredFile);
  // A handler may have chosen another type for a browser's tab.
  if (!reply.hasHeader('content-type')) reply.type(response.mediaType);
  if (response.kind === 'file') return reply.send(answer);
  return sendStream(reply, answer as Readable);
}

/** Sends the answer of a change, which is JSON text or empty. */
export function sendChange(reply: FastifyReply, row: Endpoint, json: string): FastifyReply {
  allowCache(reply, row);
  return isEmpty(row) ? reply.send() : reply.type(mediaTypeOf(row)).send(json);
}

/** Runs only when an answer is sent, so that an earlier error is not cached. */
function allowCache(reply: FastifyReply, { cache = 'no-store' }: Endpoint): void {
  reply.header('cache-control', cache);
}
