import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';

/** What a backup says of the rows of one table: how many there are, and the SHA-256 of their file. */
export type TableSum = {
  readonly name: string;
  readonly rows: number;
  readonly sha256: string;
};

/** Where the rows of a table are, each as one line of JSON. */
export const rowsName = (table: string): string => `tables/${table}.jsonl`;

const rowsAtOnce = 500;
/** Characters of JSON that are inserted by one statement, unless one row alone has more. */
const mostCharacters = 4_000_000;

const quoted = pg.escapeIdentifier;

type Table = {
  readonly name: string;
  readonly columns: readonly string[];
  /** In which order rows are read: the columns of the primary key, texts by their bytes. */
  readonly order: readonly string[];
};

/** Returns the tables of the session's schema, sorted by name. */
export async function tablesOf(client: pg.ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname AS name,
      (SELECT array_agg(a.attname::text ORDER BY a.attname) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
      coalesce((SELECT array_agg(quote_ident(a.attname) || CASE WHEN a.attcollation = 0 THEN '' ELSE ' COLLATE "C"' END
          ORDER BY array_position(i.indkey::int2[], a.attnum))
        FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
        WHERE i.indrelid = c.oid AND i.indisprimary), '{}') AS order
    FROM pg_class c
    WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
    ORDER BY c.relname`);
  return rows;
}

/** Reads rows in the client's transaction, a page at a time. */
async function* readLines(client: pg.ClientBase, select: string): AsyncGenerator<string> {
  await client.query(`DECLARE backup_rows NO SCROLL CURSOR FOR ${select}`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${rowsAtOnce} FROM backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
  await client.query('CLOSE backup_rows');
}

/** Receives the pages of a table: lines of JSON, one for each row. */
type Take = (table: string, pages: AsyncIterable<string>) => Promise<void>;

async function exhaust(pages: AsyncIterable<string>): Promise<void> {
  for await (const _ of pages);
}

/**
 * Reads all rows of the session's schema, and returns what a backup says of them. They are those of one moment if the
 * client is in a transaction that sees only that moment.
 */
export async function readTables(
  client: pg.ClientBase,
  take: Take = (_table, pages) => exhaust(pages),
): Promise<readonly TableSum[]> {
  const sums: TableSum[] = [];
  for (const { name, columns, order } of await tablesOf(client)) {
    // By name, since a database that was migrated has its columns in another order than a new one.
    const row = columns.map((column) => `t.${quoted(column)}`).join(', ');
    const select = `SELECT (SELECT row_to_json(r) FROM (SELECT ${row}) r)::text AS line
      FROM ${quoted(name)} t ${order.length > 0 ? `ORDER BY ${order.join(', ')}` : ''}`;
    const hash = createHash('sha256');
    let rows = 0;
    const summed = async function* () {
      for await (const page of readLines(client, select)) {
        hash.update(page);
        rows += page.split('\n').length - 1;
        yield page;
      }
    };
    await take(name, summed());
    sums.push({ name, rows, sha256: hash.digest('hex') });
  }
  return sums;
}

/** Where `writeTables` writes the rows of a table. */
export const rowsPath = (folder: string, table: string): string =>
  join(folder, encodeURIComponent(table));

/**
 * Writes all rows of the session's schema to files in a folder; see `readTables`.
 * @throws AbortError when the signal is aborted
 */
export const writeTables = (
  client: pg.ClientBase,
  folder: string,
  signal?: AbortSignal,
): Promise<readonly TableSum[]> =>
  readTables(client, (table, pages) =>
    pipeline(Readable.from(pages), createWriteStream(rowsPath(folder, table), { mode: 0o600 }), {
      signal,
    }),
  );

/** Yields the lines of a stream. Node's own reader would also end one at U+2028 and U+2029, which texts may contain. */
async function* linesOf(content: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of content.setEncoding('utf8')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Yields the lines of a file in groups that one statement can insert. */
async function* groupsOf(lines: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let group: string[] = [];
  let characters = 0;
  for await (const line of lines) {
    group.push(line);
    characters += line.length;
    if (group.length < rowsAtOnce && characters < mostCharacters) continue;
    yield group;
    group = [];
    characters = 0;
  }
  if (group.length > 0) yield group;
}

/** Inserts rows from a stream of lines. Rows that refer to later ones need `withoutReferences`. */
export async function insertRows(
  client: pg.ClientBase,
  table: Table,
  content: Readable,
): Promise<void> {
  const columns = table.columns.map(quoted).join(', ');
  const insert = `INSERT INTO ${quoted(table.name)} (${columns}) OVERRIDING SYSTEM VALUE
    SELECT ${columns} FROM json_populate_recordset(NULL::${quoted(table.name)}, $1)`;
  for await (const group of groupsOf(linesOf(content)))
    await client.query(insert, [`[${group.join(',')}]`]);
}

/**
 * Empties the tables, which may have rows since they were made, and runs `work` while the schema's foreign keys and
 * triggers are away. Checks all rows against the keys at the end.
 */
export async function withoutReferences(
  client: pg.ClientBase,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(`
    SELECT k.conrelid::regclass::text AS table, k.conname AS name, pg_get_constraintdef(k.oid) AS definition
    FROM pg_constraint k WHERE k.contype = 'f' AND k.connamespace = current_schema()::regnamespace`);
  for (const { table, name } of keys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  const triggers = (what: 'ENABLE' | 'DISABLE') =>
    tables.map(({ name }) => `ALTER TABLE ${quoted(name)} ${what} TRIGGER USER`).join(';');
  await client.query(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  await client.query(triggers('DISABLE'));
  await work();
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`);
  await client.query(triggers('ENABLE'));
}

/** Makes every identity column go on after its last row. */
export async function advanceIdentities(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    SELECT c.relname AS table, a.attname AS column
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE a.attidentity <> '' AND c.relnamespace = current_schema()::regnamespace`);
  for (const { table, column } of rows)
    await client.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), max(${quoted(column)})) FROM ${quoted(table)}`,
      [quoted(table), column],
    );
}
