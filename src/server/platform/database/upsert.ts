import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from './drizzle.ts';

type TableWithId = PgTable & { readonly id: PgColumn };

/** Inserts rows, or updates those whose id already exists. */
export async function upsertById<Table extends TableWithId>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return;
  const given = Object.keys(Object.assign({}, ...rows));
  const columns = Object.entries(getTableColumns(table)).filter(
    ([key]) => key !== 'id' && given.includes(key),
  );
  const set = Object.fromEntries(
    columns.map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]),
  );
  await db
    .insert(table)
    .values([...rows])
    .onConflictDoUpdate({ target: table.id, set: set as PgUpdateSetSource<Table> });
}
