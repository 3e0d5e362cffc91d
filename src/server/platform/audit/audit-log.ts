import { lt } from 'drizzle-orm';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Change } from '../changes.ts';
import { dateOf } from '../database/date-of.ts';
import { dailyWorker, type Worker } from '../jobs/job.ts';
import type { Platform } from '../platform.ts';
import { summarizeInput } from './summarize-input.ts';
import { auditEntries } from './tables.ts';

const keptDays = 366;

type AuditedCall = {
  readonly row: Pick<Endpoint, 'method' | 'path'>;
  readonly params: unknown;
  readonly body: unknown;
  /** The response body; its `id` is the id of a created row. */
  readonly answer: unknown;
};

/** Records an administrator's action within the change itself, so that both are committed or neither. */
export async function recordAuditEntry(
  { tx, golfer, now }: Change,
  { row, params, body, answer }: AuditedCall,
): Promise<void> {
  const ids = Object.values((params ?? {}) as Record<string, string>);
  const made = (answer as { readonly id?: unknown } | undefined)?.id;
  const madeId = typeof made === 'string' || typeof made === 'number' ? String(made) : null;
  await tx.insert(auditEntries).values({
    at: dateOf(now),
    administratorId: golfer.id,
    call: `${row.method} ${row.path}`,
    subjectId: ids.length > 0 ? ids.join(' ') : madeId,
    input: summarizeInput(body),
  });
}

/** Deletes entries older than 366 days. */
export const oldAuditEntriesWorker = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Worker =>
  dailyWorker('delete-old-acts', async () => {
    const moment = clock().subtract({ hours: keptDays * 24 });
    await db.delete(auditEntries).where(lt(auditEntries.at, dateOf(moment)));
  });
