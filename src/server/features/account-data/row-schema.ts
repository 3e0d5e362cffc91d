import type { PgArray, PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { IssueCode } from '#contract/errors.ts';
import { calendarDate, id, readable } from '#contract/fields.ts';
import { addDays, type CalendarDate } from '#domain/calendar-date.ts';
import type { ImportedTable } from '#server/platform/personal-data.ts';
import { type Field, fieldsOf } from './golfer-rows.ts';

/** Days ahead that a date may lie: plans are made for a year and may be postponed further. */
const daysAhead = 3 * 366;

/** Golfers travel, and it may already have been tomorrow where the export was made. */
const daysBetweenZones = 1;

/** Maximum length in characters of a text that has no rule of its own. */
const longestText = 4000;

const outOfRange: IssueCode = 'date_out_of_range';

/** The time of the import. Things that have already happened must be earlier. */
export type ImportMoment = { readonly now: Temporal.Instant; readonly today: CalendarDate };

/** The columns that an imported row provides. The database itself numbers some rows. */
const importedFieldsOf = (kind: ImportedTable): Field[] =>
  fieldsOf(kind).filter(
    ([name, column]) =>
      column.generatedIdentity === undefined && (kind.import.only?.includes(name) ?? true),
  );

/**
 * Builds the schema of an export row from the types of its columns and the rules of its kind. Unknown
 * fields are dropped; a column missing from an older export becomes null or its default.
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
    // An export may come from a version with other ids. References are replaced by ids of this installation.
    case 'PgUUID':
      return id;
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
      // The database sets such a timestamp, and its clock may differ from the server's.
      return instantBy(column.hasDefault ? lastInstant : latestBy(moment.now));
    default:
      throw new Error(`Nothing is known of importing ${column.columnType} ${column.name}`);
  }
}

/** Whether a column holds an id. Ids are short. A row without an id of its own is identified by its key. */
const isId = ({ name, primary }: PgColumn) => primary || name.endsWith('_id');

const dateBy = (last: CalendarDate) =>
  calendarDate.check(z.refine((date) => date <= last, outOfRange));

const firstInstant = Date.UTC(1970);
const lastInstant = Date.UTC(2200);

/** Imported events lie in the past, by a clock that may be up to a day ahead. */
const latestBy = (now: Temporal.Instant) =>
  now.add({ hours: 24 * daysBetweenZones }).epochMilliseconds;

/** Accepts an ISO 8601 string, as used in JSON, from 1970 up to `last`. */
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
