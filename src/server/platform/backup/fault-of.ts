import type { BackupFault } from '#contract/backups.ts';
import { outageOf } from '../database/availability.ts';
import { ArchiveError } from './archive-error.ts';

/** A backup is in the folder, but could not be copied to the bucket. */
export class NotCopiedError extends Error {
  override name = 'NotCopiedError';
}

/** The system's codes for a folder in which nothing can be written. */
const folderFaults: Readonly<Record<string, BackupFault>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EROFS: 'forbidden',
  ENOENT: 'noFolder',
  ENOTDIR: 'noFolder',
  EEXIST: 'noFolder',
};

/** An error with everything that caused it. */
function chainOf(error: unknown): readonly Partial<Error & { code: unknown }>[] {
  return error instanceof Error ? [error, ...chainOf(error.cause)] : [];
}

/** Why work on a backup has failed, for administrators. */
export function backupFaultOf(error: unknown): BackupFault {
  const chain = chainOf(error);
  if (chain.some((one) => one instanceof NotCopiedError)) return 'bucket';
  const archive = chain.find((one) => one instanceof ArchiveError);
  if (archive !== undefined) return archive.fault;
  for (const { code } of chain) {
    const fault = folderFaults[String(code)];
    if (fault !== undefined) return fault;
    if (code === 'disk_full') return 'full';
    if (code === 'unavailable') return 'unavailable';
  }
  const outage = outageOf(error);
  if (outage === undefined) return 'other';
  return outage === 'disk_full' ? 'full' : 'unavailable';
}
