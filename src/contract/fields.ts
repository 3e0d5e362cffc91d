import * as z from 'zod/mini';
import { isCalendarDate, knownTimeZone } from '#domain/calendar-date.ts';
import { focuses } from '#domain/drills/drill.ts';
import { hasOneDecimal, isHandicap, toDecimalString } from '#domain/handicap/handicap.ts';
import type { IssueCode } from './errors.ts';
import { madeIdOf } from './made-id.ts';

/**
 * An optional field of a request body. Null is the same as leaving it out, because many clients send it for an empty
 * field; a field that has a meaning for null keeps it. The type has no null, so our own app leaves such fields out.
 */
export function optional<Schema extends z.ZodMiniType>(schema: Schema): z.ZodMiniOptional<Schema> {
  if (takesNull(schema)) return z.optional(schema);
  const inner: z.ZodMiniType = schema;
  const read = z.transform((value: unknown) => value ?? undefined);
  const field: z.ZodMiniType = z.pipe(z.optional(z.nullable(inner)), read);
  return field as z.ZodMiniOptional<Schema>;
}

const takesNull = (schema: z.ZodMiniType) => z.safeParse(schema, null).success;

/** An optional field of a request body with a value for leaving it out, and for null. */
export function withDefault<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: z.core.util.NoUndefined<z.output<Schema>>,
): z.ZodMiniDefault<Schema> {
  if (takesNull(schema)) return z._default(schema, value);
  const usual: unknown = value;
  const read = z.transform((given: unknown) => given ?? usual);
  const inner: z.ZodMiniType = schema;
  const field: z.ZodMiniType = z.pipe(z._default(z.nullable(inner), usual as object), read);
  return field as z.ZodMiniDefault<Schema>;
}

/** The cursor of a list by number: the `nextCursor` of the page before, or the id of the last row that is known. */
export const idCursor = z.string().check(z.regex(/^\d{1,15}$/));

/** What a page of a list says about the next one: the cursor to ask for it with; null on the last page. */
export const nextPage = { nextCursor: z.nullable(z.string()) };

/** A request body whose fields are all optional. */
export function partial<Shape extends Readonly<Record<string, z.ZodMiniType>>>(shape: Shape) {
  const fields = Object.entries(shape).map(([name, schema]) => [name, optional(schema)]);
  return z.object(
    Object.fromEntries(fields) as { [Name in keyof Shape]: z.ZodMiniOptional<Shape[Name]> },
  );
}

/** A list, or the same list as JSON text. The type has only the list, which our own app sends. */
export function listOrJson<Schema extends z.ZodMiniArray>(schema: Schema) {
  const list: z.ZodMiniType = schema;
  const read = z.transform((value: unknown) => (typeof value === 'string' ? parsed(value) : value));
  const given = z.union([z.array(z.unknown()), z.string()]);
  const field: z.ZodMiniType = z.pipe(z.pipe(given as z.ZodMiniType, read), list);
  return field as Schema;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

// Tabs and line breaks are part of written text; any other control character is an accident or an attack.
const controlCharacter = /[^\P{Cc}\t\n\r]/u;
const lineBreak = /[\t\n\r]/;

// Separators, format characters such as a zero-width space, and other characters that fonts render blank.
const visibleCharacter =
  /[^\p{Separator}\p{Control}\p{Format}\p{Surrogate}\p{Default_Ignorable_Code_Point}\u2800]/u;
const halfCharacter = /\p{Surrogate}/u;

/** Marks that reverse or reorder the text after them. Letters of right-to-left scripts need none. */
const reorderingMark = /[\u202a-\u202e\u2066-\u2069]/g;
/** No language writes more marks over or under one letter; more would cover the lines around it. */
const tooManyMarks = /([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu;

/** Removes what would disturb the text around this text. */
const inPlace = z.overwrite<string>((text) =>
  text.replace(reorderingMark, '').replace(tooManyMarks, '$1'),
);

const wellFormed = z.refine<string>(
  (text) => !halfCharacter.test(text),
  'not_well_formed' satisfies IssueCode,
);

/** Allows empty text, but not text that only looks empty. */
const visible = z.refine<string>(
  (text) => text === '' || visibleCharacter.test(text),
  'nothing_visible' satisfies IssueCode,
);

const noControlCharacters = z.refine<string>(
  (text) => !controlCharacter.test(text),
  'control_characters' satisfies IssueCode,
);

/** Checks for text that people can read and the database can store. */
export const readable = [noControlCharacters, wellFormed, visible] as const;

/**
 * One line of text, trimmed.
 * @param issue the code for anything that is not text; without its own code, a text that is too long would have it too
 */
export const line = (max: number, issue?: IssueCode) =>
  z.string(issue).check(
    inPlace,
    z.trim(),
    z.maxLength(max, 'text_too_long' satisfies IssueCode),
    ...readable,
    z.refine((text) => !lineBreak.test(text), 'single_line' satisfies IssueCode),
  );

/** One line of text that must not be empty. */
export const requiredLine = (max: number, issue: IssueCode) =>
  line(max, issue).check(z.minLength(1, issue));

/** Text that is still being written: leading and trailing whitespace is kept, and it may be only whitespace. */
export const writtenText = (max: number) =>
  z.string().check(inPlace, z.maxLength(max), noControlCharacters, wellFormed);

/** Notes: several lines, trimmed. */
export const notes = (max: number) =>
  z.string().check(inPlace, z.trim(), z.maxLength(max), ...readable);

export const id = z
  .string()
  .check(z.minLength(1), z.maxLength(64), noControlCharacters, wellFormed);

/** The id of a row that the server has made, as a UUID: see `madeIdOf`. */
export const madeId = id.check(z.overwrite(madeIdOf));

/** A secret token from a link. */
export const token = z
  .string()
  .check(z.minLength(1), z.maxLength(200), noControlCharacters, wellFormed);

/** A signed token from a link; it contains the address that it was sent to. */
export const longToken = z
  .string()
  .check(z.minLength(1), z.maxLength(1000), noControlCharacters, wellFormed);

const aDate = z.refine<string>(isCalendarDate, 'date_format' satisfies IssueCode);

export const calendarDate = z.string('date_format' satisfies IssueCode).check(aDate);

/** A date in a form, with an error code of its own for an empty field. */
export const requiredDate = (issue: IssueCode) =>
  z.string(issue).check(
    z.minLength(1, issue),
    z.refine((text) => text === '' || isCalendarDate(text), 'date_format' satisfies IssueCode),
  );

export const instant = z.string();

/** The name of a time zone; kept in its usual spelling. */
export const timeZone = z.pipe(
  z.string('unknown_time_zone' satisfies IssueCode).check(
    z.maxLength(64),
    z.refine((zone) => knownTimeZone(zone) !== null, 'unknown_time_zone' satisfies IssueCode),
  ),
  z.transform((zone: string) => knownTimeZone(zone) ?? zone),
);

/** What a device reports as its time zone. An unknown one counts as not reported, since nobody can correct it. */
export const reportedTimeZone = z.pipe(
  z.string(),
  z.transform((zone: string) => knownTimeZone(zone) ?? undefined),
);

export const email = z
  .string('email' satisfies IssueCode)
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email('email' satisfies IssueCode));

const handicapShape = /^-?\d{1,2}(?:\.\d)?$/;

/** From -10.0 (a plus handicap) to 54.0, as text or number; kept as a decimal string like "18.4". */
export const handicap = z.pipe(
  z.union([z.string(), z.number()], 'handicap_range' satisfies IssueCode).check(
    z.refine(
      (value) => typeof value !== 'number' || hasOneDecimal(value),
      'handicap_decimals' satisfies IssueCode,
    ),
    z.refine(
      (value) => handicapShape.test(String(value)) && isHandicap(Number(value)),
      'handicap_range' satisfies IssueCode,
    ),
  ),
  z.transform((value: string | number) => toDecimalString(Number(value))),
);

/**
 * Differs whenever the fields differ that an edit of this thing may overwrite. A change of it names the revision that it
 * was decided on; see `revised` in `endpoint.ts`.
 */
export const revision = z.string();

export const focus = z.enum(focuses);
export const minutes = z.int();

/** The response of a call that has nothing to return. */
export const success = z.object({ success: z.literal(true) });
