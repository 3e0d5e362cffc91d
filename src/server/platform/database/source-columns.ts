import { getTableName, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** What a row comes from: a row with an id, or something that only has a name, such as an achievement or a month. */
export type Source = { readonly sourceId: string } | { readonly sourceName: string };

/** The columns of a row's source. */
export const sourceColumns = { sourceId: uuid('source_id'), sourceName: text('source_name') };

type SourceColumns = Readonly<Record<keyof typeof sourceColumns, AnyPgColumn>>;

/**
 * Requires a source, and allows one row of a kind for each. A name is one golfer's, an id is nobody else's, so the index
 * of ids, by far the larger one, does without the golfer.
 */
export function onePerSource(
  { userId, sourceId, sourceName }: SourceColumns & { readonly userId: AnyPgColumn },
  kind: AnyPgColumn,
) {
  const table = getTableName(userId.table);
  return [
    check(`${table}_source`, sql`num_nonnulls(${sourceId}, ${sourceName}) = 1`),
    unique(`${table}_once`).on(sourceId, kind),
    uniqueIndex(`${table}_named`)
      .on(userId, kind, sourceName)
      .where(sql`${sourceName} is not null`),
  ];
}

/** Whether a row comes from one of these. */
export const comesFrom = (
  { sourceId, sourceName }: SourceColumns,
  sources: readonly Source[],
): SQL | undefined =>
  or(
    inArray(
      sourceId,
      sources.flatMap((one) => ('sourceId' in one ? [one.sourceId] : [])),
    ),
    inArray(
      sourceName,
      sources.flatMap((one) => ('sourceName' in one ? [one.sourceName] : [])),
    ),
  );
