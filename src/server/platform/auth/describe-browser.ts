// Most user agents also name browsers that they are compatible with, so the first match counts.
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*Safari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

type Names = readonly (readonly [name: string, pattern: RegExp])[];

const nameIn = (names: Names, userAgent: string | null) =>
  names.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? null;

/** Browser and system that a `User-Agent` header names. */
export const describeBrowser = (userAgent: string | null) => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
});
