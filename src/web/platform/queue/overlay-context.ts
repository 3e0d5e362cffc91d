import type { CalendarItem } from '#contract/activities.ts';
import type { HandicapEntry } from '#contract/handicap.ts';
import type { Enrollment, SessionDetails, WeekSummary } from '#contract/training-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Plan } from '#domain/training/plan.ts';
import type { PlannedSession } from '#domain/training/planned-session.ts';
import { planAfter, type SessionChange } from '#domain/training/waiting-sessions.ts';
import type { KnownChange } from './known-changes.ts';

/** What the server last answered to a read that is in the cache; undefined for one that is not. */
export type Answers = (url: string) => unknown;

/** The active plan, as far as the rules need it. */
export type ActivePlan = Plan & Pick<Enrollment, 'availableDays' | 'pause'>;

/** What has happened since the server answered: changes that wait for the network, and days. */
export type OverlayContext = {
  /** In their order; those that do nothing to the plan are left out. */
  readonly changes: readonly KnownChange[];
  readonly today: CalendarDate;
  readonly timeZone: string;
  /** The active plan before and after the changes; null where there is none, or it was never read. */
  readonly plan: { readonly before: ActivePlan; readonly after: ActivePlan } | null;
  /** The calendar as the server answered it; null where it was never read. */
  readonly calendar: readonly CalendarItem[] | null;
  readonly handicaps: readonly HandicapEntry[] | null;
  /** A session by its id as scheduled. */
  readonly details: (id: string) => SessionDetails | undefined;
};

/** An answer of the server, and the golfer's day on which it was given. */
export type ServerAnswer = { readonly answer: unknown; readonly answeredOn: CalendarDate };

/** What screens show of an answer; null where nothing that is true today can be shown of it. */
export type Overlay = (url: string, told: ServerAnswer, context: OverlayContext) => unknown;

type Since = Pick<OverlayContext, 'changes' | 'today' | 'timeZone'>;

/** Gathers what the rules need from the answers that are there. */
export function overlayContext(answers: Answers, since: Since): OverlayContext {
  const enrollment = answers('/api/user/current-program') as Enrollment | null | undefined;
  const weeks = answers('/api/user/scheduled-sessions-by-week/current-program');
  const before = enrollment && weeks ? planOf(enrollment, weeks as WeekSummary[]) : null;
  const after = before && planAfter(before, since.changes.filter(isOfSession));
  const effective = new Set<KnownChange>(after?.effective);
  return {
    ...since,
    changes: since.changes.filter((change) => !isOfSession(change) || effective.has(change)),
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
  // A week is answered with the focus of the program week that its first session is from.
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
