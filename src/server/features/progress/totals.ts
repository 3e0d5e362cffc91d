import { addDays, type CalendarDate } from '#domain/calendar-date.ts';
import type { DomainEvents } from '#domain/events.ts';
import { importedXp } from '#domain/progress/imported-xp.ts';
import { longestPause } from '#domain/progress/longest-pause.ts';
import { describeStats, type Totals } from '#domain/progress/stats.ts';
import { endOfRun, isStreakMilestone, streakOf } from '#domain/progress/streak.ts';
import { xpLevelOf } from '#domain/progress/xp.ts';
import type { Change } from '#server/platform/changes.ts';
import { type SendJob, secondsUntil } from '#server/platform/jobs/job.ts';
import {
  findEarningHistory,
  findTotals,
  findTotalsAndDays,
  type NewXp,
  writeTotals,
} from './queries.ts';
import { recountStreak } from './streak-job.ts';

/** The effect of a change on a golfer's totals. Written once, before the commit. */
type TotalsChange = {
  /** Entries for the XP ledger. Each pays only if it never paid before. */
  readonly earned: NewXp[];
  /** XP to subtract. */
  withdrawnXp: number;
  minutes: number;
  sessions: number;
  /** By first day of the month: how many completed sessions to add or subtract. */
  readonly months: Map<CalendarDate, number>;
  /** Whether days with training, planned days or pauses have changed, which may change the streak. */
  daysChanged: boolean;
  /** Whether the recount job makes this change, so that no recount job is waiting any more. */
  isDue: boolean;
  /** Null until the totals are needed, and again after days have changed. */
  read: Promise<ReadTotals> | null;
};

type ReadTotals = { readonly stored: Totals; readonly current: Totals };

const changes = new WeakMap<Change, TotalsChange>();

/** Returns this change's effect on the golfer's totals so far, to be added to. */
export function totalsChange(change: Change): TotalsChange {
  const known = changes.get(change);
  if (known !== undefined) return known;
  const nothing = { earned: [], withdrawnXp: 0, minutes: 0, sessions: 0 };
  const started: TotalsChange = {
    ...nothing,
    months: new Map(),
    daysChanged: false,
    isDue: false,
    read: null,
  };
  changes.set(change, started);
  return started;
}

/** Has the streak recounted from the stored days when the totals are next needed. */
export function trainingDaysChanged(change: Change): void {
  Object.assign(totalsChange(change), { daysChanged: true, read: null });
}

/** Does the same for the recount job when it runs. */
export function streakIsDue(change: Change): void {
  trainingDaysChanged(change);
  totalsChange(change).isDue = true;
}

/** Returns the totals as of this point in the change, without XP from the change itself. */
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

/** The golfer, transaction and time that a streak is counted for. */
type Moment = Pick<Change, 'tx' | 'now' | 'today'> & {
  readonly golfer: Pick<Change['golfer'], 'id' | 'timeZone'>;
};

async function countStreak({ tx, golfer, today }: Moment): Promise<ReadTotals> {
  const { stored, ...days } = await findTotalsAndDays(tx, golfer.id);
  const streak = streakOf({ ...days, today });
  const { boardDays, activeDays } = days;
  const isSame = boardDays.length === activeDays.length;
  const onBoards = isSame ? streak : streakOf({ ...days, activeDays: boardDays, today });
  const current = {
    ...stored,
    currentStreak: streak.current,
    boardStreak: onBoards.current,
    longestStreak: streak.longest,
    lastActiveDay: streak.lastActiveDay,
    streakBreaksAfter: streak.breaksAfter,
    longestPause: longestPause(activeDays.filter((day) => day <= today)),
  };
  return { stored, current };
}

/** Writes the ledger and the totals, adds them to the response, and schedules a recount for the end of the streak. */
export async function saveTotals(change: Change, sendJob: SendJob): Promise<void> {
  if (!changes.has(change)) return;
  const { effects, golfer, today, tx } = change;
  const totals = await currentTotals(change);
  const { stored: before, ...changed } = await readTotals(change);
  const written = await writeTotals(tx, { userId: golfer.id, totals, ...changed });
  const after = { ...totals, totalXp: written.totalXp };
  // A changed log takes back its XP and earns it again: only the difference is new.
  effects.xpEarned += Math.max(0, written.xpEarned - changed.withdrawnXp);
  effects.stats = describeStats(after, today);
  const level = xpLevelOf(after.totalXp);
  if (level > xpLevelOf(before.totalXp)) effects.notices.push({ kind: 'level_reached', level });
  await announceStreak(change, before, after);
  if (changed.isDue || !isRecountWaiting(before, after, today))
    await recountWhenItBreaks(change, after, sendJob);
}

/**
 * Whether a recount job is already waiting that is early enough: the job for the day on which the streak would have
 * broken before this change. That job finds the streak unbroken and schedules the next recount.
 */
function isRecountWaiting(before: Totals, after: Totals, today: CalendarDate): boolean {
  const [was, is] = [before.streakBreaksAfter, after.streakBreaksAfter];
  return was !== null && is !== null && today <= was && was <= is;
}

async function announceStreak(change: Change, before: Totals, after: Totals): Promise<void> {
  const { currentStreak: days } = after;
  if (days <= before.currentStreak || !isStreakMilestone(days)) return;
  change.effects.notices.push({ kind: 'streak_reached', days });
  await change.record('streakReached', { userId: change.golfer.id, days, today: change.today });
}

/**
 * Fills the ledger and the totals from an imported history. Sends no notices, because the golfer reached these totals
 * on another server. Imported sessions count in no month's leaderboard.
 */
export async function rebuildTotals(
  { tx, golfer, now }: Change,
  { timeZone, today }: DomainEvents['accountImported'],
  sendJob: SendJob,
): Promise<void> {
  const there = { tx, now, today, golfer: { id: golfer.id, timeZone } };
  const { current } = await countStreak(there);
  const { totalMinutes, totalSessions, ...history } = await findEarningHistory(tx, golfer.id);
  const totals = { ...current, totalMinutes, totalSessions };
  await payImported(there, totals, importedXp(history, timeZone));
  await recountWhenItBreaks(there, totals, sendJob);
}

/** Pays for imported achievements. Sends no notices either. */
export async function payImportedAchievements(
  change: Change,
  { unlocked }: DomainEvents['achievementsImported'],
): Promise<void> {
  const totals = await findTotals(change.tx, change.golfer.id);
  const earned = unlocked.map(({ achievementId, xp, unlockedOn }) => ({
    sourceKind: 'achievement' as const,
    sourceId: achievementId,
    xp,
    earnedOn: unlockedOn,
  }));
  await payImported(change, totals, earned);
  // The totals that were read before are outdated.
  totalsChange(change).read = null;
}

async function payImported(
  { tx, golfer }: Pick<Moment, 'tx' | 'golfer'>,
  totals: Totals,
  earned: readonly NewXp[],
): Promise<void> {
  await writeTotals(tx, {
    userId: golfer.id,
    totals,
    earned: earned.map((entry) => ({ ...entry, imported: true })),
    withdrawnXp: 0,
    months: new Map(),
  });
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
