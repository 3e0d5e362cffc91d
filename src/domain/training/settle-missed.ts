import { addDays, type CalendarDate, isWithin, mondayOf } from '#domain/calendar-date.ts';
import { isMissed, missedToSettle } from './missed-sessions.ts';
import { moveSession } from './move-session.ts';
import { openPause, type Pause } from './pause.ts';
import {
  type ChangeableSession,
  isPlanned,
  lastDayToPlan,
  type PlanChange,
} from './plan-change.ts';
import type { PlannedSession } from './planned-session.ts';
import { layOutRemaining } from './reschedule.ts';
import { trainingDays } from './schedule.ts';
import { lastWeekAllowed, weekNumberOf } from './weeks.ts';

/** The ways in which a golfer can settle all missed sessions in one step. */
export const waysToSettle = ['shift', 'fit', 'skip'] as const;
export type WayToSettle = (typeof waysToSettle)[number];

/** A plan with the golfer's training frequency and days, and its last pause, which may be over. */
export type PlanToSettle = PlanChange & {
  readonly sessionsPerWeek: number;
  readonly availableDays: readonly number[];
  readonly pause: Pause | null;
};

const dateOf = ({ scheduledDate }: ChangeableSession) => scheduledDate;

const preferencesOf = (plan: PlanToSettle, startDate: CalendarDate) => ({
  sessionsPerWeek: plan.sessionsPerWeek,
  availableDays: [...plan.availableDays],
  startDate,
});

/** Returns a check for whether a day is outside the current or future pause. */
function isUnpaused(plan: PlanToSettle, today: CalendarDate) {
  const pause = openPause(plan.pause, today);
  return (day: CalendarDate) => !isWithin(day, pause);
}

/** Reschedules all planned sessions from today on, around completed and skipped sessions and a future pause. */
function shift(plan: PlanToSettle, today: CalendarDate): PlanChange {
  const taken = plan.sessions.filter((session) => !isPlanned(session)).map(dateOf);
  const pause = openPause(plan.pause, today);
  const weeksPaused = pause === null ? 0 : weekNumberOf(pause.to, pause.from);
  const days = trainingDays({
    preferences: preferencesOf(plan, today),
    weeks: lastWeekAllowed(plan.sessions.length, plan.sessionsPerWeek) + weeksPaused,
    taken,
    isOpen: isUnpaused(plan, today),
  });
  const schedule = days.map((scheduledDate) => ({ scheduledDate }));
  return layOutRemaining(plan, { schedule, startDate: days[0] ?? today });
}

/**
 * Returns the last day that missed sessions can be moved to: the Sunday of the plan's last week, or of next week
 * if the plan ends earlier, and at most a year ahead.
 */
export function lastDayToFit({ sessions }: PlanChange, today: CalendarDate): CalendarDate {
  const dates = sessions.filter(isPlanned).map(dateOf);
  const last = [...dates, addDays(today, 7)].toSorted().at(-1) ?? today;
  const sunday = addDays(mondayOf(last), 6);
  const limit = lastDayToPlan(today);
  return sunday < limit ? sunday : limit;
}

const skip = (sessions: readonly ChangeableSession[], ids: ReadonlySet<string>) =>
  sessions.map((session) =>
    ids.has(session.id) ? { ...session, status: 'skipped' as const } : session,
  );

/** Moves missed sessions, oldest first, to free available days, and skips those that do not fit. */
function fit(plan: PlanToSettle, today: CalendarDate): PlanChange {
  const until = lastDayToFit(plan, today);
  const isFree = isUnpaused(plan, today);
  const days = trainingDays({
    preferences: preferencesOf(plan, today),
    weeks: weekNumberOf(until, today),
    taken: plan.sessions.filter((session) => !isMissed(session, today)).map(dateOf),
    isOpen: (day) => day <= until && isFree(day),
  });
  const missed = missedToSettle(plan, today);
  const moves = missed.flatMap(({ id }, index) => {
    const newDate = days[index];
    return newDate === undefined ? [] : [{ id, newDate }];
  });
  const { startDate, sessions } = moves.reduce<PlanChange>(moveSession, plan);
  const left = new Set(missed.slice(moves.length).map(({ id }) => id));
  return { startDate, sessions: skip(sessions, left) };
}

function skipAll(plan: PlanToSettle, today: CalendarDate): PlanChange {
  const missed = new Set(missedToSettle(plan, today).map(({ id }) => id));
  const { startDate, sessions } = plan;
  return { startDate, sessions: skip(sessions, missed) };
}

const settled = { shift, fit, skip: skipAll };

/**
 * Settles all missed sessions of a plan at once. Uses only the golfer's available days from today on, with one
 * session a day, and no more sessions in a week than the golfer trains.
 *
 * - `shift` reschedules the missed sessions and all planned sessions after them, in the author's order. Nothing is
 *   skipped; the plan ends later. A future pause stays where it is.
 * - `fit` moves missed sessions to free days up to the end of the plan's last week, leaves everything else
 *   unchanged, and skips missed sessions for which there is no day.
 * - `skip` skips all of them.
 *
 * Afterwards, no session is missed. If none is missed, or the plan is paused, the plan stays unchanged.
 */
export function settleMissed(
  way: WayToSettle,
  plan: PlanToSettle,
  today: CalendarDate,
): PlanChange {
  const { startDate, sessions } = plan;
  if (missedToSettle(plan, today).length === 0) return { startDate, sessions };
  return settled[way](plan, today);
}

type Titled = ChangeableSession & Pick<PlannedSession, 'title' | 'language'>;

/** Describes how settling changes a plan, for the golfer to read before and after it. */
export function describeSettled(sessions: readonly Titled[], settled: PlanChange) {
  const after = new Map(settled.sessions.map((session) => [session.id, session]));
  const changed = sessions.flatMap(({ id, title, language, scheduledDate: from, status }) => {
    const now = after.get(id);
    const isSkipped = now?.status === 'skipped' && status !== 'skipped';
    if (now === undefined || (now.scheduledDate === from && !isSkipped)) return [];
    return [{ id, title, language, from, to: isSkipped ? null : now.scheduledDate }];
  });
  return {
    movedSessions: changed.filter(({ to }) => to !== null).length,
    skippedSessions: changed.filter(({ to }) => to === null).length,
    sessions: changed,
    endDate: settled.sessions.map(dateOf).toSorted().at(-1) ?? null,
    programCompleted: !settled.sessions.some(isPlanned),
  };
}
