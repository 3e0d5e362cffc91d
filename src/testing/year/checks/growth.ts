import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/drizzle.ts';

/** The size of the club at the end of a step. */
export type Size = {
  readonly rows: number;
  readonly databaseBytes: number;
  /** The memory of the server's process; 0 where the system does not tell. */
  readonly memoryBytes: number;
};

/** A row takes a few hundred bytes with its indexes; the rest is space that PostgreSQL will use again. */
const mostBytesPerRow = 6_000;
/** Each step has its own process: with the same golfers it needs the same memory on every day of the year. */
const mostMemoryGrowth = 1.5;

/** Counts the rows of all tables, and the bytes of the database. */
export async function sizeOf(db: Db): Promise<Omit<Size, 'memoryBytes'>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss')`);
  const counts = tables.map(({ name }) => sql`(select count(*) from ${sql.raw(name)})`);
  const { rows } = await db.execute<{ rows: number; bytes: number }>(sql`
    select (${sql.join(counts, sql` + `)})::float8 as rows,
      pg_database_size(current_database())::float8 as bytes`);
  return { rows: rows[0]?.rows ?? 0, databaseBytes: rows[0]?.bytes ?? 0 };
}

/** Compares the second half of the sizes with the first one; returns a line for each that grew faster than the rows. */
export function brokenGrowth(sizes: readonly Size[]): string[] {
  const [middle, end] = [sizes[Math.floor(sizes.length / 2)], sizes.at(-1)];
  if (middle === undefined || end === undefined || sizes.length < 20) return [];
  const rows = Math.max(1000, end.rows - middle.rows);
  const bytesPerRow = (end.databaseBytes - middle.databaseBytes) / rows;
  const most = (some: readonly Size[]) => Math.max(...some.map(({ memoryBytes }) => memoryBytes));
  const half = Math.floor(sizes.length / 2);
  const growth = most(sizes.slice(half)) / most(sizes.slice(0, half));
  return [
    ...(bytesPerRow > mostBytesPerRow ? [`database: ${Math.round(bytesPerRow)} bytes a row`] : []),
    ...(growth > mostMemoryGrowth ? [`memory: ${growth.toFixed(2)} times that of summer`] : []),
  ];
}
