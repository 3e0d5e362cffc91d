import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/drizzle.ts';
import { media } from './tables.ts';

type Usage = { readonly count: number; readonly bytes: number };

const summed = (which: SQL) => sql<Usage>`json_build_object(
  'count', count(*) filter (where ${which}),
  'bytes', coalesce(sum(${media.bytes}) filter (where ${which}), 0)
)`;

const isImage = sql`${media.kind} = 'image'`;

/** The space that pictures and videos of exercises take; posters count as videos. */
export async function readMediaUsage(
  db: Db,
): Promise<{ readonly images: Usage; readonly videos: Usage }> {
  const [sums] = await db
    .select({ images: summed(isImage), videos: summed(sql`not ${isImage}`) })
    .from(media);
  if (sums === undefined) throw new Error('A sum has one row');
  return sums;
}

/** @throws AppError storage_quota when this many more bytes would exceed the quota */
export async function checkMediaRoom(db: Db, bytes: number, quotaBytes: number): Promise<void> {
  const { images, videos } = await readMediaUsage(db);
  if (images.bytes + videos.bytes + bytes > quotaBytes) throw new AppError('storage_quota');
}
