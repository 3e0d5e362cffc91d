import * as z from 'zod/mini';
import { tokenDays, tokenNameLength, tokenScopes } from '#domain/access-tokens/access-token.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import { instant, madeId, requiredLine, success } from './fields.ts';

/** URL prefixes of reads that become stale when a golfer's tokens change. */
const changedWithTokens: readonly `/api/${string}`[] = ['/api/user/access-tokens'];

const accessToken = z.object({
  id: z.string(),
  /** The tool that the golfer made the token for. */
  name: z.string(),
  scope: z.enum(tokenScopes),
  createdAt: instant,
  /** Null for a token that works until it is revoked. */
  expiresAt: z.nullable(instant),
  isExpired: z.boolean(),
  /** Precise to a few minutes; null if it was never used. */
  lastUsedAt: z.nullable(instant),
});
export type AccessToken = z.output<typeof accessToken>;

export const accessTokens = {
  list: endpoint({
    method: 'GET',
    path: '/api/user/access-tokens',
    auth: 'golfer',
    summary: 'List the golfer’s access tokens, newest first, without their secrets',
    response: z.array(accessToken),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/user/access-tokens',
    auth: 'golfer',
    summary: 'Create an access token for a tool of the golfer’s; the token is returned only here',
    body: z.object({
      name: requiredLine(tokenNameLength, 'name_required'),
      scope: z.enum(tokenScopes),
      /** Null for a token that works until it is revoked. */
      days: z.nullable(z.literal([...tokenDays])),
    }),
    refresh: changedWithTokens,
    response: z.object({ accessToken, token: z.string() }),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/user/access-tokens/{id}',
    auth: 'golfer',
    summary: 'Revoke an access token immediately',
    params: z.object({ id: madeId }),
    refresh: changedWithTokens,
    response: success,
  }),
} satisfies Endpoints;
