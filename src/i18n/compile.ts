import compile from 'icu-minify/compile';
import type { Catalog } from './translate.ts';

/** A catalog as it is written: ICU MessageFormat, nested as its keys are. */
export type CatalogFile = { readonly [key: string]: string | CatalogFile };

/** The messages of a file by their whole keys: `schedule.title`. */
export function flatten(file: CatalogFile, prefix = ''): [key: string, message: string][] {
  return Object.entries(file).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

/**
 * Parses every message. Runs when the web is built and when the server first needs a catalog, so
 * that browsers load no parser. Throws a `SyntaxError` for a message that is not valid.
 */
export function compileCatalog(file: CatalogFile): Catalog {
  return Object.fromEntries(flatten(file).map(([key, message]) => [key, compile(message)]));
}
