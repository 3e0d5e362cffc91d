import { ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import { notes } from '#contract/fields.ts';
import { isReleasedVersion } from '#domain/installation/newer-version.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import { jobOfMoments, type Worker, worker } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { faultOf } from '#server/platform/services/fault-of.ts';
import { foundVersions } from './tables.ts';

/** Looks for a newer version: once a day, and as soon as an administrator allows it. */
export const lookForVersion = jobOfMoments('look-for-version');

/** What VERSION_URL answers with: the newest version, and what is new in it. More is ignored. */
const announcement = z.object({
  version: z.string().check(z.refine(isReleasedVersion)),
  notes: z.optional(notes(2000)),
});

/** Far more than the notes of a version. */
const mostBytes = 64 * 1024;

type Found = Pick<typeof foundVersions.$inferInsert, 'version' | 'notes' | 'fault' | 'detail'>;

/** Asks for the newest version. The request has nothing in it that tells who asks. */
async function ask(address: string, { outgoing }: Pick<Platform, 'outgoing'>): Promise<Found> {
  try {
    const url = new URL(address);
    // Whoever runs the server has set the address, so it may be in their own network.
    const { status, text } = await outgoing.read(url, { allowedHosts: [url.host], mostBytes });
    if (status !== 200) return { fault: 'answer', detail: `HTTP ${status}` };
    const { data } = announcement.safeParse(parsed(text));
    if (data === undefined) return { fault: 'answer', detail: 'JSON' };
    return { version: data.version, notes: data.notes ?? null, fault: null, detail: '' };
  } catch (error) {
    return faultOf(error);
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Stores what VERSION_URL says; after a failure, what it said before stays. */
async function look({ db, clock, config, outgoing }: Platform): Promise<void> {
  const address = config.versionUrl;
  if (address === undefined) return;
  const found = { ...(await ask(address, { outgoing })), checkedAt: dateOf(clock()) };
  await db
    .insert(foundVersions)
    .values({ address, ...found })
    .onConflictDoUpdate({ target: foundVersions.address, set: found });
  // A server that has another address now.
  await db.delete(foundVersions).where(ne(foundVersions.address, address));
}

export const versionWorker = (platform: Platform): Worker => ({
  ...worker(lookForVersion, async () => {
    const { values } = await platform.installation.read(platform.db);
    if (values.versionCheck === 'daily') await look(platform);
  }),
  isDaily: true,
});
