import { addDays, type CalendarDate } from '#domain/calendar-date.ts';
import type { DomainEvents } from '#domain/events.ts';
import { longestPause } from '#domain/progress/longest-pause.ts';
import { describeStats, type Totals } from '#domain/progress/stats.ts';
import { endOfRun, isStreakMilestone, streakOf } from '#domain/progress/streak.ts';
import { levelOf } from '#domain/progress/xp.ts';
import type { Change } from '#server/platform/changes.ts';
import { type SendJob, secondsUntil } from '#server/platform/jobs/job.ts';
import { findSums, findTotals, findTotalsAndDays, type NewXp, writeTotals } from './queries.ts';
import { recountStreak } from './streak-job.ts';

/** What a change does to a golfer's totals; written once, before the commit. */
type TotalsChange = {
  /** Entries for the XP ledger; each pays only if it never did. */
  readonly earned: NewXp[];
  /** XP that is taken back. */
  withdrawnXp: number;
  minutes: number;
  sessions: number;
  /** Completed sessions that a calendar month, by its first day, has more or fewer. */
  readonly months: Map<CalendarDate, number>;
  /** Whether days with training, planned days or pauses have changed, so that the streak may have. */
  daysChanged: boolean;
  /** Whether the job that counts a broken run is asking, so that none waits any more. */
  isDue: boolean;
  /** Null until they are needed, and again after days have changed. */
  read: Promise<ReadTotals> | null;
};

type ReadTotals = { readonly stored: Totals; readonly current: Totals };

const changes = new WeakMap<Change, TotalsChange>();

/** What this change does to the golfer's totals so far; add to it. */
export function totalsChange(change: Change): TotalsChange {
  const known = changes.get(change);
  if (known !== undefined) return known;
  const nothing = { earned: [], withdrawnXp: 0, minutes: 0, sessions: 0 };
  const started: TotalsChange = {
    ...{ ...nothing, months: new Map(), daysChanged: false, isDue: false, read: null },
  };
  changes.set(change, started);
  return started;
}

/** Has the streak counted again, from the days themselves, when the totals are next needed. */
export function trainingDaysChanged(change: Change): void {
  Object.assign(totalsChange(change), { daysChanged: true, read: null });
}

/** The same for the job whose moment has come. */
export function streakIsDue(change: Change): void {
  trainingDaysChanged(change);
  totalsChange(change).isDue = true;
}

/** The totals as they are at this point of the change; XP of the change itself is not in them yet. */
export async function currentTotals(change: Change): Promise<Totals> {
  const { current, minutes, sessions } = await readTotals(change);
  const { totalMinutes, totalSessions } = current;
  return {
    ...current,
    totalMinutes: totalMinutes + minutes,
    totalSessions: totalSessions + sessions,
  };
}

async function readTotals(change: Change): Promise<ReadTotals & TotalsChange> {
  const open = totalsChange(change);
  open.read ??= open.daysChanged ? countStreak(change) : findStored(change);
  return { ...open, ...(await open.read) };
}

async function findStored({ tx, golfer }: Change): Promise<ReadTotals> {
  const stored = await findTotals(tx, golfer.id);
  return { stored, current: stored };
}

/** Whose totals, where and when: what a streak depends on. */
type Moment = Pick<Change, 'tx' | 'now' | 'today'> & {
  readonly golfer: Pick<Change['golfer'], 'id' | 'timeZone'>;
};

async function countStreak({ tx, golfer, today }: Moment): Promise<ReadTotals> {
  const { stored, ...days } = await findTotalsAndDays(tx, golfer.id);
  const streak = streakOf({ ...days, today });
  const current = {
    ...stored,
    currentStreak: streak.current,
    longestStreak: streak.longest,
    lastActiveDay: streak.lastActiveDay,
    streakBreaksAfter: streak.breaksAfter,
    longestPause: longestPause(days.activeDays.filter((day) => day <= today)),
  };
  return { stored, current };
}

/** Writes ledger and totals, tells what they mean to the golfer, and sees to a run that will break. */
export async function saveTotals(change: Change, sendJob: SendJob): Promise<void> {
  if (!changes.has(change)) return;
  const { effects, golfer, today, tx } = change;
  const totals = await currentTotals(change);
  const { stored: before, ...changed } = await readTotals(change);
  const written = await writeTotals(tx, { userId: golfer.id, totals, ...changed });
  const after = { ...totals, totalXp: written.totalXp };
  effects.xpEarned += written.xpEarned;
  effects.stats = describeStats(after, today);
  const level = levelOf(after.totalXp);
  if (level > levelOf(before.totalXp)) effects.notices.push({ kind: 'level_reached', level });
  await tellStreak(change, before, after);
  if (changed.isDue || !isRecountWaiting(before, after, today))
    await recountWhenItBreaks(change, after, sendJob);
}

/**
 * Whether a job waits already that counts the run in time: the one for the day on which it would have broken before
 * this change. It finds that the run goes on, and asks for the next.
 */
function isRecountWaiting(before: Totals, after: Totals, today: CalendarDate): boolean {
  const [was, is] = [before.streakBreaksAfter, after.streakBreaksAfter];
  return was !== null && is !== null && today <= was && was <= is;
}

async function tellStreak(change: Change, before: Totals, after: Totals): Promise<void> {
  const { currentStreak: days } = after;
  if (days <= before.currentStreak || !isStreakMilestone(days)) return;
  change.effects.notices.push({ kind: 'streak_reached', days });
  await change.record('streakReached', { userId: change.golfer.id, days, today: change.today });
}

/**
 * Makes totals and streak from the ledger and the history that were imported. They tell nothing: what
 * they say was reached elsewhere.
 */
export async function rebuildTotals(
  { tx, golfer, now }: Change,
  { timeZone, today }: DomainEvents['accountImported'],
  sendJob: SendJob,
): Promise<void> {
  const there = { tx, now, today, golfer: { id: golfer.id, timeZone } };
  const { current } = await countStreak(there);
  const { months, ...sums } = await findSums(tx, golfer.id);
  const totals = { ...current, ...sums };
  const written = { userId: golfer.id, totals, earned: [], withdrawnXp: 0 };
  await writeTotals(tx, { ...written, months: new Map(months) });
  await recountWhenItBreaks(there, totals, sendJob);
}

async function recountWhenItBreaks(
  { tx, golfer, now }: Moment,
  { streakBreaksAfter }: Totals,
  sendJob: SendJob,
): Promise<void> {
  if (streakBreaksAfter === null) return;
  const day = addDays(streakBreaksAfter, 1);
  const delaySeconds = secondsUntil(endOfRun(streakBreaksAfter, golfer.timeZone), now);
  await sendJob(tx, recountStreak, { payload: { userId: golfer.id, day }, delaySeconds });
}
