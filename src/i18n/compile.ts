import compile from 'icu-minify/compile';
import type { Catalog } from './translate.ts';

/** A source catalog: ICU MessageFormat, nested by the parts of its keys. */
export type CatalogFile = { readonly [key: string]: string | CatalogFile };

/** Returns the messages of a file by their full keys, such as `schedule.title`. */
export function flatten(file: CatalogFile, prefix = ''): [key: string, message: string][] {
  return Object.entries(file).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

/**
 * Parses every message. Runs when the web app is built and when the server first needs a catalog, so that browsers
 * need no parser. Throws a `SyntaxError` for an invalid message.
 */
export function compileCatalog(file: CatalogFile): Catalog {
  return Object.fromEntries(flatten(file).map(([key, message]) => [key, compile(message)]));
}
