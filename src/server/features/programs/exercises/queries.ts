import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ExerciseListItem } from '#contract/exercises-schemas.ts';
import type { Db, Tx } from '#server/platform/database/drizzle.ts';
import { instantText } from '#server/platform/database/instant-text.ts';
import { media } from '#server/platform/storage/tables.ts';
import { exercises, translated } from '../tables.ts';

const isObject = (part: SQL) => sql<boolean>`coalesce(jsonb_typeof(${part}) = 'object', false)`;

/** The origin of an exercise as administrators see it: shipped, shipped and then edited, or their own. */
const source = sql<ExerciseListItem['source']>`case
  when ${exercises.source} = 'shipped' then 'shipped'
  when ${exercises.shippedHash} is not null then 'edited'
  else 'own'
end`;

/** The columns that lists show, translated where a translation exists. */
const listColumns = (language: string) => ({
  id: exercises.id,
  name: translated('exercises', 'name', language),
  type: exercises.type,
  duration: exercises.duration,
  difficulty: exercises.difficulty,
  icon: exercises.icon,
  equipment: sql<string[]>`coalesce(
    ${exercises.translations} -> (${language})::text -> 'equipment', to_jsonb(${exercises.equipment})
  )`,
  imageUrl: exercises.imageUrl,
  videoUrl: exercises.videoUrl,
  hasDiagram: isObject(sql`${exercises.details} -> 'diagram'`),
  isScored: isObject(sql`${exercises.details} -> 'scoring'`),
  source,
  hasOffer: sql<boolean>`${exercises.source} = 'admin' and ${exercises.offeredHash} is not null`,
});

/** Lists all exercises that can be added to sessions, sorted by type and name. */
export function findExercises(db: Db, language: string): Promise<ExerciseListItem[]> {
  const columns = listColumns(language);
  return db
    .select(columns)
    .from(exercises)
    .where(isNull(exercises.deletedAt))
    .orderBy(asc(exercises.type), sql`lower(${columns.name})`, asc(exercises.id));
}

const deletedColumns = (language: string) => ({
  ...listColumns(language),
  deletedAt: instantText(exercises.deletedAt),
  deletionReason: exercises.deletionReason,
});

/** Lists deleted exercises, the most recently deleted first. */
export function findDeleted(db: Db, language: string) {
  return db
    .select(deletedColumns(language))
    .from(exercises)
    .where(isNotNull(exercises.deletedAt))
    .orderBy(desc(exercises.deletedAt), asc(exercises.id));
}

/** Finds a deleted exercise with the columns of lists; undefined if there is none. */
export async function findDeletedExercise(db: Db, id: string, language: string) {
  const [row] = await db
    .select(deletedColumns(language))
    .from(exercises)
    .where(and(eq(exercises.id, id), isNotNull(exercises.deletedAt)));
  return row;
}

/** Finds an exercise with the columns of lists; undefined if there is none. */
export async function findListItem(db: Db, id: string, language: string) {
  const [row] = await db.select(listColumns(language)).from(exercises).where(eq(exercises.id, id));
  return row;
}

const poster = alias(media, 'poster');

/** Finds an exercise with its uploaded video; undefined if there is none. */
export async function findExercise(db: Db, id: string) {
  const [row] = await db
    .select({
      exercise: exercises,
      source,
      video: { state: media.state, mediaType: media.mediaType, bytes: media.bytes },
      posterHash: poster.hash,
    })
    .from(exercises)
    .leftJoin(media, eq(media.hash, exercises.videoHash))
    .leftJoin(poster, eq(poster.hash, media.posterHash))
    .where(eq(exercises.id, id));
  return row;
}
export type FoundExercise = NonNullable<Awaited<ReturnType<typeof findExercise>>>;

/** Reads an exercise and locks it until the end of the transaction; undefined if there is none. */
export async function lockExercise(tx: Tx, id: string) {
  const [row] = await tx.select().from(exercises).where(eq(exercises.id, id)).for('no key update');
  return row;
}

export async function insertExercise(tx: Tx, row: typeof exercises.$inferInsert): Promise<void> {
  await tx.insert(exercises).values(row);
}

export async function updateExercise(
  tx: Tx,
  id: string,
  set: Partial<typeof exercises.$inferInsert>,
): Promise<void> {
  await tx.update(exercises).set(set).where(eq(exercises.id, id));
}
