export type InputSummary = Readonly<Record<string, string | number | boolean | null>>;

/** The most characters kept of a text. */
const longestText = 80;
const mostFields = 20;

const isSecret = (name: string) => /password|token|secret|key/i.test(name);

/** A short summary of a request body: no secrets, the beginning of texts, and the length of lists. */
export function summarizeInput(body: unknown): InputSummary {
  if (typeof body !== 'object' || body === null) return {};
  const fields = Object.entries(body)
    .filter(([name, value]) => !isSecret(name) && value !== undefined)
    .slice(0, mostFields);
  return Object.fromEntries(fields.map(([name, value]) => [name, summarize(value)]));
}

function summarize(value: unknown): string | number | boolean | null {
  if (Array.isArray(value)) return `[${value.length}]`;
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (typeof value !== 'string') return '{…}';
  return value.length <= longestText ? value : `${value.slice(0, longestText)}…`;
}
