import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/drizzle.ts';
import { exercises } from './tables.ts';

/** Lists the picture and video URLs of all exercises. The caller picks those on other hosts. */
export async function findMediaAddresses(db: Db): Promise<string[]> {
  const address = sql<string>`unnest(array[${exercises.imageUrl}, ${exercises.videoUrl}])`;
  const rows = await db.selectDistinct({ address }).from(exercises);
  return rows.flatMap((row) => row.address ?? []);
}
