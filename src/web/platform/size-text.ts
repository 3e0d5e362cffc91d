const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;
const step = 1024;

/**
 * Formats a number of bytes for display: "142 kB", "1.8 MB". With `over`, it is a size above a limit: it is rounded up to
 * a tenth, so that it never reads like the limit itself.
 */
export function sizeText(bytes: number, language: string, { over = false } = {}): string {
  let place = 0;
  let value = bytes / step;
  while (value >= step && place < units.length - 1) {
    value /= step;
    place += 1;
  }
  const maximumFractionDigits = over || (place > 0 && value < 10) ? 1 : 0;
  const roundingMode = over ? 'ceil' : 'halfExpand';
  const unit = units[place] ?? 'kilobyte';
  const options = {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits,
    roundingMode,
  } as const;
  return new Intl.NumberFormat(language, options).format(value);
}
