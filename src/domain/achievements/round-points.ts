import { todayIn } from '#domain/calendar-date.ts';
import type { HandicapRecord } from '#domain/handicap/handicap.ts';
import type { History, PastRound } from './history.ts';

/** Stableford gives two points for net par: this is playing to one's handicap over eighteen holes. */
const pointsForHandicap = 36;

/** Most courses; used where the golfer did not write down the course's own. */
const usualPar = 72;

/**
 * Points of a round of eighteen holes. Strokes are compared with par plus handicap as a whole, since
 * scores per hole are not kept. Null for shorter rounds and for strokes without a handicap.
 */
export function pointsOf(round: Omit<PastRound, 'date'>, handicap: number | null): number | null {
  if (round.holes !== 18) return null;
  if (round.scoreType === 'stableford') return round.totalScore;
  if (handicap === null) return null;
  const expected = (round.coursePar ?? usualPar) + Math.round(handicap);
  return Math.max(0, pointsForHandicap + expected - round.totalScore);
}

/** The handicap that held on the day of a round: the last one recorded by then. */
function handicapOn(day: string, { handicaps, timeZone }: History): number | null {
  const known = handicaps
    .filter(({ recordedAt }) => todayIn(timeZone, Temporal.Instant.from(recordedAt)) <= day)
    .toSorted((a: HandicapRecord, b) => Temporal.Instant.compare(a.recordedAt, b.recordedAt));
  return known.at(-1)?.handicap ?? null;
}

/** The best round of eighteen holes in Stableford points; 0 without one. */
export function bestPoints(history: History): number {
  const points = history.rounds.map((round) => pointsOf(round, handicapOn(round.date, history)));
  return Math.max(0, ...points.map((each) => each ?? 0));
}
