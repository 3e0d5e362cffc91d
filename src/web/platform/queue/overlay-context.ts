import type { CalendarItem } from '#contract/activities-schemas.ts';
import type { HandicapEntry } from '#contract/handicap.ts';
import type { Enrollment, SessionDetails, WeekSummary } from '#contract/training-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Plan } from '#domain/training/plan.ts';
import type { PlannedSession } from '#domain/training/planned-session.ts';
import { planAfter, type SessionChange } from '#domain/training/waiting-sessions.ts';
import type { KnownChange } from './known-changes.ts';

/** Returns the server's last answer to a read in the cache; undefined if it is not cached. */
export type Answers = (url: string) => unknown;

/** The fields of the active plan that the rules need. */
export type ActivePlan = Plan & Pick<Enrollment, 'availableDays' | 'pause'>;

/** What has happened since the server answered: waiting changes, and the current day. */
export type OverlayContext = {
  /** In sending order, without those that have no effect on the plan. */
  readonly changes: readonly KnownChange[];
  readonly today: CalendarDate;
  readonly timeZone: string;
  /** The active plan before and after the changes; null if there is none, or it was never read. */
  readonly plan: { readonly before: ActivePlan; readonly after: ActivePlan } | null;
  /** The calendar as the server answered it; null if it was never read. */
  readonly calendar: readonly CalendarItem[] | null;
  readonly handicaps: readonly HandicapEntry[] | null;
  /** Whether the answer to a read already contains a change, since it arrived after the change was confirmed. */
  readonly includes: Includes;
  /** Returns a session by the id of its scheduled session. */
  readonly details: (id: string) => SessionDetails | undefined;
};

type Includes = (change: KnownChange, url: string) => boolean;

/** The server's answer, and the golfer's calendar day when it arrived. */
export type ServerAnswer = { readonly answer: unknown; readonly answeredOn: CalendarDate };

/** Returns the data to show in place of an answer; null if nothing in the answer is still valid today. */
export type Overlay = (url: string, answer: ServerAnswer, context: OverlayContext) => unknown;

const weeksUrl = '/api/user/scheduled-sessions-by-week/current-program';

type Since = Pick<OverlayContext, 'changes' | 'today' | 'timeZone'>;

/** Collects what the rules need from the cached answers. */
export function overlayContext(
  answers: Answers,
  since: Since,
  includes: Includes = () => false,
): OverlayContext {
  const enrollment = answers('/api/user/current-program') as Enrollment | null | undefined;
  const weeks = answers(weeksUrl);
  const isInPlan = (change: KnownChange) => includes(change, weeksUrl);
  const before = enrollment && weeks ? planOf(enrollment, weeks as WeekSummary[]) : null;
  const toPlan = since.changes.filter(isOfSession).filter((change) => !isInPlan(change));
  const after = before && planAfter(before, toPlan);
  const effective = new Set<KnownChange>(after?.effective);
  return {
    ...since,
    changes: since.changes.filter(
      (change) => !isOfSession(change) || effective.has(change) || isInPlan(change),
    ),
    includes,
    plan: before && after && { before, after: after.plan },
    calendar: (answers('/api/user/activity-calendar') as CalendarItem[] | undefined) ?? null,
    handicaps: (answers('/api/user/handicap-history') as HandicapEntry[] | undefined) ?? null,
    details: (id) =>
      answers(`/api/user/scheduled-session-details/${encodeURIComponent(id)}`) as
        | SessionDetails
        | undefined,
  };
}

const isOfSession = (change: KnownChange): change is KnownChange & SessionChange => 'id' in change;

function planOf(enrollment: Enrollment, weeks: readonly WeekSummary[]): ActivePlan {
  const { startDate, availableDays, pause } = enrollment;
  // The focus in a week's answer is the one of the program week of its first session.
  const focuses = new Map(
    weeks.map(({ focus, sessions: [first] }) => [first?.originalWeekNumber, focus]),
  );
  const sessions = weeks.flatMap((week) =>
    week.sessions.map((session): PlannedSession => {
      const { name: _, isCompleted: _done, isSkipped, isToday, weekNumber, ...own } = session;
      return { ...own, weekFocus: focuses.get(own.originalWeekNumber) ?? own.focus };
    }),
  );
  return { startDate, availableDays, pause, sessions };
}
