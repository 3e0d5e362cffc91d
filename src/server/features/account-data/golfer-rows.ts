import { eq, getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '#server/platform/database/drizzle.ts';
import type { ExportedTable } from '#server/platform/personal-data.ts';

/** Number of rows in memory at a time. */
const chunkSize = 500;

/** A column and its name in the export, which is also its name in the code. */
export type Field = readonly [name: string, column: PgColumn];

/** A row of the export, keyed by field name. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** The exported fields of a table: all except the owner's id and columns that must not leave the server. */
export const fieldsOf = (kind: ExportedTable): Field[] =>
  Object.entries(getTableColumns(kind.table)).filter(
    ([name]) => name !== 'userId' && !kind.without?.includes(name),
  );

/** The column that holds the id of the row's owner. */
export function ownerOf({ table }: Pick<ExportedTable, 'table'>): PgColumn {
  const { userId, id } = getTableColumns(table);
  const owner = userId ?? id;
  if (owner === undefined) throw new Error(`${getTableConfig(table).name} names no golfer`);
  return owner;
}

/** The columns of the primary key, or all columns of a table that has none. */
function keyOf({ table }: Pick<ExportedTable, 'table'>): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const own = columns.filter(({ primary }) => primary);
  return primaryKeys[0]?.columns ?? (own.length > 0 ? own : columns);
}

/** Whether a golfer has at most one row in this table. Such a table holds settings, not history. */
export const isSettings = (kind: Pick<ExportedTable, 'table'>): boolean =>
  keyOf(kind)[0] === ownerOf(kind) && keyOf(kind).length === 1;

/**
 * Yields the golfer's rows of a table in the order of its key, in chunks that are read with a cursor. Read one table
 * at a time, to its end or to the end of the transaction.
 */
export async function* golferRows(
  tx: Tx,
  kind: ExportedTable,
  golferId: string,
): AsyncGenerator<readonly ExportedRow[]> {
  const fields = fieldsOf(kind);
  const rows = tx
    .select(Object.fromEntries(fields))
    .from(kind.table)
    .where(kind.rowsOf === undefined ? eq(ownerOf(kind), golferId) : kind.rowsOf(golferId))
    .orderBy(...keyOf(kind));
  await tx.execute(sql`declare golfer_rows no scroll cursor for ${rows.getSQL()}`);
  const next = sql`fetch ${sql.raw(String(chunkSize))} from golfer_rows`;
  for (;;) {
    const chunk = (await tx.execute(next)).rows;
    yield chunk.map((row) => readRow(fields, row));
    if (chunk.length < chunkSize) break;
  }
  await tx.execute(sql`close golfer_rows`);
}

/** Converts a raw PostgreSQL row to the types of its columns. */
const readRow = (fields: readonly Field[], row: ExportedRow): ExportedRow =>
  Object.fromEntries(
    fields.map(([name, column]) => {
      const value = row[column.name] ?? null;
      return [name, value === null ? null : column.mapFromDriverValue(value)];
    }),
  );
