import { Column, getTableColumns, is, Placeholder, SQL, Table } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from './drizzle.ts';
import { valueTypes } from './value-types.ts';

type Selection = { readonly [name: string]: unknown };

/** A query that Drizzle has built, with the selection that was given to `select`. */
type BuiltQuery<Row> = PromiseLike<readonly Row[]> & {
  toSQL(): { readonly sql: string; readonly params: readonly unknown[] };
  readonly _: { readonly selectedFields: unknown };
};

const isLeaf = (field: unknown) => is(field, Column) || is(field, SQL) || is(field, SQL.Aliased);

/** Where in a row each column goes, such as `plan.startDate`, in the order in which Drizzle writes them. */
const pathsOf = (selection: Selection): string[][] =>
  Object.entries(selection).flatMap(([name, field]) => {
    if (isLeaf(field)) return [[name]];
    const inner = is(field, Table) ? getTableColumns(field) : (field as Selection);
    return pathsOf(inner).map((path) => [name, ...path]);
  });

/**
 * Prepares a query for calls that come thousands of times a second: Drizzle writes the SQL once, and rows are put
 * together without asking for each column what it is, which takes as long as the rest of a call. Values arrive as
 * the pool reads them (`valueTypes`), without Drizzle's own mapping; an object within a row is there even when a left
 * join finds nothing. Not for transactions.
 * @param name of the prepared statement, the same on every connection
 */
export function prepareQuery<Row>(db: Db, name: string, query: BuiltQuery<Row>) {
  const { sql: text, params } = query.toSQL();
  const paths = pathsOf(query._.selectedFields as Selection);
  const statement = { name, text, rowMode: 'array' as const, types: valueTypes };
  const names = params.map((param) => (is(param, Placeholder) ? String(param.name) : null));
  const pool = (db as Db & { readonly $client: pg.Pool }).$client;
  return async (given: Readonly<Record<string, unknown>>): Promise<Row[]> => {
    const values = names.map((placeholder, at) =>
      placeholder === null ? params[at] : given[placeholder],
    );
    const { rows } = await pool.query<unknown[]>({ ...statement, values });
    return rows.map((row) => rowOf(paths, row) as Row);
  };
}

function rowOf(paths: readonly (readonly string[])[], values: readonly unknown[]): unknown {
  const row: Record<string, unknown> = {};
  for (const [at, path] of paths.entries()) {
    const last = path.length - 1;
    let within = row;
    for (let depth = 0; depth < last; depth += 1) {
      const name = path[depth] ?? '';
      within[name] ??= {};
      within = within[name] as Record<string, unknown>;
    }
    within[path[last] ?? ''] = values[at];
  }
  return row;
}
