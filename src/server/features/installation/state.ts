import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { InstallationState } from '#contract/installation.ts';
import { readDisk } from '#server/platform/disk.ts';
import type { Platform } from '#server/platform/platform.ts';
import { serverOf } from '#server/platform/services/services.ts';
import { version } from '#server/platform/version.ts';
import { isUntouched } from './queries.ts';

const sourceOf = (isSet: boolean) => (isSet ? 'environment' : 'default');

/** What administrators see of the installation. */
export async function readState({
  db,
  config,
  installation,
}: Pick<Platform, 'db' | 'config' | 'installation'>): Promise<InstallationState> {
  const { publicUrl, smtpUrl, mailFrom, oidc, given } = config;
  const { values, sources } = await installation.read(db);
  return {
    version,
    isNew: await isUntouched(db),
    values,
    sources,
    provider: oidc?.name ?? null,
    address: { url: publicUrl.origin, source: sourceOf(given.has('PUBLIC_URL')) },
    mail: {
      server: smtpUrl === undefined ? null : serverOf(smtpUrl),
      from: mailFrom,
      source: sourceOf(given.has('SMTP_URL')),
    },
    backup: await describeBackups(config),
  };
}

async function describeBackups({
  backups: { isDaily, folder, passphrase },
  given,
}: Platform['config']): Promise<InstallationState['backup']> {
  const existing = await nearestFolder(folder);
  return {
    folder: isDaily ? folder : null,
    source: sourceOf(given.has('BACKUP_DIR') || given.has('BACKUPS')),
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
