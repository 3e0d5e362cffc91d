import type { calendarFeed } from '#contract/calendar-feed.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { restorableDays } from '#domain/calendar-feed/feed-address.ts';
import { AppError } from '#server/platform/app-error.ts';
import { hashOfToken } from '#server/platform/auth/token.ts';
import type { Change } from '#server/platform/changes.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findOrInsertFeed, nextRotation, previousRotation, setTokenHash } from './queries.ts';

type Settings = Pick<Platform, 'config' | 'deriveToken'>;
type Subscription = Omit<AnswerOf<typeof calendarFeed.subscriptionUrl>, 'calendarName'>;
type Feed = Awaited<ReturnType<typeof findOrInsertFeed>>;

const restorableFor = { hours: restorableDays * 24 };

/** Creates, renews and restores the secret URLs of golfers' calendar feeds. */
export function feedUrls({ config, deriveToken }: Settings) {
  const tokenOf = (seed: string, rotation: number) =>
    deriveToken(`calendar-feed:${seed}:${rotation}`);
  const first = (userId: string, rotation: number) => ({
    userId,
    seed: userId,
    rotation,
    tokenHash: hashOfToken(tokenOf(userId, rotation)),
  });

  /** Describes a feed to its golfer, and stores the hash of its token if it does not have it yet. */
  async function describe(db: Db, feed: Feed, now: Temporal.Instant): Promise<Subscription> {
    const token = tokenOf(feed.seed, feed.rotation);
    const tokenHash = hashOfToken(token);
    if (feed.tokenHash !== tokenHash) await setTokenHash(db, { ...feed, tokenHash });
    const until = feed.rotatedAt?.toTemporalInstant().add(restorableFor) ?? null;
    const isOver = until === null || Temporal.Instant.compare(until, now) <= 0;
    return {
      subscriptionUrl: new URL(`/api/calendar/${token}.ics`, config.publicUrl).href,
      restorableUntil: isOver ? null : until.toString(),
    };
  }

  return {
    /**
     * Returns the golfer's feed URL, which stays the same until it is renewed, even after a change of the server's
     * secret, from which tokens are derived.
     */
    current: async (db: Db, userId: string, now: Temporal.Instant): Promise<Subscription> =>
      describe(db, await findOrInsertFeed(db, first(userId, 0)), now),

    /** Returns a new URL. The old one stops working, and can be restored for some days. */
    renew: async ({ tx, golfer, now }: Change): Promise<Subscription> =>
      describe(tx, await nextRotation(tx, first(golfer.id, 1), dateOf(now)), now),

    /**
     * Returns the URL before the newest one. The newest one stops working.
     * @throws AppError nothing_to_undo when there is none, or it was replaced too long ago
     */
    async restore({ tx, golfer, now }: Change): Promise<Subscription> {
      const rotatedAfter = dateOf(now.subtract(restorableFor));
      const feed = await previousRotation(tx, { userId: golfer.id, rotatedAfter });
      if (feed === null) throw new AppError('nothing_to_undo');
      return describe(tx, feed, now);
    },
  };
}
