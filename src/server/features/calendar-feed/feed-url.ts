import { hashOf } from '#server/platform/auth/token.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findOrInsertFeed, nextRotation, setTokenHash } from './queries.ts';

type Settings = Pick<Platform, 'config' | 'deriveToken'>;

/** Makes and renews the secret URLs of golfers' feeds. */
export function feedUrls({ config, deriveToken }: Settings) {
  const tokenOf = (userId: string, rotation: number) =>
    deriveToken(`calendar-feed:${userId}:${rotation}`);
  const urlOf = (token: string) => new URL(`/api/calendar/${token}.ics`, config.publicUrl).href;
  return {
    /** The golfer's feed URL: the same one each time, until it is renewed. */
    async current(db: Db, userId: string): Promise<string> {
      const tokenHash = hashOf(tokenOf(userId, 0));
      const feed = await findOrInsertFeed(db, { userId, rotation: 0, tokenHash });
      const token = tokenOf(userId, feed.rotation);
      // Another secret of the server makes other tokens: the feed follows when it is next asked for.
      if (feed.tokenHash !== hashOf(token)) {
        await setTokenHash(db, { ...feed, tokenHash: hashOf(token) });
      }
      return urlOf(token);
    },

    /** A new URL, within a transaction. The old one is unknown from then on. */
    async renew(tx: Db, userId: string): Promise<string> {
      const tokenHash = hashOf(tokenOf(userId, 1));
      const rotation = await nextRotation(tx, { userId, rotation: 1, tokenHash });
      const token = tokenOf(userId, rotation);
      await setTokenHash(tx, { userId, rotation, tokenHash: hashOf(token) });
      return urlOf(token);
    },
  };
}
