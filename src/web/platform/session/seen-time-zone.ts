import { storedValue } from '../device/stored-value.ts';

const zones = storedValue<string>('time-zone');

/** The time zone in which this device was when the golfer last used it; null if the golfer has not used it before. */
export const seenTimeZone: (golferId: string) => string | null = zones.read;

/** Remembers the time zone in which this device is now. */
export const rememberTimeZone: (golferId: string, timeZone: string) => void = zones.keep;
