import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { folderFault } from '../data-folder.ts';
import { DurableFileSystem } from './durable-file-system.ts';

const startParams = [
  // Its defaults start with fsync switched off (-F).
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // The default, fdatasync, is an empty function in WebAssembly.
  ...['-c', 'wal_sync_method=fsync'],
  // An eighth of the default: all of it is written to at the start, so it takes its memory from then on.
  ...['-c', 'shared_buffers=16MB'],
  ...['-c', 'timezone=UTC'],
];

/** pg reads and writes the values, so PGlite need not ask for its array types at each start. */
class ProtocolOnlyPglite extends PGlite {
  override async _initArrayTypes(): Promise<void> {}
}

/**
 * Opens PGlite on `<dataDir>/postgres`, creating the files on first use. The caller must hold the
 * lock on `dataDir`: two processes on the same files destroy them.
 */
export async function openPglite(
  dataDir: string,
): Promise<{ pglite: PGlite; files: DurableFileSystem }> {
  const folder = join(dataDir, 'postgres');
  const unfinished = join(dataDir, 'postgres.unfinished');
  // Left by a first start that was cut off: nothing was ever acknowledged in there.
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
    // The original can carry the engine's whole minified source in its stack.
    const reason = error instanceof Error ? error.message.slice(0, 200) : 'unknown reason';
    throw new Error(`Could not open the database in ${folder}: ${reason}\n${said.join('\n')}`);
  }
}

/** PostgreSQL relies on initdb having synced its files; PGlite's copy of them is not. */
async function syncToDisk(folder: string): Promise<void> {
  const entries = (await readdir(folder, { withFileTypes: true, recursive: true })).values();
  const syncSome = async () => {
    for (const entry of entries) {
      if (process.platform === 'win32' && entry.isDirectory()) continue;
      await using file = await open(join(entry.parentPath, entry.name), 'r');
      await file.sync();
    }
  };
  // Four at once share the file system's journal writes: 0.3 s instead of 4 s.
  await Promise.all(Array.from({ length: 4 }, syncSome));
}
