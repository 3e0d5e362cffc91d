import { parseStored } from './stored.ts';

/** The ids under which a stored value was kept while that golfer was signed in. */
export function storedIds(name: string, golferId: string): readonly string[] {
  try {
    return Object.entries<string>(localStorage)
      .filter(([key]) => key.startsWith(`${name}:`))
      .filter(([, text]) => parseStored(text)?.golferId === golferId)
      .map(([key]) => key.slice(name.length + 1));
  } catch {
    // Forbidden: nothing is kept then.
    return [];
  }
}
