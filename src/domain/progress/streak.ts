import {
  addDays,
  type CalendarDate,
  type DateSpan,
  daysBetween,
  isWithin,
  startOfDay,
} from '#domain/calendar-date.ts';

/**
 * Days that a streak survives without training. A plan with one session a week has gaps of up to a week, so
 * following the plan never breaks a streak. A longer pause counts as a break.
 */
export const longestPauseInDays = 7;

export type Streak = {
  /** Training days in the current streak; 0 if there is none. */
  current: number;
  /** Training days in the longest streak ever. */
  longest: number;
  lastActiveDay: CalendarDate | null;
  /**
   * The last day on which the current streak holds without further training. If it is today, the streak breaks
   * tonight.
   */
  breaksAfter: CalendarDate | null;
};

/** Returns the day that many days later, without counting days in pauses. The pauses are sorted. */
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
 * Returns the instant at which a streak that holds through that day ends: the start of the golfer's next day. A
 * day of 23 or 25 hours counts as one day.
 */
export function endOfRun(breaksAfter: CalendarDate, timeZone: string): Temporal.Instant {
  return startOfDay(addDays(breaksAfter, 1), timeZone);
}

/** Streak lengths that are announced, in training days. */
const milestones: readonly number[] = [3, 7, 14, 30, 50, 100, 200, 365];

export const isStreakMilestone = (days: number): boolean => milestones.includes(days);

const sortedDays = (days: readonly CalendarDate[]) => [...new Set(days)].toSorted();

/**
 * Counts training days in an unbroken streak. Rest days neither add to it nor break it: golfers improve by
 * following a plan that includes rest, so rewarding every calendar day would teach the wrong habit. A streak is
 * meant to prevent ignoring a planned session. Skipping or moving a session is a decision and does not break it.
 *
 * A streak holds through the day of the next missed session, and at most `longestPauseInDays` after its last
 * training day. It breaks at the end of that day. So today's session is not missed yet, and training on the day a
 * streak would break still counts. Free practice keeps a streak alive through rest days but does not make up for a
 * missed session, not even on the same day.
 *
 * A pause of the plan freezes the streak: its days do not count toward `longestPauseInDays`, and sessions planned
 * on them break nothing. Training on them counts as usual.
 *
 * @param activeDays days with a completed session, practice or round; days after today are ignored.
 * @param missedDays days whose planned session was neither completed, skipped nor moved. Only days before today
 *   have broken a streak; today and later days determine when it would break.
 * @param pauses ranges in which the golfer paused the plan, in any order.
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
  const missed = sortedDays(missedDays).filter(
    (day) => !paused.some((pause) => isWithin(day, pause)),
  );
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

type Ended = {
  readonly currentStreak: number;
  readonly longestStreak: number;
  readonly lastSessionDate: CalendarDate | null;
};

/**
 * Returns why a golfer has no streak: `missed` for a missed session, `ended` for one or a long pause. Null with a streak
 * and for a golfer who never had one.
 */
export function whyNoStreak(
  { currentStreak, longestStreak, lastSessionDate }: Ended,
  today: CalendarDate,
): 'missed' | 'ended' | null {
  if (currentStreak > 0 || longestStreak === 0 || lastSessionDate === null) return null;
  return daysBetween(lastSessionDate, today) <= longestPauseInDays ? 'missed' : 'ended';
}
