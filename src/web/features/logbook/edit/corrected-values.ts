import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { correctedTotals } from '#domain/logbook/hole-correction.ts';
import { type RoundValues, totalValues } from '../add-session/round-values.ts';

/** Returns the values of a changed round with the totals of its corrected holes. */
export function correctedValues(values: RoundValues, { data }: CalendarItem): RoundValues {
  if (!(data.scorecard && values.scorecard)) return values;
  const said = { ...data, scoreType: values.scoreType };
  return { ...values, ...totalValues(correctedTotals(said, data.scorecard, values.scorecard)) };
}
