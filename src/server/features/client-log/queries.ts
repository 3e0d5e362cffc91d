import { lt } from 'drizzle-orm';
import type { LogEntry } from '#contract/client-log.ts';
import { redact } from '#domain/client-log/redact.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { clientLogEntries } from './tables.ts';

type Received = {
  readonly entries: readonly LogEntry[];
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly now: Temporal.Instant;
};

/** Stores entries from a browser. Redacts them again, because a browser may run an old version or lie. */
export async function saveEntries(db: Db, { entries, userId, now }: Received): Promise<void> {
  const receivedAt = dateOf(now);
  const rows = entries.map(({ timestamp, meta, ...entry }) => ({
    ...entry,
    userId,
    receivedAt,
    happenedAt: new Date(timestamp),
    message: redact(entry.message),
    url: redact(entry.url),
    meta: meta ? Object.fromEntries(Object.entries(meta).map(redactMeta)) : null,
  }));
  await db.insert(clientLogEntries).values(rows);
}

type MetaEntry = [name: string, value: string | number | boolean | null];

const redactMeta = ([name, value]: MetaEntry): MetaEntry => [
  name,
  typeof value === 'string' ? redact(value) : value,
];

export async function deleteEntriesBefore(db: Db, moment: Temporal.Instant): Promise<void> {
  const date = dateOf(moment);
  await db.delete(clientLogEntries).where(lt(clientLogEntries.receivedAt, date));
}
