export const unitSystems = ['metric', 'imperial'] as const;
export type Units = (typeof unitSystems)[number];

const metresPerInch = 0.0254;
const metresPerFoot = 0.3048;
const metresPerYard = 0.9144;

type Unit = 'centimeter' | 'meter' | 'inch' | 'foot' | 'yard';
type Length = readonly [value: number, unit: Unit];

const rounded = (value: number, step: number) => Math.round(value / step) * step;

function metric(metres: number): Length {
  const centimetres = Math.round(metres * 100);
  if (centimetres < 100) return [centimetres, 'centimeter'];
  return [rounded(metres, metres < 10 ? 0.1 : 1), 'meter'];
}

// Golfers pace off putts in feet and shots in yards. The steps grow with the distance: half feet do not matter
// beyond arm's length, and single yards do not matter in a full shot.
function imperial(metres: number): Length {
  if (metres < 0.6) return [rounded(metres / metresPerInch, metres < 0.1 ? 0.5 : 1), 'inch'];
  if (metres < 0.9) return [rounded(metres / metresPerFoot, 0.5), 'foot'];
  if (metres < 20) return [rounded(metres / metresPerFoot, 1), 'foot'];
  const yards = metres / metresPerYard;
  return [rounded(yards, yards < 50 ? 1 : 5), 'yard'];
}

const formats = new Map<string, Intl.NumberFormat>();

/** Creates one formatter per unit and language, because creating `Intl` formatters is slow. */
function formatOf(unit: Unit, language: string): Intl.NumberFormat {
  const key = `${unit} ${language}`;
  const options = { style: 'unit', unit, maximumFractionDigits: 1, useGrouping: false } as const;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format;
}

/**
 * Formats a distance in meters (0 or more) in the golfer's units and language ("1,5 m" in German), rounded as
 * golfers pace it. Metric: whole centimeters below 1 m, tenths of a meter below 10 m, then whole meters. Imperial:
 * inches below 0.6 m (half inches below 10 cm), half feet below 0.9 m, whole feet below 20 m, whole yards below 50
 * yd, then multiples of 5 yards.
 * @throws RangeError for a negative or infinite distance or NaN
 */
export function formatDistance(metres: number, units: Units, language = 'en'): string {
  if (!Number.isFinite(metres) || metres < 0) throw new RangeError(`No distance: ${metres}`);
  const [value, unit] = units === 'metric' ? metric(metres) : imperial(metres);
  return formatOf(unit, language).format(value);
}

/** A distance in a coach's imperial wording, such as "40 ft"; it rarely equals the metric distance exactly. */
export type ImperialDistance = `${number} ${'in' | 'ft' | 'yd'}`;

const unitNames: Readonly<Record<string, Unit>> = {
  cm: 'centimeter',
  m: 'meter',
  in: 'inch',
  ft: 'foot',
  yd: 'yard',
};

const metresPerUnit = { in: metresPerInch, ft: metresPerFoot, yd: metresPerYard } as const;

/** Converts a distance in a coach's imperial wording to meters. */
export function inMetres(distance: ImperialDistance): number {
  const [value, unit] = distance.split(' ') as [string, keyof typeof metresPerUnit];
  return Number(value) * metresPerUnit[unit];
}

/** Formats a distance that has its unit, such as "40 ft", in a language. */
export function formatWritten(distance: string, language = 'en'): string {
  const [value, name = ''] = distance.split(' ');
  return formatOf(unitNames[name] ?? 'meter', language).format(Number(value));
}

/** Meters per unit of full shots: a meter or a yard. */
const metresPerCarryUnit = { metric: 1, imperial: metresPerYard } as const;

/** Converts a carry in meters to whole meters or yards, as golfers enter and read it. */
export const carryIn = (metres: number, units: Units): number =>
  Math.round(metres / metresPerCarryUnit[units]);

/** Converts a carry entered in meters or yards to meters, rounded to a tenth. */
export const carryInMetres = (typed: number, units: Units): number =>
  Math.round(typed * metresPerCarryUnit[units] * 10) / 10;

/** Formats a carry in whole meters or yards with its unit: "187 yd". */
export const formatCarry = (metres: number, units: Units, language = 'en'): string =>
  formatOf(units === 'metric' ? 'meter' : 'yard', language).format(carryIn(metres, units));

/** The placeholder of a distance in a text: a pair such as `{12 m|40 ft}`, or meters such as `{m:1.5}`. */
export const distanceToken =
  /\{(?:m:(\d{1,4}(?:\.\d{1,3})?)|(\d{1,4}(?:\.\d)? c?m\|\d{1,4}(?:\.\d)? (?:in|ft|yd)))\}/g;

/** Keeps a number and its unit on one line. */
const onOneLine = (distance: string) => distance.replaceAll(' ', '\u00A0');

/** Replaces every distance in a text with one such as "12 m" or "40 ft", formatted for the language. */
export const withUnits = (text: string, units: Units, language = 'en'): string =>
  text.replace(distanceToken, (_, metres?: string, pair?: string) => {
    if (pair === undefined) return onOneLine(formatDistance(Number(metres), units, language));
    const [metric = '', imperial = ''] = pair.split('|');
    return onOneLine(formatWritten(units === 'metric' ? metric : imperial, language));
  });
