const keyOf = (golferId: string) => `time-zone:${golferId}`;

/** The time zone in which this device was when the golfer last used it; null if the golfer has not used it before. */
export function seenTimeZone(golferId: string): string | null {
  try {
    return localStorage.getItem(keyOf(golferId));
  } catch {
    return null;
  }
}

/** Remembers the time zone in which this device is now. */
export function rememberTimeZone(golferId: string, timeZone: string): void {
  try {
    localStorage.setItem(keyOf(golferId), timeZone);
  } catch {
    // Storage is forbidden. Then the device never changes the golfer's time zone by itself.
  }
}
