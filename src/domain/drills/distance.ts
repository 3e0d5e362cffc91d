export const unitSystems = ['metric', 'imperial'] as const;
export type Units = (typeof unitSystems)[number];

const metresPerInch = 0.0254;
const metresPerFoot = 0.3048;
const metresPerYard = 0.9144;

/** The nearest multiple of `step`, without a trailing ".0". */
const rounded = (value: number, step: number) =>
  String(Number((Math.round(value / step) * step).toFixed(1)));

function metric(metres: number): string {
  const centimetres = Math.round(metres * 100);
  if (centimetres < 100) return `${centimetres} cm`;
  return `${rounded(metres, metres < 10 ? 0.1 : 1)} m`;
}

// Golfers pace putts in feet and shots in yards. Nobody paces a half foot beyond arm's length or a
// single yard in a full shot, so the steps grow with the distance.
function imperial(metres: number): string {
  if (metres < 0.6) return `${rounded(metres / metresPerInch, metres < 0.1 ? 0.5 : 1)} in`;
  if (metres < 0.9) return `${rounded(metres / metresPerFoot, 0.5)} ft`;
  if (metres < 20) return `${rounded(metres / metresPerFoot, 1)} ft`;
  const yards = metres / metresPerYard;
  return `${rounded(yards, yards < 50 ? 1 : 5)} yd`;
}

/**
 * A distance in metres (0 or more) in the golfer's units, rounded as it is paced:
 * whole centimetres below 1 m, tenths of a metre below 10 m, then whole metres;
 * inches below 0.6 m (halves below 10 cm), half feet below 0.9 m, whole feet below 20 m, whole yards below 50 yd, then fives.
 * @throws RangeError for a negative or unending distance
 */
export function formatDistance(metres: number, units: Units): string {
  if (!Number.isFinite(metres) || metres < 0) throw new RangeError(`No distance: ${metres}`);
  return units === 'metric' ? metric(metres) : imperial(metres);
}

/** Turns every `{m:1.5}` in a text of the content into "1.5 m" or "5 ft". */
export function withUnits(text: string, units: Units): string {
  return text.replace(/\{m:(\d+(?:\.\d+)?)\}/g, (_, metres) =>
    formatDistance(Number(metres), units),
  );
}
