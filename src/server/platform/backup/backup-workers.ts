import { basename } from 'node:path';
import * as z from 'zod/mini';
import { nextQuietHour } from '#domain/backups/quiet-hour.ts';
import { describeDatabaseError } from '../database/database-error.ts';
import type { Db } from '../database/drizzle.ts';
import { dailyWorker, type Job, secondsUntil, type Worker, worker } from '../jobs/job.ts';
import { ArchiveError } from './archive-error.ts';
import { openBackupBucket } from './backup-bucket.ts';
import { deleteSuperseded, findArchive, writeIntoFolder } from './backup-folder.ts';
import { backUpTo, type ServerParts } from './backups.ts';
import { backupFaultOf, NotCopiedError } from './fault-of.ts';
import { contentsOf, type Manifest } from './manifest.ts';
import { verifyArchive } from './read-backup.ts';
import { type BackupRun, beginNight, deleteOldRuns, endRun, findOpenRun } from './runs.ts';

type Parts = ServerParts & { readonly db: Db };

/** Work on backups that an administrator has asked for: the run says what. */
export const backupByHand = {
  name: 'back-up-by-hand',
  payload: z.object({ id: z.string() }),
} as const satisfies Job;

/** Reads all of an archive again. Only DATA_DIR ever has anything of it that is not encrypted. */
const verify = (path: string, { temporary, config }: Parts): Promise<Manifest> =>
  temporary.withFolder((inside) =>
    verifyArchive(path, { passphrase: config.backups.passphrase, inside }),
  );

/**
 * Makes an archive in the folder, which has its name only once it was read again, copies it to the bucket, and deletes
 * those that it supersedes.
 * @throws NotCopiedError, and errors of `backUpTo` and `writeIntoFolder`
 */
async function makeArchive(parts: Parts) {
  const { config, clock, log } = parts;
  const { folder, passphrase } = config.backups;
  const kind = { now: clock(), isSealed: passphrase !== undefined };
  let manifest: Manifest | undefined;
  const path = await writeIntoFolder(folder, kind, async (unfinished) => {
    await backUpTo(unfinished, passphrase, parts);
    manifest = await verify(unfinished, parts);
  });
  await deleteSuperseded(folder);
  await copy(path, config);
  log.info({ path, bucket: config.backups.bucket }, 'backup made');
  if (manifest === undefined) throw new Error('The archive was not verified');
  return { archive: basename(path), contents: contentsOf(manifest) };
}

/** Copies an archive to the bucket, if there is one. @throws NotCopiedError */
async function copy(path: string, config: Parts['config']): Promise<void> {
  const bucket = await openBackupBucket(config);
  try {
    await bucket?.copy(path);
    await bucket?.deleteSuperseded();
  } catch (cause) {
    throw new NotCopiedError(`${basename(path)} could not be copied`, { cause });
  }
}

/** Does what a run is for. @throws what went wrong */
async function perform({ kind, archive }: Pick<BackupRun, 'kind' | 'archive'>, parts: Parts) {
  if (kind !== 'check') return makeArchive(parts);
  const found = await findArchive(parts.config.backups.folder, archive ?? '');
  if (found === null) throw new ArchiveError('gone', `There is no archive ${archive}.`);
  await verify(found.path, parts);
  return undefined;
}

/**
 * Performs a run and stores how it ended; not when the server stops, whose next start goes on with it.
 * @throws what went wrong
 */
async function performRun(
  id: string,
  run: Pick<BackupRun, 'kind' | 'archive'>,
  parts: Parts,
): Promise<void> {
  const { db, clock, stopping } = parts;
  try {
    const made = await perform(run, parts);
    await endRun(db, id, { now: clock(), fault: null, ...(made && { made }) });
  } catch (error) {
    stopping?.throwIfAborted();
    await endRun(db, id, { now: clock(), fault: backupFaultOf(error) });
    throw error;
  }
}

/** Makes a backup every day at a quiet hour, and does at once what administrators ask for. */
export function backupWorkers(parts: Parts): readonly Worker[] {
  const { db, clock, log, stopping } = parts;
  const daily = dailyWorker('back-up', async () => {
    await deleteOldRuns(db, clock());
    const id = await beginNight(db, clock());
    // A backup that is being made by hand is also the one of this night.
    if (id !== null) await performRun(id, { kind: 'night', archive: null }, parts);
  });
  const untilQuietHour = () =>
    secondsUntil(nextQuietHour(clock(), Temporal.Now.timeZoneId()), clock());
  const byHand = worker(backupByHand, async ({ id }) => {
    const run = await findOpenRun(db, id);
    if (run === null) return;
    await performRun(id, run, parts).catch((error: unknown) => {
      if (stopping?.aborted) throw error;
      // Whoever has asked for it sees that it failed, and asks again.
      log.error({ archive: run.archive, fault: describeDatabaseError(error) }, 'backup failed');
    });
  });
  return [{ ...daily, secondsUntilNext: untilQuietHour }, byHand];
}
