import { todayIn } from '#domain/calendar-date.ts';
import type { HandicapRecord } from '#domain/handicap/handicap.ts';
import type { History, PastRound } from './history.ts';

/** Stableford gives two points for a net par, so 36 points is playing to one's handicap over 18 holes. */
const pointsForHandicap = 36;

/** The par of most courses; used if the golfer did not record the course's par. */
const usualPar = 72;

/**
 * Returns the Stableford points of an 18-hole round. Strokes are compared with par plus handicap for the whole
 * round, because its history has no scores per hole. Returns null for shorter rounds and for strokes without a
 * handicap.
 */
export function pointsOf(round: Omit<PastRound, 'date'>, handicap: number | null): number | null {
  if (round.holes !== 18) return null;
  if (round.scoreType === 'stableford') return round.totalScore;
  if (handicap === null) return null;
  const expected = (round.coursePar ?? usualPar) + Math.round(handicap);
  return Math.max(0, pointsForHandicap + expected - round.totalScore);
}

/** Returns the handicap on the day of a round: the last one recorded up to that day. */
function handicapOn(day: string, { handicaps, timeZone }: History): number | null {
  const known = handicaps
    .filter(({ recordedAt }) => todayIn(timeZone, Temporal.Instant.from(recordedAt)) <= day)
    .toSorted((a: HandicapRecord, b) => Temporal.Instant.compare(a.recordedAt, b.recordedAt));
  return known.at(-1)?.handicap ?? null;
}

/** Returns the points of the best 18-hole round, or 0 without one. */
export function bestPoints(history: History): number {
  const points = history.rounds.map((round) => pointsOf(round, handicapOn(round.date, history)));
  return Math.max(0, ...points.map((each) => each ?? 0));
}
