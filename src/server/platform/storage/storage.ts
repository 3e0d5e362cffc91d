import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';
import { AppError } from '../app-error.ts';
import type { Config } from '../config.ts';

/** Files by key, such as `pictures/1f3a.webp`: on the disk, or in a bucket that all nodes share. */
export type Storage = {
  /** @throws AppError disk_full or unavailable */
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /**
   * The whole file; null when there is none.
   * @throws AppError unavailable
   */
  read(key: string): Promise<Uint8Array | null>;
  /**
   * Does nothing when there is no such file.
   * @throws AppError unavailable
   */
  delete(key: string): Promise<void>;
};

/** A folder below DATA_DIR, or an S3 bucket when one is configured. Opening it connects to nothing. */
export async function openStorage({ dataDir, s3 }: Pick<Config, 's3' | 'dataDir'>) {
  if (s3 === undefined) {
    return storageOn(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' }));
  }
  // Half a second of modules that most installations never need.
  const { openBucket } = await import('./s3-bucket.ts');
  return storageOn(openBucket(s3));
}

function storageOn(driver: DriverContract): Storage {
  const disk = new Disk(driver);
  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }).catch(refuse),
    read: (key) => disk.getBytes(key).catch((error) => (isMissing(error) ? null : refuse(error))),
    delete: (key) => disk.delete(key).catch(refuse),
  };
}

const missing = new Set(['ENOENT', 'NoSuchKey']);
const full = new Set(['ENOSPC', 'EDQUOT']);

/** Flydrive wraps what the file system or S3 says. */
function reasonOf(error: unknown): string {
  const { cause = error } = error as Error;
  const { code, name } = cause as NodeJS.ErrnoException;
  return code ?? name;
}

const isMissing = (error: unknown) => missing.has(reasonOf(error));

function refuse(error: unknown): never {
  const reason = reasonOf(error);
  throw new AppError(full.has(reason) ? 'disk_full' : 'unavailable', [], { cause: error });
}
