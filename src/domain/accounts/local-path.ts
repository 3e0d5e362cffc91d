type Address = Readonly<Record<'origin' | 'pathname' | 'search' | 'hash', string>>;

// Declared here because domain code is type-checked without the types of browsers or Node. Both provide URL.
declare const URL: {
  new (address: string, base: string): Address;
  canParse(address: string, base: string): boolean;
};

/** A placeholder for our own origin. Any other origin that a path resolves to is another site. */
const site = 'https://this-site.invalid';

/**
 * Returns a path on this site with its query and fragment, as a browser would parse it. Returns null for
 * everything else, such as `//elsewhere.example`, including variants with tabs, backslashes or dots.
 */
export function localPath(given: unknown): string | null {
  if (typeof given !== 'string' || !given.startsWith('/') || !URL.canParse(given, site))
    return null;
  const { origin, pathname, search, hash } = new URL(given, site);
  return origin === site && !pathname.includes('//') ? pathname + search + hash : null;
}
