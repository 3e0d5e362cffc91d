import {
  type activities,
  extraLimits,
  type roundTypes,
  type scoreTypes,
} from '#contract/activities.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { countsFit, type Holes } from '#domain/activities/activities.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { readNumber } from '#web/ui/number-text.ts';
import { type DateFault, dateFault } from './practice-values.ts';

export type Extra = keyof typeof extraLimits;

export const extras = Object.keys(extraLimits) as readonly Extra[];

/** What stands in the round form. */
export type RoundValues = {
  readonly name: string;
  readonly location: string;
  readonly holes: Holes;
  readonly roundType: (typeof roundTypes)[number];
  readonly scoreType: (typeof scoreTypes)[number];
  /** 0 while there is none. */
  readonly totalScore: number;
  /** Null until touched: nobody who did not count is said to have hit none. */
  readonly fairwaysHit: number | null;
  readonly greensInRegulation: number | null;
  readonly date: CalendarDate | '';
  readonly courseName: string;
  /** As typed; empty for what is not known. */
  readonly extras: Readonly<Record<Extra, string>>;
};

export type RoundFaults = {
  readonly name?: 'name';
  readonly totalScore?: 'score';
  readonly fairwaysHit?: 'count';
  readonly greensInRegulation?: 'count';
  readonly date?: DateFault;
  readonly extras?: readonly Extra[];
};

export function emptyRound(date: CalendarDate): RoundValues {
  return {
    name: '',
    location: '',
    holes: 18,
    roundType: 'free_round',
    scoreType: 'strokeplay',
    totalScore: 0,
    fairwaysHit: null,
    greensInRegulation: null,
    date,
    courseName: '',
    extras: { coursePar: '', courseRating: '', slopeRating: '', putts: '', penalties: '' },
  };
}

function extraFits(extra: Extra, text: string): boolean {
  if (text.trim() === '') return true;
  const { min, max, whole } = extraLimits[extra];
  const number = readNumber(text);
  if (number === null || number < min || number > max) return false;
  return !whole || Number.isInteger(number);
}

/** What the server would refuse, by the same rules. */
export function roundFaults(values: RoundValues, today: CalendarDate): RoundFaults {
  const { holes, fairwaysHit, greensInRegulation } = values;
  const wrong = extras.filter((extra) => !extraFits(extra, values.extras[extra]));
  return {
    ...(values.name.trim() === '' && { name: 'name' }),
    ...(values.totalScore < 1 && { totalScore: 'score' }),
    ...(!countsFit(holes, fairwaysHit) && { fairwaysHit: 'count' }),
    ...(!countsFit(holes, greensInRegulation) && { greensInRegulation: 'count' }),
    ...dateFault(values.date, today),
    ...(wrong.length > 0 && { extras: wrong }),
  };
}

/** What is sent: the unknown is left out. */
export function roundBody(values: RoundValues): BodyOf<typeof activities.addRound> {
  const { holes, roundType, scoreType, totalScore, fairwaysHit, greensInRegulation } = values;
  const location = values.location.trim();
  const courseName = values.courseName.trim();
  const told = extras.flatMap((extra) => {
    const number = readNumber(values.extras[extra]);
    return number === null ? [] : [[extra, number] as const];
  });
  return {
    name: values.name.trim(),
    ...{ holes, roundType, scoreType, totalScore, sessionDate: values.date },
    ...(location !== '' && { location }),
    ...(fairwaysHit !== null && { fairwaysHit }),
    ...(greensInRegulation !== null && { greensInRegulation }),
    ...(courseName !== '' && { courseName }),
    ...Object.fromEntries(told),
  };
}

const usualPar = 72;
const usualHandicap = 18;
/** Points of a round played to one's handicap. */
const usualPoints = 36;
const fullRound = 18;

/**
 * A score that the golfer is likely to have, from which the buttons start.
 * @param handicap a plus handicap is negative; null when there is none yet
 */
export function likelyScore(
  { holes, scoreType }: Pick<RoundValues, 'holes' | 'scoreType'>,
  handicap: number | null,
): number {
  const share = holes / fullRound;
  if (scoreType === 'stableford') return usualPoints * share;
  return Math.round((usualPar + (handicap ?? usualHandicap)) * share);
}
