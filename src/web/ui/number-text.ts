/** The number of decimals of a step: 1 has none, 0.1 has one. */
function decimalsOf(step: number): number {
  return String(step).split('.')[1]?.length ?? 0;
}

/** The nearest multiple of `step` between `min` and `max`, without floating-point error. */
export function fitNumber(
  value: number,
  { min, max, step }: { min: number; max: number; step: number },
): number {
  const nearest = Number((Math.round(value / step) * step).toFixed(decimalsOf(step)));
  return Math.min(max, Math.max(min, nearest));
}

/** Parses a number as golfers type it, with a point or a comma; null for anything else. */
export function readNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^[-+]?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/** Formats a number with the decimals of its step in the given language. */
export function writeNumber(value: number, step: number, language: string): string {
  const decimals = decimalsOf(step);
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  }).format(value);
}
