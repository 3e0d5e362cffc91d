const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;
const step = 1024;

/** Formats a number of bytes for display: "142 kB", "1.8 MB". */
export function sizeText(bytes: number, language: string): string {
  let place = 0;
  let value = bytes / step;
  while (value >= step && place < units.length - 1) {
    value /= step;
    place += 1;
  }
  const maximumFractionDigits = place > 0 && value < 10 ? 1 : 0;
  const unit = units[place] ?? 'kilobyte';
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits } as const;
  return new Intl.NumberFormat(language, options).format(value);
}
