import { createHash } from 'node:crypto';
import { and, eq, lt, not, notExists, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { users } from '../auth/tables.ts';
import type { Clock } from '../clock.ts';
import { dateOf } from '../database/date-of.ts';
import type { Db } from '../database/drizzle.ts';
import {
  dailyWorker,
  type Job,
  type SendJob,
  secondsUntil,
  type Worker,
  worker,
} from '../jobs/job.ts';
import { squarePicture } from '../storage/decode-picture.ts';
import type { Storage } from '../storage/storage.ts';
import { deleteUnused, refuseDeleted } from '../storage/stored-files.ts';
import { pictures } from '../storage/tables.ts';

const mediaType = 'image/webp';
const keyOf = (hash: string) => `pictures/${hash}.webp`;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Where a picture is stored, and as what. */
export const pictureFile = (hash: string) => ({ key: keyOf(hash), mediaType });
const isHash = (text: string) => /^[0-9a-f]{64}$/.test(text);

/** How long a stored picture waits for the change that will use it. */
const graceMinutes = 5;

const deletePicture = {
  name: 'delete-picture',
  payload: z.object({ hash: z.string() }),
  // The payload names the picture of an account that may have been deleted.
  isPrivate: true,
} as const satisfies Job;

type Parts = {
  readonly db: Db;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly sendJob: SendJob;
};

/**
 * Pictures by the hash of their content. A picture is stored before the change that uses it, since decoding and network
 * access do not belong in a transaction, and deleted after the change that stops using it.
 */
export function createPictures({ db, storage, clock, sendJob }: Parts) {
  const graceBefore = () => dateOf(clock().subtract({ minutes: graceMinutes }));

  /** Reads a picture; null also when its hash does not match, because it was cut off while being written. */
  const read = async (hash: string): Promise<Uint8Array | null> => {
    const bytes = isHash(hash) ? await storage.read(keyOf(hash)) : null;
    return bytes !== null && hashOf(bytes) === hash ? bytes : null;
  };

  /** Deletes the pictures that nobody uses, or only this one. */
  const deletePictures = async (hash?: string) => {
    const isLeft = and(isUnused(db), lt(pictures.storedAt, graceBefore()));
    await deleteUnused({ db, storage, table: pictures, keyOf }, isLeft, hash);
  };

  const workers: readonly Worker[] = [
    worker(deletePicture, ({ hash }) => deletePictures(hash)),
    // Left over from uploads whose change failed, and from deleted accounts.
    dailyWorker('delete-unused-pictures', () => deletePictures()),
  ];

  return {
    read,
    workers,

    /**
     * Stores the middle square of an uploaded picture and returns its hash. Must not be called within a change.
     * @param side of the stored square, in pixels
     * @throws AppError for the same reasons as `squarePicture`; disk_full or unavailable
     */
    async store(upload: Uint8Array, side: number): Promise<string> {
      const bytes = await squarePicture(upload, side);
      const hash = hashOf(bytes);
      const storedAt = dateOf(clock());
      const stored = await db
        .insert(pictures)
        .values({ hash, storedAt })
        .onConflictDoUpdate({
          target: pictures.hash,
          set: { storedAt },
          setWhere: not(pictures.isDeleted),
        })
        .returning();
      refuseDeleted(stored);
      if ((await read(hash)) === null) await storage.put(keyOf(hash), bytes, mediaType);
      return hash;
    },

    /** Must run at the end of a change that stops using a picture: deletes it after the commit, if it is unused. */
    async release(tx: Db, hash: string): Promise<void> {
      const [picture] = await tx.select().from(pictures).where(eq(pictures.hash, hash));
      if (picture === undefined) return;
      const free = Temporal.Instant.fromEpochMilliseconds(picture.storedAt.getTime()).add({
        minutes: graceMinutes,
        seconds: 1,
      });
      const delaySeconds = secondsUntil(free, clock());
      await sendJob(tx, deletePicture, { payload: { hash }, delaySeconds });
    },
  };
}

export type Pictures = Omit<ReturnType<typeof createPictures>, 'workers'>;

const isUnused = (db: Db) =>
  notExists(db.select({ one: sql`1` }).from(users).where(eq(users.avatar, pictures.hash)));
