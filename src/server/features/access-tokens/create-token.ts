import type { accessTokens } from '#contract/access-tokens.ts';
import type { Received } from '#contract/endpoint.ts';
import { mostTokens } from '#domain/access-tokens/access-token.ts';
import { AppError } from '#server/platform/app-error.ts';
import { newAccessToken } from '#server/platform/auth/access-tokens.ts';
import { hashOfToken } from '#server/platform/auth/token.ts';
import type { Change } from '#server/platform/changes.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { countTokens, deleteExpired, describeToken, insertToken } from './queries.ts';

type NewToken = Received<typeof accessTokens.create>['body'];

/**
 * Creates a token and deletes the golfer's expired ones.
 * @returns the token as listed, and its secret, which is not stored anywhere
 * @throws AppError access_tokens_full
 */
export async function createToken({ tx, golfer, now }: Change, { name, scope, days }: NewToken) {
  await deleteExpired(tx, golfer.id, now);
  if ((await countTokens(tx, golfer.id)) >= mostTokens) throw new AppError('access_tokens_full');
  const token = newAccessToken();
  const row = {
    id: newId(),
    name,
    scope,
    createdAt: dateOf(now),
    expiresAt: days === null ? null : dateOf(now.add({ hours: days * 24 })),
    lastUsedAt: null,
  };
  await insertToken(tx, { ...row, userId: golfer.id, tokenHash: hashOfToken(token) });
  return { accessToken: describeToken(row, now), token };
}
