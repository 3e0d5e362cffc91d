import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';
import type { StoredFile } from '#contract/endpoint.ts';
import { AppError } from '../app-error.ts';
import type { Config } from '../config.ts';
import { outsideTransactions } from '../database/transaction-scope.ts';

/** Stores files by key, such as `pictures/1f3a.webp`, on the disk or in a bucket that all nodes share. */
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
  /**
   * Stores a file on this machine without reading it into memory.
   * @throws AppError disk_full or unavailable
   */
  putFile(key: string, path: string, mediaType: string): Promise<void>;
  /**
   * The content of a stored file, in chunks.
   * @throws AppError not_found or unavailable
   */
  stream(key: string): Promise<Readable>;
  /**
   * Writes a stored file to a path on this machine.
   * @throws AppError not_found, disk_full or unavailable
   */
  copyTo(key: string, path: string): Promise<void>;
  /**
   * The size of a file in bytes; null when there is none.
   * @throws AppError unavailable
   */
  size(key: string): Promise<number | null>;
  /** The location of a file, for the response that sends it; does not check whether the file exists. */
  locate(key: string, mediaType: string): Promise<StoredFile>;
};

/** Opens a folder below DATA_DIR, or an S3 bucket when one is configured. Makes no connection yet. */
export async function openStorage({
  dataDir,
  s3,
}: Pick<Config, 's3' | 'dataDir'>): Promise<Storage> {
  if (s3 === undefined) {
    const location = join(dataDir, 'files');
    const driver = new FSDriver({ location, visibility: 'private' });
    const drivers = { usual: driver, read: driver, large: driver };
    return storageOn(drivers, async (key, mediaType) => ({
      path: join(location, key),
      mediaType,
    }));
  }
  // Loading these modules takes half a second, and most installations never need them.
  const { openBucket, locator } = await import('./s3-bucket.ts');
  const drivers = {
    usual: openBucket(s3),
    read: openBucket(s3, 'read'),
    large: openBucket(s3, 'large'),
  };
  return storageOn(drivers, locator(s3));
}

/** The same storage with different time limits. */
type Drivers = Readonly<Record<'usual' | 'read' | 'large', DriverContract>>;

function storageOn(drivers: Drivers, locate: Storage['locate']): Storage {
  const disk = new Disk(drivers.usual);
  const quick = new Disk(drivers.read);
  const large = new Disk(drivers.large);
  const stream = (key: string) => large.getStream(key).catch(refuse);
  return outsideTransactions('the storage', {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }).catch(refuse),
    read: (key) => quick.getBytes(key).catch((error) => (isMissing(error) ? null : refuse(error))),
    delete: (key) => disk.delete(key).catch(refuse),
    putFile: (key, path, contentType) => large.copyFromFs(path, key, { contentType }).catch(refuse),
    stream,
    copyTo: async (key, path) => {
      const content = await stream(key);
      await pipeline(content, createWriteStream(path)).catch(refuse);
    },
    size: async (key) => {
      const found = disk.getMetaData(key).then(({ contentLength }) => contentLength);
      return found.catch((error) => (isMissing(error) ? null : refuse(error)));
    },
    locate,
  });
}

const missing = new Set(['ENOENT', 'NoSuchKey', 'NotFound']);
const full = new Set(['ENOSPC', 'EDQUOT']);

/** The original error's code or name: Flydrive wraps errors of the file system and S3. */
function reasonOf(error: unknown): string {
  const { cause = error } = error as Error;
  const { code, name } = cause as NodeJS.ErrnoException;
  return code ?? name;
}

const isMissing = (error: unknown) => missing.has(reasonOf(error));

function refuse(error: unknown): never {
  throw storageError(error);
}

/** Turns the error of a file on this machine into disk_full if the disk is full. Leaves every other error unchanged. */
export const fileError = (error: unknown): unknown =>
  full.has(reasonOf(error)) ? new AppError('disk_full', [], { cause: error }) : error;

/** Turns an error of the file system or S3 into an error of the API. Leaves an AppError unchanged. */
export function storageError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const reason = reasonOf(error);
  if (missing.has(reason)) return new AppError('not_found', [], { cause: error });
  return new AppError(full.has(reason) ? 'disk_full' : 'unavailable', [], { cause: error });
}
