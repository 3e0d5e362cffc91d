import type { BodyOf } from '#contract/endpoint.ts';
import type { logbook } from '#contract/logbook.ts';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { type Hole, isOpen, type Totals } from '#domain/logbook/hole-card.ts';
import {
  extraLimits,
  type Holes,
  type roundTypes,
  type ScoreType,
} from '#domain/logbook/logbook.ts';
import { readNumber } from '#web/ui/number-text.ts';

export type Extra = keyof typeof extraLimits;

export const extras = Object.keys(extraLimits) as readonly Extra[];

/** The values of the round form, named as in the contract. Extras are text as typed, empty if unknown. */
export type RoundValues = Readonly<Record<Extra, string>> & {
  readonly name: string;
  readonly location: string;
  readonly holes: Holes;
  readonly roundType: (typeof roundTypes)[number];
  readonly scoreType: ScoreType;
  /** 0 while no score is entered. */
  readonly totalScore: number;
  /** Null until changed, so that a golfer who did not count is not recorded as having hit none. */
  readonly fairwaysHit: number | null;
  readonly greensInRegulation: number | null;
  readonly sessionDate: CalendarDate | '';
  readonly courseName: string;
  /** Null for a round that was not recorded hole by hole. */
  readonly scorecard: readonly Hole[] | null;
};

const noExtras = Object.fromEntries(extras.map((extra) => [extra, ''])) as Record<Extra, string>;

export function emptyRound(sessionDate: CalendarDate): RoundValues {
  return {
    name: '',
    location: '',
    holes: 18,
    roundType: 'free_round',
    scoreType: 'strokeplay',
    totalScore: 0,
    fairwaysHit: null,
    greensInRegulation: null,
    sessionDate,
    courseName: '',
    scorecard: null,
    ...noExtras,
  };
}

/** Returns the values of a logged round, to be changed. Numbers are written as in `language`. */
export function loggedRound({ title, date, data }: CalendarItem, language: string): RoundValues {
  const empty = emptyRound(date);
  const write = new Intl.NumberFormat(language, { useGrouping: false });
  const textOf = (value: number | null | undefined) => (value == null ? '' : write.format(value));
  return {
    ...empty,
    name: title,
    location: data.location ?? '',
    holes: data.holes ?? empty.holes,
    roundType: data.roundType === 'match' ? 'match' : 'free_round',
    scoreType: data.scoreType ?? empty.scoreType,
    totalScore: data.totalScore ?? empty.totalScore,
    fairwaysHit: data.fairwaysHit ?? null,
    greensInRegulation: data.greensInRegulation ?? null,
    courseName: data.courseName ?? '',
    scorecard: data.scorecard ?? null,
    ...Object.fromEntries(extras.map((extra) => [extra, textOf(data[extra])])),
  };
}

/** Returns the totals of a scorecard as values of the form. */
export function totalValues(totals: Partial<Totals>): Partial<RoundValues> {
  const values = Object.entries(totals).map(([field, total]) => {
    if (field === 'totalScore') return [field, total ?? 0];
    return [field, field in extraLimits ? String(total ?? '') : total];
  });
  return Object.fromEntries(values);
}

/**
 * Returns the request body. Leaves out unknown values. An extra that is not a number becomes NaN, and a scorecard with
 * an open hole becomes too short; both are refused.
 */
export function roundBody(values: RoundValues): BodyOf<typeof logbook.addRound> {
  const { holes, roundType, scoreType, totalScore, fairwaysHit, greensInRegulation } = values;
  const location = values.location.trim();
  const courseName = values.courseName.trim();
  const scorecard = values.scorecard?.filter((hole) => !isOpen(hole));
  const known = extras.filter((extra) => values[extra].trim() !== '');
  return {
    name: values.name.trim(),
    holes,
    roundType,
    scoreType,
    totalScore,
    sessionDate: values.sessionDate,
    ...(location !== '' && { location }),
    ...(fairwaysHit !== null && { fairwaysHit }),
    ...(greensInRegulation !== null && { greensInRegulation }),
    ...(courseName !== '' && { courseName }),
    ...(scorecard && { scorecard }),
    ...Object.fromEntries(known.map((extra) => [extra, readNumber(values[extra]) ?? Number.NaN])),
  };
}

const usualPar = 72;
const usualHandicap = 18;
/** Stableford points of a round played to one's handicap. */
const usualPoints = 36;
const fullRound = 18;

/**
 * Returns a likely score, where the stepper buttons start.
 * @param handicap negative for a plus handicap; null when the golfer has none yet
 */
export function likelyScore(
  { holes, scoreType }: Pick<RoundValues, 'holes' | 'scoreType'>,
  handicap: number | null,
): number {
  const share = holes / fullRound;
  if (scoreType === 'stableford') return usualPoints * share;
  return Math.round((usualPar + (handicap ?? usualHandicap)) * share);
}
