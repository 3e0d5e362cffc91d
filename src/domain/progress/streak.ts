import { addDays, type CalendarDate, daysBetween, startOfDay } from '#domain/calendar-date.ts';

/**
 * Days a run outlives without any training. A week is the longest pause a plan of one session a week
 * asks for, so nobody loses a run by following the plan; a longer pause is a break by any measure.
 */
export const longestPauseInDays = 7;

export type Streak = {
  /** Training days in the run that still holds today; 0 when none does. */
  current: number;
  /** Training days in the longest run ever. */
  longest: number;
  lastActiveDay: CalendarDate | null;
  /** Last day the current run holds without further training: today means it breaks tonight. */
  breaksAfter: CalendarDate | null;
};

/** Days from one to another, both included. */
export type DateSpan = { readonly from: CalendarDate; readonly to: CalendarDate };

const isWithin = (day: CalendarDate, spans: readonly DateSpan[]) =>
  spans.some(({ from, to }) => from <= day && day <= to);

/** So many days later, not counting those of pauses, which come in order. */
function addCountedDays(
  day: CalendarDate,
  days: number,
  pauses: readonly DateSpan[],
): CalendarDate {
  let end = addDays(day, days);
  let counted = day;
  for (const { from, to } of pauses) {
    const first = from > counted ? from : addDays(counted, 1);
    if (first > end || first > to) continue;
    end = addDays(end, daysBetween(first, to) + 1);
    counted = to;
  }
  return end;
}

/**
 * The moment at which a run is over that holds through that day: when the golfer's next day begins. A
 * day of 23 or 25 hours counts as one day.
 */
export function endOfRun(breaksAfter: CalendarDate, timeZone: string): Temporal.Instant {
  return startOfDay(addDays(breaksAfter, 1), timeZone);
}

/** Lengths of a run that are worth a word, in training days: the first week's worth, then rarer. */
const milestones: readonly number[] = [3, 7, 14, 30, 50, 100, 200, 365];

export const isStreakMilestone = (days: number): boolean => milestones.includes(days);

const sortedDays = (days: readonly CalendarDate[]) => [...new Set(days)].toSorted();

/**
 * Counts days with training in an unbroken run: rest days neither add nor break. Golfers improve by
 * keeping to a plan that includes rest, so rewarding every calendar day would teach the wrong habit,
 * while a planned session that was simply let go is what a streak is there to prevent. Skipping or
 * moving it is a decision and costs nothing.
 *
 * A run holds through the day of the next missed session and no longer than `longestPauseInDays`
 * after its last training day; it breaks at the end of that day. Hence today's session is not missed
 * yet, and training on the very day a run would break still counts towards it. Free practice keeps a
 * run through rest days but does not make up for a missed session, not even on the same day.
 *
 * A pause of the plan freezes the run: its days are not counted towards the longest pause, and what
 * was planned on them breaks nothing. Training on them counts as ever.
 *
 * @param activeDays days with a completed session, practice or round; those after today wait.
 * @param missedDays days whose planned session was neither completed, skipped nor moved. Only those
 *   before today have broken anything; today's and later ones tell when the run would break.
 * @param pauses spans in which the golfer paused the plan, in any order.
 */
export function streakOf({
  activeDays,
  missedDays,
  pauses = [],
  today,
}: {
  activeDays: readonly CalendarDate[];
  missedDays: readonly CalendarDate[];
  pauses?: readonly DateSpan[];
  today: CalendarDate;
}): Streak {
  const trained = sortedDays(activeDays).filter((day) => day <= today);
  const paused = pauses.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const missed = sortedDays(missedDays).filter((day) => !isWithin(day, paused));
  let run = 0;
  let longest = 0;
  let nextMissed = 0;
  let holdsThrough = '';

  for (const day of trained) {
    run = day <= holdsThrough ? run + 1 : 1;
    longest = Math.max(longest, run);
    while ((missed[nextMissed] ?? day) < day) nextMissed += 1;
    const pauseEnds = addCountedDays(day, longestPauseInDays, paused);
    const miss = missed[nextMissed] ?? pauseEnds;
    holdsThrough = miss < pauseEnds ? miss : pauseEnds;
  }

  const holds = today <= holdsThrough;
  return {
    current: holds ? run : 0,
    longest,
    lastActiveDay: trained.at(-1) ?? null,
    breaksAfter: holds ? holdsThrough : null,
  };
}
