import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Upload } from '#contract/exercises.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db, Tx } from '#server/platform/database/drizzle.ts';
import { videoUploads } from '../tables.ts';

/** Hours after which an upload that gets no further part expires. */
const waitHours = 24;

export type VideoUpload = typeof videoUploads.$inferSelect;

const waitingSince = (now: Temporal.Instant) => dateOf(now.subtract({ hours: waitHours }));

export const toUpload = ({ id, size, received, updatedAt }: VideoUpload): Upload => ({
  id,
  size,
  received,
  expiresAt: new Date(updatedAt.getTime() + waitHours * 3_600_000).toISOString(),
});

/** The storage key of a part of an upload. */
export const partKeyOf = (name: string) => `uploads/${name}`;

/** Finds an upload that has not expired; undefined if there is none. */
export async function findUpload(db: Db, id: string, now: Temporal.Instant) {
  const [row] = await db
    .select()
    .from(videoUploads)
    .where(and(eq(videoUploads.id, id), gte(videoUploads.updatedAt, waitingSince(now))));
  return row;
}

/** Returns the total size in bytes of all open uploads, including expired ones that are not deleted yet. */
export async function countOpenBytes(db: Db): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${videoUploads.size}), 0)::float8` })
    .from(videoUploads);
  return row?.bytes ?? 0;
}

export async function insertUpload(tx: Tx, row: typeof videoUploads.$inferInsert) {
  const [upload] = await tx.insert(videoUploads).values(row).returning();
  if (upload === undefined) throw new Error('The upload was not stored');
  return upload;
}

type PartName = { readonly id: string; readonly name: string };

/** Records the name of a part before the part is stored, so that the part is deleted with its upload in any case. */
export async function announcePart(db: Db, { id, name }: PartName): Promise<void> {
  const { pending } = videoUploads;
  await db
    .update(videoUploads)
    .set({ pending: sql`array_append(${pending}, ${name})` })
    .where(eq(videoUploads.id, id));
}

type Part = PartName & {
  readonly offset: number;
  readonly bytes: number;
  readonly now: Temporal.Instant;
};

/** Adds a part that starts where the previous one ended; undefined if another part was added first. */
export async function addPart(tx: Tx, { id, offset, name, bytes, now }: Part) {
  const [upload] = await tx
    .update(videoUploads)
    .set({
      received: offset + bytes,
      parts: sql`array_append(${videoUploads.parts}, ${name})`,
      pending: sql`array_remove(${videoUploads.pending}, ${name})`,
      updatedAt: dateOf(now),
    })
    .where(and(eq(videoUploads.id, id), eq(videoUploads.received, offset)))
    .returning();
  return upload;
}

/** Deletes an upload. @returns the names of all its stored parts; null if there was no such upload */
export async function deleteUpload(tx: Db, id: string): Promise<string[] | null> {
  const { parts, pending } = videoUploads;
  const [deleted] = await tx
    .delete(videoUploads)
    .where(eq(videoUploads.id, id))
    .returning({ parts, pending });
  return deleted ? [...deleted.parts, ...deleted.pending] : null;
}

/** Finds the ids of expired uploads, which got no part for a day. */
export async function findGivenUp(db: Db, now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .select({ id: videoUploads.id })
    .from(videoUploads)
    .where(lt(videoUploads.updatedAt, waitingSince(now)));
  return rows.map(({ id }) => id);
}
