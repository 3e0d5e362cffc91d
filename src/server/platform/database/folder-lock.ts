import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { folderFault } from '../data-folder.ts';
import { StartError } from '../start-error.ts';

/** Long enough for a restart in watch mode, when the previous process may still be closing. */
const PATIENCE_MS = 5_000;
const RETRY_MS = 100;

type FolderLock = { release: () => void };

/**
 * Locks a folder for this process. The kernel holds the lock, so it ends with the process, even after kill -9; SQLite
 * is the only built-in way to get such a lock in Node. Never open `database.lock` by other means: closing it again
 * would drop the lock (POSIX).
 *
 * @throws StartError when another process, or this one, still holds the folder after `patienceMs`, or when the lock
 * cannot be taken at all
 */
export async function lockFolder(folder: string, patienceMs = PATIENCE_MS): Promise<FolderLock> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const lock = tryLock(join(folder, 'database.lock'));
    if (lock !== undefined) return lock;
    if (performance.now() >= deadline) {
      throw new StartError(
        `Another Pinhigh process uses the data folder ${folder}. Stop it first, or set DATA_DIR to a folder of its own.`,
      );
    }
    await delay(RETRY_MS);
  }
}

function tryLock(file: string): FolderLock | undefined {
  const handle = openLock(file);
  try {
    handle.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
    return { release: () => handle.close() };
  } catch (error) {
    handle.close();
    if (error instanceof Error && /database is locked/.test(error.message)) return undefined;
    throw lockFault(error, file);
  }
}

function openLock(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file);
  } catch (error) {
    throw lockFault(error, file);
  }
}

/** SQLite's error code for a full disk. */
const sqliteFull = 13;

function lockFault(error: unknown, file: string): StartError {
  const { errcode, message } = error as { errcode?: number; message?: string };
  if (errcode === sqliteFull) return folderFault('ENOSPC', dirname(file));
  return new StartError(
    `The lock ${file} cannot be taken (${message}). Move it away and start again.`,
  );
}
