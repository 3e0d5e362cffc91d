import { getTableColumns, getTableName, is, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, PgText } from 'drizzle-orm/pg-core';

/** Whether a column has one of these values, which are constants of the code. */
export const isOneOf = (column: AnyPgColumn, values: readonly (string | number)[]): SQL => {
  const listed = values.map((value) => (typeof value === 'number' ? value : `'${value}'`));
  return sql`${column} in (${sql.raw(listed.join(', '))})`;
};

/** Whether a number is within limits, which are constants of the code. */
export const isWithin = (
  column: AnyPgColumn,
  { min, max }: { readonly min: number; readonly max: number },
): SQL => sql`${column} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`;

/** A constraint for each text column with an `enum`, from the list that its type comes from. */
export const enumChecks = (columns: Readonly<Record<string, AnyPgColumn>>) =>
  Object.keys(columns)
    // Columns as Drizzle passes them here do not know their values yet.
    .flatMap((name) => columns[name] && getTableColumns(columns[name].table)[name])
    .flatMap((column) =>
      is(column, PgText) && column.enumValues !== undefined
        ? [
            check(
              `${getTableName(column.table)}_${column.name}`,
              isOneOf(column, column.enumValues),
            ),
          ]
        : [],
    );
