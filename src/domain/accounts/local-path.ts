type Address = Readonly<Record<'origin' | 'pathname' | 'search' | 'hash', string>>;

// Browsers and Node have it; rules are checked without the types of either.
declare const URL: {
  new (address: string, base: string): Address;
  canParse(address: string, base: string): boolean;
};

/** Any address will do: what a path leads to beside it is another site. */
const site = 'https://this-site.invalid';

/**
 * A path of this site with its query and fragment, as a browser reads it; null for everything else,
 * such as `//elsewhere.example`, also with tabs, backslashes or dots in between.
 */
export function localPath(given: unknown): string | null {
  if (typeof given !== 'string' || !given.startsWith('/') || !URL.canParse(given, site))
    return null;
  const { origin, pathname, search, hash } = new URL(given, site);
  return origin === site && !pathname.includes('//') ? pathname + search + hash : null;
}
