import { createHash } from 'node:crypto';
import { transaction } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findOrInsertFeed, nextRotation, setTokenHash } from './queries.ts';

type Tools = Pick<Platform, 'db' | 'config' | 'deriveToken'>;

/** What is stored and looked up instead of the token. */
export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

const tokenOf = ({ deriveToken }: Tools, userId: string, rotation: number) =>
  deriveToken(`calendar-feed:${userId}:${rotation}`);

const addressOf = ({ config }: Tools, token: string) =>
  new URL(`/api/calendar/${token}.ics`, config.publicUrl).href;

/** The golfer's feed address: the same one each time, until it is rotated. */
export async function currentAddress(tools: Tools, userId: string): Promise<string> {
  const { db } = tools;
  const tokenHash = hashOf(tokenOf(tools, userId, 0));
  const feed = await findOrInsertFeed(db, { userId, rotation: 0, tokenHash });
  const token = tokenOf(tools, userId, feed.rotation);
  // Another secret of the server makes other tokens: the feed follows it when it is next asked for.
  if (feed.tokenHash !== hashOf(token)) {
    await setTokenHash(db, { ...feed, tokenHash: hashOf(token) });
  }
  return addressOf(tools, token);
}

/** A new address. The old one is unknown from then on. */
export function rotateAddress(tools: Tools, userId: string): Promise<string> {
  return transaction(tools.db, async (tx) => {
    const tokenHash = hashOf(tokenOf(tools, userId, 1));
    const rotation = await nextRotation(tx, { userId, rotation: 1, tokenHash });
    const token = tokenOf(tools, userId, rotation);
    await setTokenHash(tx, { userId, rotation, tokenHash: hashOf(token) });
    return addressOf(tools, token);
  });
}
