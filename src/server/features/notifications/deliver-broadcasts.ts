import * as z from 'zod/mini';
import type { LiveMessage } from '#contract/live.ts';
import type { DomainEvents } from '#domain/events.ts';
import { describeKind } from '#domain/notifications/catalog.ts';
import {
  claimPage,
  findUndelivered,
  saveProgress,
} from '#server/features/broadcasts/public-queries.ts';
import { transaction } from '#server/platform/database/drizzle.ts';
import { type Job, type Worker, worker } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { insertBroadcastNotifications } from './broadcast-queries.ts';
import { broadcastDelivered } from './public-queries.ts';

/** Golfers notified in one transaction. Small enough that other transactions do not wait long. */
const pageSize = 1_000;

/** Pages delivered by one job. A new job delivers the next pages, even if this server stops. */
const pagesPerJob = 10;

const payload = z.object({ broadcastId: z.optional(z.string()) });

/** Sent for a broadcast. Those before it are delivered first, so that golfers have them in order. */
const deliverBroadcasts: Job<typeof payload> = {
  name: 'deliver-broadcasts',
  payload,
  keyOf: ({ broadcastId }) => broadcastId ?? 'daily',
};

type Tools = Pick<Platform, 'db' | 'clock' | 'sendJob' | 'log'> & {
  readonly live: Pick<Platform['live'], 'nudge'>;
};

/** Starts or continues the delivery of a broadcast. */
export async function deliverSoon(
  { broadcastId }: DomainEvents['broadcastSent'],
  { db, sendJob }: Pick<Platform, 'db' | 'sendJob'>,
): Promise<void> {
  await sendJob(db, deliverBroadcasts, { payload: { broadcastId } });
}

/** Delivers broadcasts. A daily run picks up broadcasts whose delivery was interrupted. */
export function broadcastsWorker(tools: Tools): Worker {
  const delivering = worker(deliverBroadcasts, async () => {
    for (const broadcastId of await findUndelivered(tools.db, tools.clock())) {
      // The next job goes on with the rest, and then with the broadcasts after it.
      if (await deliverPages(tools, broadcastId)) return deliverSoon({ broadcastId }, tools);
    }
  });
  return { ...delivering, isDaily: true };
}

/** Delivers up to `pagesPerJob` pages and returns whether there may be more. */
async function deliverPages(tools: Tools, broadcastId: string): Promise<boolean> {
  for (let count = 0; count < pagesPerJob; count += 1) {
    if (!(await deliverPage(tools, broadcastId))) return false;
  }
  return true;
}

/**
 * Notifies the next page of golfers. The notifications, the progress and the push job are committed together, so
 * after a crash the delivery continues with exactly the remaining golfers.
 * @returns whether there may be more
 */
async function deliverPage(tools: Tools, broadcastId: string): Promise<boolean> {
  const { db, clock, sendJob } = tools;
  const now = clock();
  const page = await transaction(db, async (tx) => {
    const taken = await claimPage(tx, { broadcastId, now, size: pageSize });
    if (taken === null) return null;
    const { golferIds } = taken;
    const inserted = await insertBroadcastNotifications(tx, { broadcastId, golferIds, at: now });
    const isLast = golferIds.length < pageSize;
    await saveProgress(tx, { broadcastId, golferIds, delivered: inserted.length, isLast });
    const ids = inserted.map(({ id }) => id);
    const range = { broadcastId, fromId: Math.min(...ids), toId: Math.max(...ids) };
    if (ids.length > 0) await sendJob(tx, broadcastDelivered, { payload: range });
    return { ...taken, inserted, isLast };
  });
  if (page === null) return false;
  const golferIds = page.inserted.map(({ userId }) => userId);
  await showInTabs(tools, { broadcastId, title: page.title, message: page.message, golferIds });
  return !page.isLast;
}

/** Bytes available in one nudge for the golfer ids and the message. Leaves room for the rest of the signal. */
const nudgeBytes = 7_800;

type Shown = {
  readonly broadcastId: string;
  readonly title: string;
  readonly message: string;
  readonly golferIds: readonly string[];
};

/** Shows the broadcast in the open tabs of these golfers. The others find it in their list of notifications. */
async function showInTabs({ live, log }: Tools, shown: Shown): Promise<void> {
  const { broadcastId, title, message: text, golferIds } = shown;
  const { type, path } = describeKind({ kind: 'admin_broadcast', broadcastId });
  const notification = { type, title, message: text, data: { path } };
  const message: LiveMessage = { type: 'notification', notification };
  const room = nudgeBytes - Buffer.byteLength(JSON.stringify(message));
  try {
    for (const some of inParts(golferIds, room)) await live.nudge(some, message);
  } catch (error) {
    log.warn({ fault: String(error).slice(0, 200) }, 'open tabs cannot show a broadcast');
  }
}

/** Splits ids into parts of at most `bytes` bytes each, counting a comma after each id. */
function inParts(ids: readonly string[], bytes: number): string[][] {
  const parts: string[][] = [];
  let left = 0;
  for (const id of ids) {
    const size = Buffer.byteLength(id) + 1;
    if (size > left) {
      parts.push([]);
      left = bytes;
    }
    parts.at(-1)?.push(id);
    left -= size;
  }
  return parts;
}
