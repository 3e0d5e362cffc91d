/** Names of stored values that the service worker reads, too. */
export const storedNames = { progress: 'session-progress', sentProgress: 'sent-progress' } as const;

/** A value as it is stored, as JSON. */
export type Stored = {
  /** Who was signed in; null where nobody was known to be. */
  readonly golferId: string | null;
  /** In milliseconds since 1970, and later than what it has replaced, whatever the clock says. */
  readonly at: number;
  readonly value: unknown;
};

/** Null where there is nothing, or nothing that can be read. */
export function parseStored(text: string | null): Stored | null {
  if (text === null) return null;
  try {
    const stored: Stored | null = JSON.parse(text);
    if (stored === null) return null;
    // Earlier versions of the app have stored the value alone.
    const isWhole = typeof stored === 'object' && 'value' in stored && 'at' in stored;
    return isWhole ? stored : { golferId: null, at: 0, value: stored };
  } catch {
    return null;
  }
}
