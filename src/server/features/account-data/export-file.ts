import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Opens a file for data that is too large to keep in memory. Its name is removed as soon as it is open, so
 * nothing is left when the file is closed or the process ends.
 */
export async function openUnnamedFile(folder: string): Promise<FileHandle> {
  const path = join(folder, `export-${randomUUID()}.tmp`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path, { force: true });
  return file;
}
