import { todayIn } from '#domain/calendar-date.ts';
import { feedEventOf } from '#domain/calendar-feed/feed-event.ts';
import {
  type Edition,
  feedStart,
  nextEdition,
  type PublishedEvent,
} from '#domain/calendar-feed/publish.ts';
import { type Db, transaction } from '#server/platform/database/drizzle.ts';
import {
  deletePublished,
  findFeedSessions,
  findPublished,
  lockFeed,
  savePublished,
} from './queries.ts';

type Subscriber = {
  readonly userId: string;
  readonly timeZone: string;
  /** `HH:MM`. */
  readonly reminderTime: string;
};

/**
 * Returns the current content of the feed. Sequence numbers are increased here, by comparing with the last
 * published content, so code that moves or removes sessions does not need to know about feeds.
 */
export async function publishFeed(
  db: Db,
  subscriber: Subscriber,
  now: Temporal.Instant,
): Promise<readonly PublishedEvent[]> {
  const { events, revised, forgotten } = await readEdition(db, subscriber, now);
  if (revised.length === 0 && forgotten.length === 0) return events;
  return transaction(db, async (tx) => {
    await lockFeed(tx, subscriber.userId);
    const edition = await readEdition(tx, subscriber, now);
    await savePublished(tx, subscriber.userId, edition.revised);
    await deletePublished(tx, subscriber.userId, edition.forgotten);
    return edition.events;
  });
}

async function readEdition(
  db: Db,
  { userId, timeZone, reminderTime }: Subscriber,
  now: Temporal.Instant,
): Promise<Edition> {
  const today = todayIn(timeZone, now);
  const published = await findPublished(db, userId);
  const sessions = await findFeedSessions(db, { userId, from: feedStart(today) });
  const time = { timeZone, reminderTime };
  return nextEdition({
    published,
    current: sessions.map((session) => feedEventOf(session, time)),
    today,
    now: now.toString(),
  });
}
