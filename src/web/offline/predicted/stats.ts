import type { CalendarItem } from '#contract/logbook-schemas.ts';
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
import type { ActivePlan, PredictionContext } from './context.ts';
import type { WaitingEffect } from './effects.ts';

/** The stats including unsent requests, as of today. */
export function predictedStats(stats: Stats, context: PredictionContext): Stats {
  const { today, answeredOn } = context;
  const earned = [ofSessions(context), ofLogged(context), ofHandicap(context)];
  const sum = (of: keyof Earned) => total(earned.map((part) => part[of]));
  return statsAfter(stats, {
    earned: { xp: sum('xp'), minutes: sum('minutes'), sessions: sum('sessions') },
    days: daysOf(context),
    answeredOn,
    today,
  });
}

const nothing: Earned = { xp: 0, minutes: 0, sessions: 0 };

/** Earned by sessions of the plan that the effects complete, minus those that they reopen. */
function ofSessions({ plan, effects, calendar }: PredictionContext): Earned {
  if (plan === null) return nothing;
  const before = new Map(plan.before.sessions.map((session) => [session.id, session.status]));
  return plan.after.sessions.reduce((sum, { id, status }) => {
    const own = effects.filter((effect) => 'id' in effect && effect.id === id);
    const wasDone = before.get(id) === 'completed';
    const isTakenBack = wasDone && own.some(({ kind }) => kind === 'reopen');
    const item = calendar?.find((each) => each.id === id);
    const done = own.findLast((effect) => effect.kind === 'complete');
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
function ofLogged({ effects, calendar }: PredictionContext): Earned {
  const logged = effects.filter(isLogged);
  const paid = logged.map((effect, index) => {
    const { on } = effect;
    const earlier = logged.slice(0, index).filter((each) => each.on === on).length;
    const counted = { paid: countLogged(calendar ?? [], on) + earlier, counts: countsOf(effect) };
    return xpForLogged({ worth: worthOf(effect), ...counted });
  });
  return { sessions: 0, minutes: total(logged.map(minutesOf)), xp: total(paid) };
}

type LoggedEffect = Extract<WaitingEffect, { kind: 'practice' | 'round' }>;

const isLogged = (effect: WaitingEffect): effect is LoggedEffect =>
  effect.kind === 'practice' || effect.kind === 'round';

const countsOf = ({ body, on }: LoggedEffect) =>
  whatCounts({ imported: false, inTime: isInTime(body.sessionDate, on) });

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

const minutesOf = (effect: LoggedEffect) => (effect.kind === 'practice' ? effect.body.duration : 0);

const worthOf = (effect: LoggedEffect) =>
  effect.kind === 'round' ? xpForRound(effect.body.holes) : xpForPractice(minutesOf(effect));

const countLogged = (items: readonly CalendarItem[], on: CalendarDate) =>
  items.filter(({ type, date }) => type !== 'scheduled_session' && date === on).length;

/** Earned by handicap updates; only the first one in a month earns XP, so the history is needed. */
function ofHandicap({ effects, handicaps, timeZone }: PredictionContext): Earned {
  if (handicaps === null) return nothing;
  const monthAt = (at: string) => monthOf(todayIn(timeZone, Temporal.Instant.from(at)));
  const recorded = new Set(handicaps.map(({ recordedAt }) => monthAt(recordedAt)));
  const months = effects.flatMap((effect) =>
    effect.kind === 'handicap' ? [monthOf(effect.on)] : [],
  );
  const earning = [...new Set(months)].filter((month) => !recorded.has(month));
  return { ...nothing, xp: earning.length * xpForHandicap };
}

/** The days of a streak before and after the effects; null if the calendar is not cached. */
function daysOf({ calendar, plan, effects }: PredictionContext) {
  if (calendar === null) return null;
  const pauses = plan?.before.pause ? [plan.before.pause] : [];
  const logged = effects.flatMap((effect) =>
    isLogged(effect) && countsOf(effect).streak ? [effect.body.sessionDate] : [],
  );
  const rest = calendar.filter(
    ({ id, type }) =>
      type !== 'scheduled_session' || !plan?.before.sessions.some((session) => session.id === id),
  );
  const answeredOn = (id: string) =>
    calendar.find((item) => item.id === id && item.isCompleted)?.date;
  const doneOn = (id: string) => {
    const own = effects.filter((effect) => 'id' in effect && effect.id === id);
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
