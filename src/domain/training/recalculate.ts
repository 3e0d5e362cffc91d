import { type CalendarDate, isWithin } from '#domain/calendar-date.ts';
import { baseIdOf } from '#domain/programs/version-id.ts';
import { openPause, type Pause } from './pause.ts';
import { type ChangeableSession, isPlanned, type PlanChange, weekIn } from './plan-change.ts';
import type { PlannedSession } from './planned-session.ts';
import { ScheduleError, trainingDays } from './schedule.ts';

/** A session of a plan that a newer version of its program may change. */
export type VersionedSession = ChangeableSession &
  Pick<PlannedSession, 'sessionId'> & {
    /** Whether it was started, or has something written about it, such as a coach's note. */
    readonly isTouched: boolean;
  };

/** A plan with the golfer's training frequency and days, and its last pause, which may be over. */
export type VersionedPlan = Pick<PlanChange, 'startDate'> & {
  readonly sessions: readonly VersionedSession[];
  readonly sessionsPerWeek: number;
  readonly availableDays: readonly number[];
  readonly pause: Pause | null;
};

type Placed = Omit<VersionedSession, 'id' | 'status' | 'isTouched'>;

/** The changes to store so that a plan follows another version. */
export type Recalculation = {
  /** Sessions of the plan that have changed. */
  readonly updated: readonly (Placed & Pick<VersionedSession, 'id'>)[];
  readonly added: readonly Placed[];
  /** Ids of the plan's sessions that are not in the version. */
  readonly removed: readonly string[];
};

/** A planned session of the version, and the plan's session that follows it; null for a new session. */
type Place = { readonly sessionId: string; readonly session: VersionedSession | null };

const byNumber = (a: ChangeableSession, b: ChangeableSession) => a.sessionNumber - b.sessionNumber;

/** Sorts a plan's sessions into those that stay unchanged, those that follow the version, and those to remove. */
function sort(plan: VersionedPlan, version: ReadonlySet<string>, today: CalendarDate) {
  const isKept = (session: VersionedSession) => !isPlanned(session) || session.isTouched;
  const kept = plan.sessions.filter(isKept);
  const seen = new Set(kept.map(({ sessionId }) => baseIdOf(sessionId)));
  const followers = new Map<string, VersionedSession>();
  const removed: string[] = [];
  for (const session of plan.sessions.filter((one) => !isKept(one)).toSorted(byNumber)) {
    const base = baseIdOf(session.sessionId);
    if (version.has(base) && !seen.has(base)) followers.set(base, session);
    // The golfer may be training this session today, or may be about to.
    else if (session.scheduledDate === today) kept.push(session);
    else removed.push(session.id);
    seen.add(base);
  }
  return { kept, followers, removed };
}

/** Returns the longest sequence of sessions with dates in order. The golfer has moved the others. */
function inOrder(sessions: readonly VersionedSession[]): ReadonlySet<VersionedSession> {
  let best: readonly VersionedSession[] = [];
  const endingAt: (readonly VersionedSession[])[] = [];
  for (const [index, session] of sessions.entries()) {
    const before = endingAt
      .filter((_, earlier) => (sessions[earlier]?.scheduledDate ?? '') <= session.scheduledDate)
      .reduce((longest, one) => (one.length > longest.length ? one : longest), []);
    const run = [...before, session];
    endingAt[index] = run;
    if (run.length > best.length) best = run;
  }
  return new Set(best);
}

/** Returns the first of the golfer's training days after `after` that has no session and is not paused. */
function nextTrainingDay(
  { startDate, sessionsPerWeek, availableDays, pause }: VersionedPlan,
  taken: readonly CalendarDate[],
  { after, today }: { readonly after: CalendarDate; readonly today: CalendarDate },
): CalendarDate {
  const open = openPause(pause, today);
  const last = [...taken, after, startDate, open?.to ?? today].toSorted().at(-1) ?? today;
  const [day] = trainingDays({
    preferences: { sessionsPerWeek, availableDays: [...availableDays], startDate },
    // The week after the last taken day is always free.
    weeks: weekIn({ startDate }, last) + 1,
    taken,
    isOpen: (each) => each > after && !isWithin(each, open),
  });
  if (day === undefined) throw new ScheduleError(1);
  return day;
}

/**
 * Returns the days for the places, in order. Sessions keep their days unless there are new sessions. For each new
 * session, the next free training day after the session before it is added, and sessions up to that day move on by
 * one.
 */
function daysFor(
  places: readonly Place[],
  plan: VersionedPlan,
  { taken, today }: { readonly taken: readonly CalendarDate[]; readonly today: CalendarDate },
): readonly CalendarDate[] {
  const days = places
    .flatMap(({ session }) => (session === null ? [] : [session.scheduledDate]))
    .toSorted();
  for (const [index, { session }] of places.entries()) {
    if (session !== null) continue;
    const after = [days[index - 1] ?? today, today].toSorted().at(-1) ?? today;
    const day = nextTrainingDay(plan, [...taken, ...days], { after, today });
    days.splice(days.filter((each) => each <= day).length, 0, day);
  }
  return days;
}

/** Returns numbers in the author's order, without the numbers of sessions that stay unchanged. */
function numbersFor(count: number, taken: ReadonlySet<number>): readonly number[] {
  const numbers: number[] = [];
  for (let number = 1; numbers.length < count; number += 1) {
    if (!taken.has(number)) numbers.push(number);
  }
  return numbers;
}

const differs = (a: Placed, b: Placed) =>
  a.sessionId !== b.sessionId ||
  a.sessionNumber !== b.sessionNumber ||
  a.scheduledDate !== b.scheduledDate ||
  a.originalWeekNumber !== b.originalWeekNumber;

/**
 * Updates a plan to a version of its program.
 *
 * - Sessions that are completed, skipped, started or have something written about them stay unchanged, and count
 *   as their session in the version. A session planned for today also stays if it is not in the version.
 * - Every other session of the version is planned once. Sessions that are not in the version are removed.
 * - Sessions keep their days. Only if the author has changed the order or inserted new sessions does a later
 *   session take the day of another. Days up to today never change, nor do days to which the golfer has moved a
 *   session out of the author's order.
 * - New sessions get the golfer's training days after today, as in any schedule.
 *
 * A plan that already follows the version stays unchanged.
 * @param version ids of the version's sessions in the author's order
 * @throws ScheduleError if there is no day for a new session
 */
export function recalculate(
  plan: VersionedPlan,
  version: readonly string[],
  today: CalendarDate,
): Recalculation {
  const { kept, followers, removed } = sort(plan, new Set(version.map(baseIdOf)), today);
  const held = new Set(kept.map(({ sessionId }) => baseIdOf(sessionId)));
  const places = version
    .filter((sessionId) => !held.has(baseIdOf(sessionId)))
    .map((sessionId) => ({ sessionId, session: followers.get(baseIdOf(sessionId)) ?? null }));
  const toCome = [...followers.values()].filter((session) => session.scheduledDate > today);
  const ordered = inOrder(toCome.toSorted(byNumber));
  const moving = places.filter(({ session }) => session === null || ordered.has(session));
  const fixed = [...kept, ...followers.values()].filter((session) => !ordered.has(session));
  const taken = fixed.map(({ scheduledDate }) => scheduledDate);
  const days = daysFor(moving, plan, { taken, today });
  const dayOf = new Map(moving.map((place, index) => [place, days[index]]));
  const numbers = numbersFor(places.length, new Set(kept.map((one) => one.sessionNumber)));

  const updated: Recalculation['updated'][number][] = [];
  const added: Placed[] = [];
  for (const [index, place] of places.entries()) {
    const { sessionId, session } = place;
    const scheduledDate = dayOf.get(place) ?? session?.scheduledDate ?? today;
    const stays = session !== null && session.scheduledDate === scheduledDate;
    const originalWeekNumber = stays ? session.originalWeekNumber : weekIn(plan, scheduledDate);
    const sessionNumber = numbers[index] ?? index + 1;
    const placed = { sessionId, sessionNumber, scheduledDate, originalWeekNumber };
    if (session === null) added.push(placed);
    else if (differs(session, placed)) updated.push({ id: session.id, ...placed });
  }
  return { updated, added, removed };
}
