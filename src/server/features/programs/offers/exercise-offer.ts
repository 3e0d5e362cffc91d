import { eq } from 'drizzle-orm';
import { shippedContent } from '#content/content.ts';
import { compareFields, fieldsOf } from '#domain/offers/compare-fields.ts';
import { canonicalJson } from '#domain/packs/canonical-json.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db, Tx } from '#server/platform/database/drizzle.ts';
import { upsertById } from '#server/platform/database/upsert.ts';
import { lockExercise } from '../exercises/queries.ts';
import { shippedExercises } from '../shipped-rows.ts';
import { exercises } from '../tables.ts';

type Row = typeof exercises.$inferSelect;
type Shipped = ReturnType<typeof shippedExercises>[number];

/** Returns a changed exercise and the newer shipped one offered for it. @throws AppError not_found */
function offered(row: Row | undefined): { readonly row: Row; readonly shipped: Shipped } {
  const shipped = shippedExercises(shippedContent).find(({ id }) => id === row?.id);
  if (row?.source !== 'admin' || row.offeredHash === null || shipped === undefined) {
    throw new AppError('not_found');
  }
  return { row, shipped };
}

/** The fields of an exercise that golfers read. Its drawing is compared as a whole. */
function readable(row: Shipped | Row) {
  const { name, description, type, duration, instructions, equipment, difficulty, icon } = row;
  return fieldsOf({
    name,
    description,
    type,
    duration,
    instructions,
    equipment,
    difficulty,
    icon,
    ...readableDetails(row.details ?? null),
  });
}

function readableDetails(details: Row['details']) {
  if (details === null) return {};
  const { diagram: _, words, scoring: rule, ...facts } = details;
  const { diagram, scoring, ...texts } = words;
  return { ...facts, ...texts, scoring: { ...rule, ...scoring }, alt: diagram?.alt };
}

const drawingOf = ({ details }: Shipped | Row) =>
  canonicalJson([details?.diagram ?? null, details?.words.diagram?.labels ?? {}]);

/** Lists the changes that the offered exercise would make. @throws AppError not_found */
export async function compareExercise(db: Db, id: string) {
  const [found] = await db.select().from(exercises).where(eq(exercises.id, id));
  const { row, shipped } = offered(found);
  return {
    fields: [...compareFields(readable(row), readable(shipped))],
    isRedrawn: drawingOf(row) !== drawingOf(shipped),
  };
}

/** Replaces the changed exercise with the shipped one. It follows new releases again. @throws AppError not_found */
export async function takeExercise(tx: Tx, id: string): Promise<void> {
  const { shipped } = offered(await lockExercise(tx, id));
  await upsertById(tx, exercises, [{ ...shipped, language: 'en', offeredHash: null }]);
}

/** Keeps an exercise as it is until an even newer one is shipped. @throws AppError not_found */
export async function declineExercise(tx: Tx, id: string): Promise<void> {
  const { row } = offered(await lockExercise(tx, id));
  const declined = { shippedHash: row.offeredHash, offeredHash: null };
  await tx.update(exercises).set(declined).where(eq(exercises.id, id));
}
