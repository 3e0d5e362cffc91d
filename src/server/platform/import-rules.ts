import type { PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { ImportedKind } from '#contract/account-data.ts';
import type { Tx } from './database/drizzle.ts';

/** A row of an export, parsed: the values of its columns by their names in the code. */
export type ImportedRow = Readonly<Record<string, unknown>>;

/** A column with the id of another row of the same golfer. */
export type Reference<Row = ImportedRow> = {
  readonly column: keyof Row & string;
  /** The kinds of rows that it may name. */
  readonly to: readonly ImportedKind[];
  /** The rows whose column is such an id; all of them when left out. */
  readonly when?: (row: Row) => boolean;
  /** The row stays as it is when nothing in the export has that id. */
  readonly isOptional?: true;
};

/** Says for each row which content it needs that this installation does not have; null when it has all. */
export type FindMissing<Row = ImportedRow> = (row: Row) => string | null;

/**
 * How the rows of an export get into an account of another installation. Each row is checked against
 * the types of its columns; rows with an `id` get a new one, and all belong to the golfer who imports.
 * A golfer with history has rows already and cannot import; settings, of which each golfer has one row
 * at most, are replaced.
 */
export type ImportRules<Row = ImportedRow> = {
  /** Rules of columns beyond their types. */
  readonly fields?: Readonly<Partial<Record<keyof Row, z.ZodMiniType>>>;
  /** The body of the call that makes such rows: what it refuses is refused here, too. */
  readonly accepts?: z.ZodMiniType;
  /** How many days after today a date may be; three years unless told. */
  readonly latest?: Readonly<Partial<Record<keyof Row, number>>>;
  /** The only columns to take, for a row that exists as long as the account does. */
  readonly only?: readonly (keyof Row & string)[];
  /** What others name a row by when it has no `id`. It is kept. */
  readonly key?: keyof Row & string;
  readonly references?: readonly Reference<Row>[];
  /** Prepares looking for content. The rows of kinds that are referred to have been written by then. */
  readonly findMissing?: (tx: Tx, golferId: string) => Promise<FindMissing<Row>>;
};

/** Import rules of a table, checked against its columns. */
export const importRules = <Table extends PgTable>(
  _table: Table,
  rules: ImportRules<Table['$inferInsert']>,
  // Every row that reaches the rules was parsed by the columns of this table.
): ImportRules => rules as unknown as ImportRules;
