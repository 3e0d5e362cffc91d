import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './drizzle.ts';

/** Counting a million rows takes longer than reading a page of them. */
const mostCounted = 10_000;

type Some = {
  readonly where?: SQL | undefined;
  /** The partial index that holds exactly these rows. */
  readonly index?: string;
};

/**
 * The number of rows of a table or a partial index. Exact up to 10,000; above that, an estimate from PostgreSQL's
 * statistics, which vacuum keeps accurate to within a few percent.
 */
export async function countRows(
  db: Db,
  table: PgTable,
  { where = sql`true`, index }: Some = {},
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select case
      when counted.rows <= ${mostCounted} then counted.rows
      else greatest(counted.rows, estimate.reltuples)::integer
    end as count
    from (
      select count(*)::integer as rows
      from (select from ${table} where ${where} limit ${mostCounted + 1}) few
    ) counted, pg_class estimate
    where estimate.oid = ${index ?? getTableName(table)}::regclass`);
  return rows[0]?.count ?? 0;
}
