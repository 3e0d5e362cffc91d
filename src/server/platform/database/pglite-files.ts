import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { folderFault } from '../data-folder.ts';
import { DurableFileSystem } from './durable-file-system.ts';

const startParams = [
  // PGlite's defaults switch fsync off (-F).
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // The default, fdatasync, does nothing in WebAssembly.
  ...['-c', 'wal_sync_method=fsync'],
  // An eighth of the default. The engine writes to all of it at the start, so it is resident from then on.
  ...['-c', 'shared_buffers=16MB'],
  // There is one session. The engine reserves memory for every other one it might have, 18 MB by default.
  ...['-c', 'max_connections=8', '-c', 'max_wal_senders=0', '-c', 'autovacuum_worker_slots=1'],
  // The lock table has this many places per session, and a migration locks every table that it creates.
  ...['-c', 'max_locks_per_transaction=256'],
  ...['-c', 'timezone=UTC'],
];

/** Skips PGlite's query for array types at each start, because pg converts the values. */
class ProtocolOnlyPglite extends PGlite {
  override async _initArrayTypes(): Promise<void> {}
}

/**
 * Opens PGlite on `<dataDir>/postgres`, and creates the files on first use. The caller must hold the lock on
 * `dataDir`, because two processes on the same files would destroy them.
 */
export async function openPglite(
  dataDir: string,
): Promise<{ pglite: PGlite; files: DurableFileSystem }> {
  const folder = join(dataDir, 'postgres');
  const unfinished = join(dataDir, 'postgres.unfinished');
  // Left over from an interrupted first start. No write in it was ever acknowledged, so it can be deleted.
  if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true });
  const isNew = !existsSync(folder);
  if (isNew) await writeFile(unfinished, '');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const opened = await start(folder);
  if (isNew) {
    await syncToDisk(folder);
    await rm(unfinished);
  }
  return opened;
}

async function start(folder: string) {
  const files = new DurableFileSystem(folder);
  const said: string[] = [];
  try {
    const pglite = new ProtocolOnlyPglite({
      fs: files,
      startParams,
      onStderr: (line) => {
        said.push(line.slice(0, 300));
        if (said.length > 5) said.shift();
        return false;
      },
    });
    await pglite.waitReady;
    return { pglite, files };
  } catch (error) {
    if (files.takeFault()?.isFull) throw folderFault('ENOSPC', dirname(folder));
    // The stack of the original error can contain the engine's whole minified source.
    const reason = error instanceof Error ? error.message.slice(0, 200) : 'unknown reason';
    throw new Error(`Could not open the database in ${folder}: ${reason}\n${said.join('\n')}`);
  }
}

/** PostgreSQL relies on initdb to sync its files. PGlite copies prepared files instead and does not sync them. */
async function syncToDisk(folder: string): Promise<void> {
  const entries = (await readdir(folder, { withFileTypes: true, recursive: true })).values();
  const syncSome = async () => {
    for (const entry of entries) {
      if (process.platform === 'win32' && entry.isDirectory()) continue;
      await using file = await open(join(entry.parentPath, entry.name), 'r');
      await file.sync();
    }
  };
  // Four files at once share the file system's journal writes: 0.3 s instead of 4 s.
  await Promise.all(Array.from({ length: 4 }, syncSome));
}
