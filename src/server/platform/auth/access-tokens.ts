import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { dateOf } from '../database/date-of.ts';
import type { Db } from '../database/drizzle.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import { type Caller, callerOf } from './caller.ts';
import { accessTokens, accountColumns, users } from './tables.ts';
import { hashOfToken, newToken } from './token.ts';

/** Every access token begins with it, so that one in a file or a chat is recognized as what it is. */
const prefix = 'pinhigh_';

export const newAccessToken = (): string => prefix + newToken();

/**
 * The access token in a request's `Authorization: Bearer …`; null without one. Other credentials in this header are for
 * a proxy in front of the server.
 */
export function accessTokenIn({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const [, token] = /^bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return token?.startsWith(prefix) === true ? token : null;
}

const byToken = prepareQuery('caller_by_access_token', (db) =>
  db
    .select({
      account: accountColumns,
      id: accessTokens.id,
      scope: accessTokens.scope,
      lastUsedAt: accessTokens.lastUsedAt,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(
      and(
        eq(accessTokens.tokenHash, sql.placeholder('tokenHash')),
        or(isNull(accessTokens.expiresAt), gt(accessTokens.expiresAt, sql.placeholder('now'))),
        isNull(users.deleteAfter),
      ),
    ),
);

/** The last use is written again after this time, so that a tool that asks often does not write often. */
const notedEvery = { minutes: 5 };

/** Creates the function that finds the golfer for whom a token stands; null unless the token works. */
export const tokenCallerFinder =
  ({ db, clock }: { readonly db: Db; readonly clock: Clock }) =>
  async (token: string): Promise<Caller | null> => {
    const now = clock();
    const [found] = await byToken(db, { tokenHash: hashOfToken(token), now: dateOf(now) });
    if (found === undefined) return null;
    const { id, account, scope, lastUsedAt } = found;
    if (lastUsedAt === null || lastUsedAt <= dateOf(now.subtract(notedEvery))) {
      await db
        .update(accessTokens)
        .set({ lastUsedAt: dateOf(now) })
        .where(eq(accessTokens.id, id));
    }
    return callerOf(account, { sessionId: id, renewalDue: false, token: scope });
  };

/**
 * Deletes all access tokens of a golfer. Whatever ends a golfer's sessions ends them too, since whoever had a session
 * could have made one.
 */
export async function deleteAccessTokens(db: Db, golferId: string): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.userId, golferId));
}
