import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { eq, not } from 'drizzle-orm';
import type { StoredFile } from '#contract/endpoint.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { dateOf } from '../database/date-of.ts';
import type { Db } from '../database/drizzle.ts';
import { fittedPicture } from './decode-picture.ts';
import { checkMediaRoom, readMediaUsage } from './media-usage.ts';
import type { Storage } from './storage.ts';
import { refuseDeleted } from './stored-files.ts';
import { media } from './tables.ts';

export const mediaKeyOf = (hash: string) => `media/${hash}`;

type Row = typeof media.$inferSelect;
/** The data of a file that is not stored yet. */
type NewFile = Pick<Row, 'kind' | 'mediaType'> & Partial<Pick<Row, 'state'>>;

type Parts = {
  readonly db: Db;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly config: Pick<Config, 'mediaQuotaBytes'>;
};

/** The SHA-256 of a file on this machine, in hexadecimal. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/**
 * Pictures and videos by the hash of their content. A file is stored before the change that uses it; unused files are
 * deleted after a day.
 */
export function createMedia({ db, storage, clock, config }: Parts) {
  const store = async (
    row: NewFile & Pick<Row, 'hash' | 'bytes'>,
    put: (key: string) => Promise<void>,
  ): Promise<string> => {
    const { hash, bytes } = row;
    const [known] = await db.select({ hash: media.hash }).from(media).where(eq(media.hash, hash));
    if (known === undefined) await checkMediaRoom(db, bytes, config.mediaQuotaBytes);
    const storedAt = dateOf(clock());
    const stored = await db
      .insert(media)
      .values({ ...row, storedAt })
      .onConflictDoUpdate({ target: media.hash, set: { storedAt }, setWhere: not(media.isDeleted) })
      .returning();
    refuseDeleted(stored);
    // A file with another size was cut off by a crash while it was being written.
    if ((await storage.size(mediaKeyOf(hash))) !== bytes) await put(mediaKeyOf(hash));
    return hash;
  };

  return {
    usage: () => readMediaUsage(db),

    /**
     * Checks whether this many more bytes may be stored.
     * @throws AppError storage_quota
     */
    checkRoom: (bytes: number) => checkMediaRoom(db, bytes, config.mediaQuotaBytes),

    /**
     * Stores an uploaded picture, fitted into a size, and returns its hash. Must not be called within a change.
     * @throws AppError for the same reasons as `fittedPicture`; storage_quota, disk_full or unavailable
     */
    async storePicture(
      upload: Uint8Array,
      size: { readonly width: number; readonly height: number },
      kind: 'image' | 'poster' = 'image',
    ): Promise<string> {
      const picture = await fittedPicture(upload, size);
      const mediaType = 'image/webp';
      const hash = createHash('sha256').update(picture).digest('hex');
      return store({ hash, kind, mediaType, bytes: picture.length }, (key) =>
        storage.put(key, picture, mediaType),
      );
    },

    /**
     * Stores a file on this machine unchanged and returns its hash. Must not be called within a change.
     * @throws AppError storage_quota, disk_full or unavailable
     */
    async storeFile(path: string, file: NewFile): Promise<string> {
      const [hash, { size: bytes }] = [await hashOfFile(path), await stat(path)];
      return store({ hash, bytes, ...file }, (key) => storage.putFile(key, path, file.mediaType));
    },

    /** The row of a file; undefined when there is none. */
    async find(hash: string): Promise<Row | undefined> {
      const [row] = await db.select().from(media).where(eq(media.hash, hash));
      return row;
    },

    /** The location of a file; null when there is none. */
    async locate(hash: string): Promise<StoredFile | null> {
      const [row] = await db
        .select({ mediaType: media.mediaType })
        .from(media)
        .where(eq(media.hash, hash));
      return row === undefined ? null : storage.locate(mediaKeyOf(hash), row.mediaType);
    },

    /** The content of a file, in chunks. */
    stream: (hash: string): Promise<Readable> => storage.stream(mediaKeyOf(hash)),

    /** Writes a file to a path on this machine. */
    copyTo: (hash: string, path: string): Promise<void> => storage.copyTo(mediaKeyOf(hash), path),
  };
}

export type Media = ReturnType<typeof createMedia>;
