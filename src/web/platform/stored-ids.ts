import { parseStored } from './stored.ts';

/** Returns the ids under which a value was stored while this golfer was signed in. */
export function storedIds(name: string, golferId: string): readonly string[] {
  try {
    return Object.entries<string>(localStorage)
      .filter(([key]) => key.startsWith(`${name}:`))
      .filter(([, text]) => parseStored(text)?.golferId === golferId)
      .map(([key]) => key.slice(name.length + 1));
  } catch {
    // Storage is forbidden, so nothing is stored.
    return [];
  }
}
