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

// Golfers pace putts in feet and shots in yards. Nobody paces a half foot beyond arm's length or a
// single yard in a full shot, so the steps grow with the distance.
function imperial(metres: number): Length {
  if (metres < 0.6) return [rounded(metres / metresPerInch, metres < 0.1 ? 0.5 : 1), 'inch'];
  if (metres < 0.9) return [rounded(metres / metresPerFoot, 0.5), 'foot'];
  if (metres < 20) return [rounded(metres / metresPerFoot, 1), 'foot'];
  const yards = metres / metresPerYard;
  return [rounded(yards, yards < 50 ? 1 : 5), 'yard'];
}

const formats = new Map<string, Intl.NumberFormat>();

/** Made once for each unit and language, since Intl takes its time over formatters. */
function formatOf(unit: Unit, language: string): Intl.NumberFormat {
  const key = `${unit} ${language}`;
  const options = { style: 'unit', unit, maximumFractionDigits: 1, useGrouping: false } as const;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format;
}

/**
 * A distance in metres (0 or more) in the golfer's units and language ("1,5 m" in German), rounded as it is
 * paced: whole centimetres below 1 m, tenths of a metre below 10 m, then whole metres;
 * inches below 0.6 m (halves below 10 cm), half feet below 0.9 m, whole feet below 20 m, whole yards below 50 yd, then fives.
 * @throws RangeError for a negative or unending distance
 */
export function formatDistance(metres: number, units: Units, language = 'en'): string {
  if (!Number.isFinite(metres) || metres < 0) throw new RangeError(`No distance: ${metres}`);
  const [value, unit] = units === 'metric' ? metric(metres) : imperial(metres);
  return formatOf(unit, language).format(value);
}

/** A distance as a coach says it in feet and yards, which is seldom the same to the inch: "40 ft". */
export type ImperialDistance = `${number} ${'in' | 'ft' | 'yd'}`;

const unitNames: Readonly<Record<string, Unit>> = {
  cm: 'centimeter',
  m: 'meter',
  in: 'inch',
  ft: 'foot',
  yd: 'yard',
};

/** A distance that is written with its unit, such as "40 ft", as the language writes it. */
export function formatWritten(distance: string, language = 'en'): string {
  const [value, name = ''] = distance.split(' ');
  return formatOf(unitNames[name] ?? 'meter', language).format(Number(value));
}

/** The metres that are one of what full shots are measured in: a meter or a yard. */
const metresPerCarryUnit = { metric: 1, imperial: metresPerYard } as const;

/** A carry in whole meters or yards, as golfers type and read it. */
export const carryIn = (metres: number, units: Units): number =>
  Math.round(metres / metresPerCarryUnit[units]);

/** A carry that was typed in meters or yards, in metres to a tenth. */
export const carryInMetres = (typed: number, units: Units): number =>
  Math.round(typed * metresPerCarryUnit[units] * 10) / 10;

/** A carry in whole meters or yards with its unit: "187 yd". */
export const formatCarry = (metres: number, units: Units, language = 'en'): string =>
  formatOf(units === 'metric' ? 'meter' : 'yard', language).format(carryIn(metres, units));

/** What stands for a distance in a text: a pair such as `{12 m|40 ft}`, or metres such as `{m:1.5}`. */
export const distanceToken =
  /\{(?:m:(\d{1,4}(?:\.\d{1,3})?)|(\d{1,4}(?:\.\d)? c?m\|\d{1,4}(?:\.\d)? (?:in|ft|yd)))\}/g;

/** A number and its unit stay on one line. */
const onOneLine = (distance: string) => distance.replaceAll(' ', '\u00A0');

/** Turns every distance of a text into "12 m" or "40 ft", as the language writes them. */
export const withUnits = (text: string, units: Units, language = 'en'): string =>
  text.replace(distanceToken, (_, metres?: string, pair?: string) => {
    if (pair === undefined) return onOneLine(formatDistance(Number(metres), units, language));
    const [metric = '', imperial = ''] = pair.split('|');
    return onOneLine(formatWritten(units === 'metric' ? metric : imperial, language));
  });
