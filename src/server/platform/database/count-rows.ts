import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './drizzle.ts';

/** Counting a million rows takes longer than a page of them. */
const mostCounted = 10_000;

type Some = {
  readonly where?: SQL | undefined;
  /** The partial index that holds just those rows. */
  readonly index?: string;
};

/**
 * How many rows a table has, or those of a partial index. Exact up to 10,000; beyond that it is what PostgreSQL's
 * statistics say, which vacuum keeps within some percent.
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
