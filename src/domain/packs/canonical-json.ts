type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * Writes JSON that is the same for the same value, regardless of key order: keys are sorted, and undefined fields
 * are left out. Indented by two spaces per level, with a line feed at the end.
 */
export const canonicalJson = (value: unknown): string =>
  `${JSON.stringify(inOrder(value as Json), null, 2)}\n`;

function inOrder(value: Json): Json {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, inOrder(each)]));
}
