import type { PgArray, PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { IssueCode } from '#contract/errors.ts';
import { calendarDate, id, readable } from '#contract/fields.ts';
import { addDays, type CalendarDate } from '#domain/calendar-date.ts';
import type { ImportedTable } from '#server/platform/personal-data.ts';
import { type Field, fieldsOf } from './golfer-rows.ts';

/** Plans are made for a year and put off for some more. */
const daysAhead = 3 * 366;

/** Golfers travel, and the export was made where it was tomorrow already. */
const daysBetweenZones = 1;

/** Characters of a text without a rule of its own. */
const longestText = 4000;

const outOfRange: IssueCode = 'date_out_of_range';

/** The moment of the import, which what has happened lies before. */
export type ImportMoment = { readonly now: Temporal.Instant; readonly today: CalendarDate };

/** The columns that a row of an import brings; the database numbers some rows itself. */
const importedFieldsOf = (kind: ImportedTable): Field[] =>
  fieldsOf(kind).filter(
    ([name, column]) =>
      column.generatedIdentity === undefined && (kind.import.only?.includes(name) ?? true),
  );

/**
 * What a row of an export has to be, from the types of the columns and the rules of its kind. Unknown
 * fields are dropped; a column that an older export does not have is null or has its default.
 */
export function rowSchema(kind: ImportedTable, moment: ImportMoment): z.ZodMiniType {
  const { fields = {}, latest = {} } = kind.import;
  const schemas = importedFieldsOf(kind).map(([name, column]) => {
    const own = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const schema = own ?? columnSchema(column, moment, latest[name] ?? daysAhead);
    return [name, withoutValue(column, schema)];
  });
  return z.object(Object.fromEntries(schemas));
}

function withoutValue(column: PgColumn, schema: z.ZodMiniType): z.ZodMiniType {
  if (!column.notNull) return z._default(z.nullable(schema), null);
  return column.hasDefault ? z.optional(schema) : schema;
}

function columnSchema(column: PgColumn, moment: ImportMoment, latest: number): z.ZodMiniType {
  if (column.enumValues !== undefined) return z.enum(column.enumValues as [string, ...string[]]);
  switch (column.columnType) {
    case 'PgText':
      return isId(column) ? id : z.string().check(z.maxLength(longestText), ...readable);
    case 'PgBoolean':
      return z.boolean();
    case 'PgInteger':
      return z.int().check(z.gte(-2_147_483_648), z.lte(2_147_483_647));
    case 'PgSmallInt':
      return z.int().check(z.gte(-32_768), z.lte(32_767));
    case 'PgDoublePrecision':
      return z.number().check(z.gte(-1_000_000), z.lte(1_000_000));
    case 'PgArray':
      return z
        .array(columnSchema((column as PgArray<never, never>).baseColumn, moment, latest))
        .check(z.maxLength(100));
    case 'PgDateString':
      return dateBy(addDays(moment.today, latest + daysBetweenZones));
    case 'PgTimestamp':
      // The clock of a database may be another one than the server's.
      return instantBy(column.hasDefault ? lastInstant : latestBy(moment.now));
    default:
      throw new Error(`Nothing is known of importing ${column.columnType} ${column.name}`);
  }
}

/** Ids are short, and a row without one of its own is named by its key. */
const isId = ({ name, primary }: PgColumn) => primary || name.endsWith('_id');

const dateBy = (last: CalendarDate) =>
  calendarDate.check(z.refine((date) => date <= last, outOfRange));

const firstInstant = Date.UTC(1970);
const lastInstant = Date.UTC(2200);

/** What is imported has happened, by a clock that may be a day ahead. */
const latestBy = (now: Temporal.Instant) =>
  now.add({ hours: 24 * daysBetweenZones }).epochMilliseconds;

/** ISO 8601, as JSON has it. */
function instantBy(last: number) {
  const happened = (at: Date) => +at >= firstInstant && +at <= last;
  return z.pipe(
    z.iso.datetime(),
    z.pipe(
      z.transform((text: string) => new Date(text)),
      z.date().check(z.refine(happened, outOfRange)),
    ),
  );
}
