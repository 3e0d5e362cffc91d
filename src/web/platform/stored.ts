/** Names of stored values that the service worker also reads. */
export const storedNames = { progress: 'session-progress', sentProgress: 'sent-progress' } as const;

/** A stored value, in its JSON form. */
export type Stored = {
  /** The golfer who was signed in; null if unknown. */
  readonly golferId: string | null;
  /** In milliseconds since 1970. Always later than the value it replaced, even if the clock was set back. */
  readonly at: number;
  readonly value: unknown;
};

/** Parses a stored text. Returns null when it is missing or unreadable. */
export function parseStored(text: string | null): Stored | null {
  if (text === null) return null;
  try {
    const stored: Stored | null = JSON.parse(text);
    if (stored === null) return null;
    // Earlier versions of the app stored only the value.
    const isWhole = typeof stored === 'object' && 'value' in stored && 'at' in stored;
    return isWhole ? stored : { golferId: null, at: 0, value: stored };
  } catch {
    return null;
  }
}
