import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BackupPlace } from '#contract/backups.ts';
import type { Config } from '../config.ts';
import { readDisk } from '../disk.ts';

/** Describes where this server keeps backups, and whether it can. */
export async function describePlace({
  backups: { isDaily, folder, passphrase },
  given,
}: Pick<Config, 'backups' | 'given'>): Promise<BackupPlace> {
  const existing = await nearestFolder(folder);
  return {
    folder: isDaily ? folder : null,
    source: given.has('BACKUP_DIR') || given.has('BACKUPS') ? 'environment' : 'default',
    canWrite: await access(existing, constants.W_OK).then(
      () => true,
      () => false,
    ),
    freeBytes: (await readDisk(existing)).freeBytes,
    isEncrypted: passphrase !== undefined,
  };
}

/** The folder itself or the nearest one above it that exists: the first backup makes the rest. */
async function nearestFolder(folder: string): Promise<string> {
  const exists = await access(folder).then(
    () => true,
    () => false,
  );
  const above = dirname(folder);
  return exists || above === folder ? folder : nearestFolder(above);
}
