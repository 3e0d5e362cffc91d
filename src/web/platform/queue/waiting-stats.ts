import type { CalendarItem } from '#contract/activities-schemas.ts';
import type { Stats } from '#contract/progress-schemas.ts';
import { type CalendarDate, monthOf, todayIn } from '#domain/calendar-date.ts';
import { type Earned, type StreakDays, statsAfter } from '#domain/progress/waiting-stats.ts';
import { isInTime, whatCounts } from '#domain/progress/what-counts.ts';
import {
  xpForHandicap,
  xpForLogged,
  xpForPractice,
  xpForRound,
  xpForSession,
} from '#domain/progress/xp.ts';
import type { KnownChange } from './known-changes.ts';
import type { ActivePlan, OverlayContext } from './overlay-context.ts';

/** Applies the waiting changes to stats that the server answered on a given day. */
export function waitingStats(
  stats: Stats,
  answeredOn: CalendarDate,
  context: OverlayContext,
): Stats {
  const { today, changes } = context;
  const earned = [ofSessions(context), ofLogged(context), ofHandicap(context)];
  const sum = (of: keyof Earned) => total(earned.map((part) => part[of]));
  return statsAfter(stats, {
    earned: { xp: sum('xp'), minutes: sum('minutes'), sessions: sum('sessions') },
    days: daysOf(context, changes),
    answeredOn,
    today,
  });
}

const nothing: Earned = { xp: 0, minutes: 0, sessions: 0 };

/** Earned by sessions of the plan that the changes complete, minus those that they reopen. */
function ofSessions({ plan, changes, calendar }: OverlayContext): Earned {
  if (plan === null) return nothing;
  const before = new Map(plan.before.sessions.map((session) => [session.id, session.status]));
  return plan.after.sessions.reduce((sum, { id, status }) => {
    const own = changes.filter((change) => 'id' in change && change.id === id);
    const wasDone = before.get(id) === 'completed';
    const isTakenBack = wasDone && own.some(({ kind }) => kind === 'reopen');
    const item = calendar?.find((each) => each.id === id);
    const done = own.findLast((change) => change.kind === 'complete');
    // The calendar has the duration; without it, nothing can be subtracted.
    const less = isTakenBack && item ? item.duration : null;
    const more =
      status === 'completed' && (!wasDone || isTakenBack) ? (done?.body.duration ?? null) : null;
    return add(add(sum, more, 1), less, -1);
  }, nothing);
}

const add = (sum: Earned, minutes: number | null, times: 1 | -1): Earned =>
  minutes === null
    ? sum
    : {
        xp: sum.xp + times * xpForSession(minutes),
        minutes: sum.minutes + times * minutes,
        sessions: sum.sessions + times,
      };

/** Earned by practice and rounds; only the first few of a day earn XP. */
function ofLogged({ changes, calendar }: OverlayContext): Earned {
  const logged = changes.filter(isLogged);
  const paid = logged.map((change, index) => {
    const { on } = change;
    const earlier = logged.slice(0, index).filter((each) => each.on === on).length;
    const counted = { paid: countLogged(calendar ?? [], on) + earlier, counts: countsOf(change) };
    return xpForLogged({ worth: worthOf(change), ...counted });
  });
  return { sessions: 0, minutes: total(logged.map(minutesOf)), xp: total(paid) };
}

type LoggedChange = Extract<KnownChange, { kind: 'practice' | 'round' }>;

const isLogged = (change: KnownChange): change is LoggedChange =>
  change.kind === 'practice' || change.kind === 'round';

const countsOf = ({ body, on }: LoggedChange) =>
  whatCounts({ imported: false, inTime: isInTime(body.sessionDate, on) });

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

const minutesOf = (change: LoggedChange) => (change.kind === 'practice' ? change.body.duration : 0);

const worthOf = (change: LoggedChange) =>
  change.kind === 'round' ? xpForRound(change.body.holes) : xpForPractice(minutesOf(change));

const countLogged = (items: readonly CalendarItem[], on: CalendarDate) =>
  items.filter(({ type, date }) => type !== 'scheduled_session' && date === on).length;

/** Earned by handicap updates; only the first one in a month earns XP, so the history is needed. */
function ofHandicap({ changes, handicaps, timeZone }: OverlayContext): Earned {
  if (handicaps === null) return nothing;
  const monthAt = (at: string) => monthOf(todayIn(timeZone, Temporal.Instant.from(at)));
  const recorded = new Set(handicaps.map(({ recordedAt }) => monthAt(recordedAt)));
  const months = changes.flatMap((change) =>
    change.kind === 'handicap' ? [monthOf(change.on)] : [],
  );
  const earning = [...new Set(months)].filter((month) => !recorded.has(month));
  return { ...nothing, xp: earning.length * xpForHandicap };
}

/** The days of a streak before and after the waiting changes; null if the calendar is not cached. */
function daysOf({ calendar, plan }: OverlayContext, changes: readonly KnownChange[]) {
  if (calendar === null) return null;
  const pauses = plan?.before.pause ? [plan.before.pause] : [];
  const logged = changes.flatMap((change) =>
    isLogged(change) && countsOf(change).streak ? [change.body.sessionDate] : [],
  );
  const rest = calendar.filter(
    ({ id, type }) =>
      type !== 'scheduled_session' || !plan?.before.sessions.some((session) => session.id === id),
  );
  const answeredOn = (id: string) =>
    calendar.find((item) => item.id === id && item.isCompleted)?.date;
  const doneOn = (id: string) => {
    const own = changes.filter((change) => 'id' in change && change.id === id);
    const answered = own.some(({ kind }) => kind === 'reopen') ? undefined : answeredOn(id);
    return answered ?? own.findLast(({ kind }) => kind === 'complete')?.on;
  };
  const daysWith = (
    sessions: ActivePlan['sessions'],
    dayOf: (id: string) => CalendarDate | undefined,
  ): StreakDays => ({
    activeDays: [
      ...rest.flatMap((item) => (isActivity(item) ? [item.date] : [])),
      ...sessions.flatMap(({ id, status }) => (status === 'completed' ? (dayOf(id) ?? []) : [])),
    ],
    missedDays: [
      ...rest.flatMap(({ data }) => (data.status === 'planned' ? (data.scheduledDate ?? []) : [])),
      ...sessions.flatMap((session) =>
        session.status === 'planned' ? [session.scheduledDate] : [],
      ),
    ],
    pauses,
  });
  const after = daysWith(plan?.after.sessions ?? [], doneOn);
  return {
    before: daysWith(plan?.before.sessions ?? [], answeredOn),
    after: { ...after, activeDays: [...after.activeDays, ...logged] },
  };
}

const isActivity = ({ type, isCompleted }: CalendarItem) =>
  type !== 'scheduled_session' || isCompleted;
