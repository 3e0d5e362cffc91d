import { and, desc, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { BackupFault } from '#contract/backups.ts';
import { dateOf } from '../database/date-of.ts';
import type { Db } from '../database/drizzle.ts';
import { newId } from '../database/new-id.ts';
import type { Contents } from './manifest.ts';
import { backupRuns } from './tables.ts';

export type BackupRun = typeof backupRuns.$inferSelect;

/** No run takes this long, so one without an end was cut off, and its job is lost. */
const cutOffAfter = Temporal.Duration.from({ hours: 1 });
/** As long as the audit log. */
const keptDays = 366;

const isOpen = isNull(backupRuns.endedAt);

/** Ends the runs that have been cut off. */
async function endCutOff(db: Db, now: Temporal.Instant): Promise<void> {
  await db
    .update(backupRuns)
    .set({ endedAt: dateOf(now), fault: 'cutOff' })
    .where(and(isOpen, lt(backupRuns.startedAt, dateOf(now.subtract(cutOffAfter)))));
}

type NewRun = Pick<BackupRun, 'kind'> & { readonly archive?: string };

/** Begins a run. Returns its id, or null while the same is already being done. */
export async function beginRun(
  db: Db,
  { kind, archive }: NewRun,
  now: Temporal.Instant,
): Promise<string | null> {
  await endCutOff(db, now);
  const [begun] = await db
    .insert(backupRuns)
    .values({ id: newId(), kind, archive: archive ?? null, startedAt: dateOf(now) })
    .onConflictDoNothing()
    .returning({ id: backupRuns.id });
  return begun?.id ?? null;
}

/**
 * Begins the run of a night. One that a stop of the server has interrupted goes on.
 * @returns its id, or null while a backup is being made by hand
 */
export async function beginNight(db: Db, now: Temporal.Instant): Promise<string | null> {
  const [interrupted] = await db
    .update(backupRuns)
    .set({ startedAt: dateOf(now) })
    .where(and(isOpen, eq(backupRuns.kind, 'night')))
    .returning({ id: backupRuns.id });
  return interrupted?.id ?? beginRun(db, { kind: 'night' }, now);
}

/** Finds a run that has not ended. */
export async function findOpenRun(db: Db, id: string): Promise<BackupRun | null> {
  const [run] = await db
    .select()
    .from(backupRuns)
    .where(and(isOpen, eq(backupRuns.id, id)));
  return run ?? null;
}

type Outcome = {
  readonly now: Temporal.Instant;
  readonly fault: BackupFault | null;
  /** The archive that was made, and what is in it. */
  readonly made?: { readonly archive: string; readonly contents: Contents };
};

export async function endRun(db: Db, id: string, { now, fault, made }: Outcome): Promise<void> {
  await db
    .update(backupRuns)
    .set({ endedAt: dateOf(now), fault, ...made })
    .where(and(isOpen, eq(backupRuns.id, id)));
}

/** Deletes the runs of another server from a database that was restored: its backup has the run that made it. */
export async function deleteOpenRuns(db: Db): Promise<void> {
  await db.delete(backupRuns).where(isOpen);
}

/** Deletes runs that nobody asks about any more. */
export async function deleteOldRuns(db: Db, now: Temporal.Instant): Promise<void> {
  const before = dateOf(now.subtract({ hours: keptDays * 24 }));
  await db.delete(backupRuns).where(lt(backupRuns.startedAt, before));
}

/** What is known of some archives and of all that was tried since a moment, newest first. Those that run have no end. */
export async function findRuns(
  db: Db,
  { archives, since, now }: { archives: readonly string[]; since: Date; now: Temporal.Instant },
): Promise<readonly BackupRun[]> {
  const runs = await db
    .select()
    .from(backupRuns)
    .where(
      or(
        and(ne(backupRuns.kind, 'check'), gt(backupRuns.startedAt, since)),
        inArray(backupRuns.archive, [...archives]),
      ),
    )
    .orderBy(desc(backupRuns.startedAt), desc(backupRuns.id));
  const limit = dateOf(now.subtract(cutOffAfter));
  return runs.map((run) =>
    run.endedAt === null && run.startedAt < limit
      ? { ...run, endedAt: run.startedAt, fault: 'cutOff' as const }
      : run,
  );
}
