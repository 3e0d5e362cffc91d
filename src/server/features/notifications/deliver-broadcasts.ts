import * as z from 'zod/mini';
import type { LiveMessage } from '#contract/live.ts';
import type { DomainEvents } from '#domain/events.ts';
import { describeKind } from '#domain/notifications/catalog.ts';
import {
  findUndelivered,
  saveProgress,
  takePage,
} from '#server/features/broadcasts/public-queries.ts';
import { transaction } from '#server/platform/database/drizzle.ts';
import { type Job, type Worker, worker } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { insertBroadcastNotifications } from './broadcast-queries.ts';
import { broadcastDelivered } from './public-queries.ts';

/** Golfers who are told in one transaction: short enough that nobody waits for its end. */
const pageSize = 1_000;

/** Pages that one job delivers; the next ones are another job, also when this server stops. */
const pagesPerJob = 10;

const payload = z.object({ broadcastId: z.optional(z.string()) });

/** Delivers what is left of a broadcast, or of all broadcasts. */
const deliverBroadcasts: Job<typeof payload> = {
  name: 'deliver-broadcasts',
  payload,
  keyOf: ({ broadcastId }) => broadcastId ?? 'daily',
};

type Tools = Pick<Platform, 'db' | 'clock' | 'sendJob' | 'log'> & {
  readonly live: Pick<Platform['live'], 'hint'>;
};

/** Begins the delivery of a broadcast, or goes on with it. */
export async function deliverSoon(
  { broadcastId }: DomainEvents['broadcastSent'],
  { db, sendJob }: Pick<Platform, 'db' | 'sendJob'>,
): Promise<void> {
  await sendJob(db, deliverBroadcasts, { payload: { broadcastId } });
}

/** Delivers broadcasts; once a day, those that anything has kept from being delivered. */
export function broadcastsWorker(tools: Tools): Worker {
  const delivering = worker(deliverBroadcasts, async ({ broadcastId }) => {
    const { db, clock } = tools;
    const ids = broadcastId === undefined ? await findUndelivered(db, clock()) : [broadcastId];
    for (const id of ids) {
      if (await deliverPages(tools, id)) await deliverSoon({ broadcastId: id }, tools);
    }
  });
  return { ...delivering, isDaily: true };
}

/** Whether there are more pages after these. */
async function deliverPages(tools: Tools, broadcastId: string): Promise<boolean> {
  for (let count = 0; count < pagesPerJob; count += 1) {
    if (!(await deliverPage(tools, broadcastId))) return false;
  }
  return true;
}

/**
 * Tells the next golfers of a broadcast. Rows, progress and the job for their devices are committed
 * together, so after a crash it goes on with exactly those who are left.
 * @returns whether there may be more
 */
async function deliverPage(tools: Tools, broadcastId: string): Promise<boolean> {
  const { db, clock, sendJob } = tools;
  const now = clock();
  const page = await transaction(db, async (tx) => {
    const taken = await takePage(tx, { broadcastId, now, size: pageSize });
    if (taken === null) return null;
    const { golferIds } = taken;
    const told = await insertBroadcastNotifications(tx, { broadcastId, golferIds, at: now });
    const isLast = golferIds.length < pageSize;
    await saveProgress(tx, { broadcastId, golferIds, delivered: told.length, isLast });
    const ids = told.map(({ id }) => id);
    const range = { broadcastId, fromId: Math.min(...ids), toId: Math.max(...ids) };
    if (ids.length > 0) await sendJob(tx, broadcastDelivered, { payload: range });
    return { ...taken, told, isLast };
  });
  if (page === null) return false;
  const golferIds = page.told.map(({ userId }) => userId);
  await showInTabs(tools, { broadcastId, title: page.title, message: page.message, golferIds });
  return !page.isLast;
}

/** Bytes of a hint: what nodes tell each other at once, with room for what goes around it. */
const hintBytes = 7_800;

type Shown = {
  readonly broadcastId: string;
  readonly title: string;
  readonly message: string;
  readonly golferIds: readonly string[];
};

/** Shows it to those of the golfers who have the app open. Others find it in their list. */
async function showInTabs({ live, log }: Tools, shown: Shown): Promise<void> {
  const { broadcastId, title, message: text, golferIds } = shown;
  const { type, path } = describeKind({ kind: 'admin_broadcast', broadcastId });
  const notification = { type, title, message: text, data: { path } };
  const message: LiveMessage = { type: 'notification', notification };
  const room = hintBytes - Buffer.byteLength(JSON.stringify(message));
  try {
    for (const some of inParts(golferIds, room)) await live.hint(some, message);
  } catch (error) {
    log.warn({ fault: String(error).slice(0, 200) }, 'open tabs cannot be told of a broadcast');
  }
}

/** Ids in parts that take up at most so many bytes each, with a comma between them. */
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
