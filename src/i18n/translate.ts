import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import type { Messages } from './messages.ts';
import type { Tag } from './values.ts';

/** A feature with one file of messages per language. */
export type Feature = keyof Messages;

/** A message's full key in its file, such as `schedule.title`. */
export type MessageKey<F extends Feature> = keyof Messages[F] & string;

/** The names directly below a path: `KeyBelow<'app', 'titles'>` is the names below `titles`. */
export type KeyBelow<F extends Feature, Path extends string> =
  MessageKey<F> extends infer Key
    ? Key extends `${Path}.${infer Rest}`
      ? Rest extends `${infer Name}.${string}`
        ? Name
        : Rest
      : never
    : never;

/** The compiled messages of one feature in one language, by key. */
export type Catalog = Readonly<Record<string, CompiledMessage>>;

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The values that a message needs. If the key is a union, the values that all of its messages need together. */
type Values<F extends Feature, Key extends MessageKey<F>> = Intersection<Messages[F][Key]>;

type Rest<Needed> = keyof Needed extends never ? [] : [values: Needed];

/** Keys of messages with tags, which cannot be written as plain strings. */
type RichKey<F extends Feature> = {
  [Key in MessageKey<F>]: Tag extends Messages[F][Key][keyof Messages[F][Key]] ? Key : never;
}[MessageKey<F>];

export type Translate<F extends Feature> = <Key extends Exclude<MessageKey<F>, RichKey<F>>>(
  key: Key,
  ...values: Rest<Values<F, Key>>
) => string;

export type TranslateParts<F extends Feature> = <Key extends RichKey<F>>(
  key: Key,
  ...values: Rest<Values<F, Key>>
) => readonly unknown[];

/** The messages of one feature in one language. */
export type Translation<F extends Feature> = {
  /** A BCP 47 tag, for `Intl`. */
  readonly language: string;
  /** The message with its placeholders filled in. Numbers are formatted for the language. */
  readonly t: Translate<F>;
  /** The parts of a message with tags, in order: its strings and the results of its tags. */
  readonly parts: TranslateParts<F>;
  /** Whether an arbitrary string is one of this feature's keys. */
  readonly has: (key: string) => key is MessageKey<F>;
};

/** Reuses `Intl` formatters, because they are expensive to create and often needed. */
function memoize<Options, Formatter>(make: (locales: Locales, options?: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locales: Locales, options?: Options): Formatter => {
    const key = `${String(locales)}${JSON.stringify(options)}`;
    const known = made.get(key) ?? make(locales, options);
    made.set(key, known);
    return known;
  };
}

type Locales = Intl.LocalesArgument;

const options: FormatOptions = {
  formatters: {
    getNumberFormat: memoize((...args) => new Intl.NumberFormat(...args)),
    getDateTimeFormat: memoize((...args) => new Intl.DateTimeFormat(...args)),
    getPluralRules: memoize((...args) => new Intl.PluralRules(...args)),
  },
};

/** Letters of right-to-left scripts, and marks that change the direction. No language of the app has them. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff]|[\ud802\ud803\ud83a\ud83b]./;

/** Keeps a name in a right-to-left script from reordering the sentence around it. */
const isolated = (value: unknown) =>
  typeof value === 'string' && rightToLeft.test(value) ? `\u2068${value}\u2069` : value;

/** Creates the functions that write a catalog's messages. They throw an Error for a missing key. */
export function createTranslation<F extends Feature>(
  language: string,
  feature: F,
  catalog: Catalog,
): Translation<F> {
  const write = (key: string, values: unknown) => {
    const message = catalog[key];
    if (message === undefined)
      throw new Error(`There is no message ${feature}:${key} (${language})`);
    const placed = Object.entries(values ?? {}).map(([name, value]) => [name, isolated(value)]);
    return format<unknown>(message, language, Object.fromEntries(placed), options);
  };
  return {
    language,
    t: (key, ...[values]) => String(write(key, values)),
    parts: (key, ...[values]) => [write(key, values)].flat(),
    has: (key): key is MessageKey<F> => Object.hasOwn(catalog, key),
  };
}
