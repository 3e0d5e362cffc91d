import { knownTimeZone, timeZoneAhead } from '#domain/calendar-date.ts';

/** A time zone with the device's current offset, for a device whose own name for it is unknown. */
export const offsetTimeZone = (): string => timeZoneAhead(-new Date().getTimezoneOffset());

/** The IANA time zone of the device. */
export const deviceTimeZone = (): string =>
  knownTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? offsetTimeZone();

/** Whether the app runs as an installed app. Safari also reports this in its own nonstandard way. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

export const isIphone = (): boolean => /iPhone|iPod/.test(navigator.userAgent);

/** iPads identify themselves as Macs, but no Mac has a touchscreen. */
export const isIpad = (): boolean =>
  /iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Whether the golfer has asked the browser to save data. */
export const wantsLessData = (): boolean => {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
};

/** Whether the golfer's device asks for reduced motion. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
