import { createHash } from 'node:crypto';
import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import { findAnswer, type RepeatableRequest, saveAnswer } from '../answers/answer-queries.ts';
import { AppError } from '../app-error.ts';
import type { Change } from '../changes.ts';
import { leaveToCommit } from '../database/drizzle.ts';

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
  const known = await findAnswer(tx, golfer.id, request.key);
  if (known !== null) {
    if (known.requestHash !== request.hash) throw new AppError('idempotency_key_reused');
    return known.answer;
  }
  const answer = await makeAnswer();
  leaveToCommit(tx, saveAnswer(tx, { golferId: golfer.id, request, answer, now }));
  return answer;
}
