import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import pg from 'pg';
import { StartError } from '../start-error.ts';

/** The migrations of the version before 1.0: how many, and when the last one was made. */
export const versionBefore = { made: 45, last: 1_795_977_280_290 };

/** The class of PostgreSQL's codes for violated constraints. */
const integrityViolation = '23';

/** Statements that make what rows are copied into. Foreign keys and indexes are faster to make after that. */
const makesTables = /^\s*CREATE (?:TYPE|TABLE) /;
const madeTable = /^\s*CREATE TABLE "(\w+)"/;

/**
 * Carries a database of the version before 1.0 over to the baseline, in one transaction, so that a start that is
 * interrupted begins again. The new tables come from the baseline itself, so they cannot differ from those of a new
 * installation.
 * @throws StartError when a row contradicts a constraint of the baseline, and is not one that can be corrected
 */
export async function carryOver(
  client: pg.ClientBase,
  baseline: MigrationMeta,
  folder: string,
): Promise<void> {
  const script = await readFile(join(folder, 'carry-over.sql'), 'utf8');
  const [before = '', after = ''] = script.split('--> tables of the baseline');
  const tables = baseline.sql.filter((statement) => makesTables.test(statement));
  const rest = baseline.sql.filter((statement) => !makesTables.test(statement));
  const names = tables.flatMap((statement) => madeTable.exec(statement)?.[1] ?? []);
  await client.query('BEGIN');
  try {
    await client.query('CREATE TEMPORARY TABLE baseline_tables (name text) ON COMMIT DROP');
    await client.query('INSERT INTO baseline_tables SELECT unnest($1::text[])', [names]);
    for (const statements of [before, ...tables, after, ...rest]) await client.query(statements);
    await client.query('DELETE FROM drizzle.__drizzle_migrations');
    await client.query(
      'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)',
      [baseline.hash, baseline.folderMillis],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw rowFault(error) ?? error;
  }
}

/** Describes a row that the baseline refuses, without its values; null for any other error. */
function rowFault(error: unknown): StartError | null {
  if (!(error instanceof pg.DatabaseError && error.code?.startsWith(integrityViolation)))
    return null;
  const { table, constraint } = error;
  return new StartError(
    `A row of the table "${table}" contradicts "${constraint}", so this version cannot carry the database over. Nothing was changed. Correct the row or restore a backup, then start again.`,
  );
}
