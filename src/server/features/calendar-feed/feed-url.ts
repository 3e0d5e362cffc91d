import { hashOfToken } from '#server/platform/auth/token.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findOrInsertFeed, nextRotation, setTokenHash } from './queries.ts';

type Settings = Pick<Platform, 'config' | 'deriveToken'>;

/** Creates and renews the secret URLs of golfers' calendar feeds. */
export function feedUrls({ config, deriveToken }: Settings) {
  const tokenOf = (userId: string, rotation: number) =>
    deriveToken(`calendar-feed:${userId}:${rotation}`);
  const urlOf = (token: string) => new URL(`/api/calendar/${token}.ics`, config.publicUrl).href;
  return {
    /** Returns the golfer's feed URL, which stays the same until it is renewed. */
    async current(db: Db, userId: string): Promise<string> {
      const tokenHash = hashOfToken(tokenOf(userId, 0));
      const feed = await findOrInsertFeed(db, { userId, rotation: 0, tokenHash });
      const token = tokenOf(userId, feed.rotation);
      // After a change of the server's secret, tokens differ: the stored hash is updated on the next request.
      if (feed.tokenHash !== hashOfToken(token)) {
        await setTokenHash(db, { ...feed, tokenHash: hashOfToken(token) });
      }
      return urlOf(token);
    },

    /** Returns a new URL, within a transaction. The old one stops working. */
    async renew(tx: Db, userId: string): Promise<string> {
      const tokenHash = hashOfToken(tokenOf(userId, 1));
      const rotation = await nextRotation(tx, { userId, rotation: 1, tokenHash });
      const token = tokenOf(userId, rotation);
      await setTokenHash(tx, { userId, rotation, tokenHash: hashOfToken(token) });
      return urlOf(token);
    },
  };
}
