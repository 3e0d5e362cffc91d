import type { PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { ImportedKind } from '#contract/account-data.ts';
import type { Tx } from './database/drizzle.ts';

/** A parsed row of an export, keyed by the column names in the code. */
export type ImportedRow = Readonly<Record<string, unknown>>;

/** A column that holds the id of another row of the same golfer. */
export type Reference<Row = ImportedRow> = {
  readonly column: keyof Row & string;
  /** The kinds of rows that it may refer to. */
  readonly to: readonly ImportedKind[];
  /** The rows in which the column is a reference; all rows by default. */
  readonly when?: (row: Row) => boolean;
  /** Keeps the row unchanged if the export has no row with that id. */
  readonly isOptional?: true;
};

/** Returns the content a row needs that this installation lacks; null when nothing is missing. */
export type FindMissing<Row = ImportedRow> = (row: Row) => string | null;

/**
 * How rows of an export are imported into an account of another installation. Each row is checked against the types of
 * its columns. Rows with an `id` get a new one, and all rows belong to the golfer who imports. A golfer with any
 * history cannot import; settings (at most one row per golfer) are replaced.
 */
export type ImportRules<Row = ImportedRow> = {
  /** Validation of columns in addition to their types. */
  readonly fields?: Readonly<Partial<Record<keyof Row, z.ZodMiniType>>>;
  /** The body schema of the endpoint that creates such rows; the import rejects the same rows. */
  readonly accepts?: z.ZodMiniType;
  /** Columns that the server sets, whatever the export says. */
  readonly set?: (row: Row) => Partial<Row>;
  /** How many days in the future a date may be; three years by default. */
  readonly latest?: Readonly<Partial<Record<keyof Row, number>>>;
  /** The only columns to import, for a row that exists as long as the account does. */
  readonly only?: readonly (keyof Row & string)[];
  /** The column by which other rows refer to this one when it has no `id`. Its value is kept. */
  readonly key?: keyof Row & string;
  readonly references?: readonly Reference<Row>[];
  /** A column that exports of before version 1.0 lack: `from` names a row of another kind, which has the value. */
  readonly former?: {
    readonly column: keyof Row & string;
    readonly from: string;
    readonly of: ImportedKind;
  };
  /** Prepares the search for missing content. It runs after the rows of the referenced kinds have been written. */
  readonly findMissing?: (tx: Tx, golferId: string) => Promise<FindMissing<Row>>;
};

/** Defines the import rules of a table, type-checked against its columns. */
export const importRules = <Table extends PgTable>(
  _table: Table,
  rules: ImportRules<Table['$inferInsert']>,
  // Safe: every row was parsed with the columns of this table before it gets here.
): ImportRules => rules as unknown as ImportRules;
