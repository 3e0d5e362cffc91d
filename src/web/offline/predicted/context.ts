import type { Endpoint, ResponseOf } from '#contract/endpoint.ts';
import type { HandicapEntry } from '#contract/handicap.ts';
import { keptReads } from '#contract/kept-reads.ts';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import type { Enrollment, SessionDetails, WeekSummary } from '#contract/training-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Plan } from '#domain/training/plan.ts';
import type { PlannedSession } from '#domain/training/planned-session.ts';
import { planAfter, type SessionChange } from '#domain/training/waiting-sessions.ts';
import { type UrlParts, urlOf } from '#web/platform/api/url.ts';
import type { WaitingEffect } from './effects.ts';

/** The fields of the active plan that the rules need. */
export type ActivePlan = Plan & Pick<Enrollment, 'availableDays' | 'pause'>;

/** What has happened since the server answered: the effects of requests, and the current day. */
export type PredictionContext = {
  /** In sending order, without those that change nothing in the plan. */
  readonly effects: readonly WaitingEffect[];
  readonly today: CalendarDate;
  readonly timeZone: string;
  /** The active plan before and after the effects; null if there is none, or it was never read. */
  readonly plan: { readonly before: ActivePlan; readonly after: ActivePlan } | null;
  /** The calendar as the server answered it; null if it was never read. */
  readonly calendar: readonly CalendarItem[] | null;
  readonly handicaps: readonly HandicapEntry[] | null;
  /** Whether the answer to a read already contains an effect, since it arrived after the request was confirmed. */
  readonly includes: (effect: WaitingEffect, url: string) => boolean;
  /** Returns a session by the id of its scheduled session. */
  readonly details: (id: string) => SessionDetails | undefined;
  /** The golfer's date when the server answered the read that is predicted. */
  readonly answeredOn: CalendarDate;
};

/** The part that predictions of several reads share. */
export type SharedContext = Omit<PredictionContext, 'answeredOn'>;

type Since = Pick<PredictionContext, 'effects' | 'today' | 'timeZone'>;

/**
 * Collects what the rules need from the cached answers.
 * @param answers returns the server's last answer to a read in the cache; undefined if it is not cached
 */
export function predictionContext(
  answers: (url: string) => unknown,
  since: Since,
  includes: PredictionContext['includes'] = () => false,
): SharedContext {
  const answerTo = <Row extends Endpoint>(row: Row, parts?: UrlParts) =>
    answers(urlOf(row, parts)) as ResponseOf<Row> | undefined;
  const enrollment = answerTo(keptReads.current);
  const weeks = answerTo(keptReads.weeks);
  const isInPlan = (effect: WaitingEffect) => includes(effect, keptReads.weeks.path);
  const before = enrollment && weeks ? planOf(enrollment, weeks) : null;
  const toPlan = since.effects.filter(isOfSession).filter((effect) => !isInPlan(effect));
  const after = before && planAfter(before, toPlan);
  const effective = new Set<WaitingEffect>(after?.effective);
  return {
    ...since,
    effects: since.effects.filter(
      (effect) => !isOfSession(effect) || effective.has(effect) || isInPlan(effect),
    ),
    includes,
    plan: before && after && { before, after: after.plan },
    calendar: answerTo(keptReads.calendar) ?? null,
    handicaps: answerTo(keptReads.handicaps) ?? null,
    details: (id) => answerTo(keptReads.details, { params: { id } }),
  };
}

const isOfSession = (effect: WaitingEffect): effect is WaitingEffect & SessionChange =>
  'id' in effect;

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
