import { createHash } from 'node:crypto';
import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Change } from '../changes.ts';
import { type Db, leaveToCommit } from '../database/drizzle.ts';
import { findAnswer, type RepeatableRequest, saveAnswer } from '../idempotency/answer-queries.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null when the request has no `Idempotency-Key`. */
    repeatable: RepeatableRequest | null;
  }
}

/**
 * Identifies a request by its data as sent, before defaults are filled in, so that a request that waited offline during
 * a server update is still recognized.
 */
export const recognizeRequest: preValidationAsyncHookHandler = async (request) => {
  const key = request.headers['idempotency-key'];
  request.repeatable = typeof key === 'string' ? { key, hash: hashOf(request) } : null;
};

function hashOf({ method, url, body, receivedFiles }: FastifyRequest): string {
  const hash = createHash('sha256').update(JSON.stringify([method, url, body ?? null]));
  for (const file of Object.values(receivedFiles ?? {})) {
    hash.update(file === null ? '' : 'bytes' in file ? file.bytes : file.sha256);
  }
  return hash.digest('base64url');
}

/**
 * Returns the stored answer of a repeated request; null when it is the first.
 * @throws AppError idempotency_key_reused when another request has used the key
 */
export async function findFirstAnswer(
  db: Db,
  golferId: string,
  request: RepeatableRequest,
): Promise<string | null> {
  const known = await findAnswer(db, golferId, request.key);
  if (known !== null && known.requestHash !== request.hash)
    throw new AppError('idempotency_key_reused');
  return known?.answer ?? null;
}

/**
 * Answers a repeated request with its first answer, without running it again; otherwise stores the answer with the
 * change. Changes of one golfer take turns, so only the first of several simultaneous requests runs.
 * @throws AppError idempotency_key_reused
 */
export async function answerOnce(
  { tx, golfer, now }: Change,
  request: RepeatableRequest | null,
  makeAnswer: () => Promise<string>,
): Promise<string> {
  if (request === null) return makeAnswer();
  const known = await findFirstAnswer(tx, golfer.id, request);
  if (known !== null) return known;
  const answer = await makeAnswer();
  leaveToCommit(tx, saveAnswer(tx, { golferId: golfer.id, request, answer, now }));
  return answer;
}
