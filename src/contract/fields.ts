import * as z from 'zod/mini';
import { isCalendarDate, knownTimeZone } from '#domain/calendar-date.ts';
import { focuses } from '#domain/drills/drill.ts';
import { isHandicap, toDecimalString } from '#domain/handicap/handicap.ts';
import type { IssueCode } from './errors.ts';

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

/** A date in a form, with the same error code for every fault. */
export const requiredDate = (issue: IssueCode) =>
  z.string(issue).check(z.refine(isCalendarDate, issue));

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
  z
    .union([z.string(), z.number()], 'handicap_range' satisfies IssueCode)
    .check(
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
