import { Column, getTableColumns, is, Placeholder, SQL, Table } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { connectionOf, type Db } from './drizzle.ts';
import { CarefulPool } from './pool.ts';
import { valueTypes } from './value-types.ts';

type Selection = { readonly [name: string]: unknown };

/** A query built by Drizzle, with the selection that was passed to `select`. */
type BuiltQuery<Row> = PromiseLike<readonly Row[]> & {
  toSQL(): { readonly sql: string; readonly params: readonly unknown[] };
  readonly _: { readonly selectedFields: unknown };
};

const isLeaf = (field: unknown) => is(field, Column) || is(field, SQL) || is(field, SQL.Aliased);

/** The path of each column within a row, such as `plan.startDate`, in the order in which Drizzle writes the columns. */
const pathsOf = (selection: Selection): string[][] =>
  Object.entries(selection).flatMap(([name, field]) => {
    if (isLeaf(field)) return [[name]];
    const inner = is(field, Table) ? getTableColumns(field) : (field as Selection);
    return pathsOf(inner).map((path) => [name, ...path]);
  });

type Values = Readonly<Record<string, unknown>>;

/** Creates the function that fills a statement's parameters, which are named by `sql.placeholder`. */
function valuesFor(params: readonly unknown[]) {
  const names = params.map((param) => (is(param, Placeholder) ? String(param.name) : null));
  return (given: Values) =>
    names.map((placeholder, at) => (placeholder === null ? params[at] : given[placeholder]));
}

/** Compiles a query to its text and the paths of its columns. */
function compile(query: BuiltQuery<unknown>, name: string) {
  const { sql: text, params } = query.toSQL();
  const paths = pathsOf(query._.selectedFields as Selection);
  const statement = { name, text, rowMode: 'array' as const, types: valueTypes };
  const values = valuesFor(params);
  return { paths, with: (given: Values) => ({ ...statement, values: values(given) }) };
}

/**
 * Prepares a query that runs thousands of times a second. Drizzle generates the SQL only once, and rows are built
 * without looking up the type of each column, which takes as long as the rest of a query. Values arrive as the pool
 * reads them (`valueTypes`), without Drizzle's own mapping; a nested object exists even when a left join finds nothing.
 * Outside of a transaction, such queries share connections, so each must be a quick read.
 * @param name of the prepared statement, the same on every connection
 * @param build creates the query, with `sql.placeholder` for the parameters
 */
export function prepareQuery<Row>(name: string, build: (db: Db) => BuiltQuery<Row>) {
  let compiled: ReturnType<typeof compile> | undefined;
  return async (db: Db, given: Values): Promise<Row[]> => {
    compiled ??= compile(build(db), name);
    const { paths, with: bind } = compiled;
    const connection = connectionOf(db);
    const statement = bind(given);
    const { rows } =
      connection instanceof CarefulPool
        ? await connection.queryShared<unknown[]>(statement)
        : await connection.query<unknown[]>(statement);
    return rows.map((row) => rowOf(paths, row) as Row);
  };
}

const dialect = new PgDialect();

/**
 * Prepares a statement written in SQL, such as one that writes several tables. Row keys are the column names in the
 * SQL. The statement is sent before the function returns, so later statements are sent after it.
 */
export function prepareStatement<Row extends pg.QueryResultRow>(name: string, statement: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const values = valuesFor(params);
  return async (db: Db, given: Values): Promise<Row[]> => {
    const bound = { name, text, types: valueTypes, values: values(given) };
    return (await connectionOf(db).query<Row>(bound)).rows;
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
