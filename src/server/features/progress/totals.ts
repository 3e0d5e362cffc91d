import { addDays } from '#domain/calendar-date.ts';
import { longestPause } from '#domain/progress/longest-pause.ts';
import { describeStats, type Totals } from '#domain/progress/stats.ts';
import { endOfRun, isStreakMilestone, streakOf } from '#domain/progress/streak.ts';
import { levelOf } from '#domain/progress/xp.ts';
import type { Change } from '#server/platform/changes.ts';
import { type SendJob, secondsUntil } from '#server/platform/jobs/job.ts';
import { findTotals, findTrainingDays, type NewXp, writeTotals } from './queries.ts';
import { recountStreak } from './streak-job.ts';

/** A golfer's totals while they change; written once, before the commit. */
type OpenTotals = {
  readonly before: Totals;
  totals: Totals;
  /** Entries for the XP ledger; each pays only if it never did. */
  readonly earned: NewXp[];
  /** XP that is taken back. */
  withdrawnXp: number;
  streakIsStale: boolean;
};

const opened = new WeakMap<Change, Promise<OpenTotals>>();

async function readTotals({ tx, golfer }: Change): Promise<OpenTotals> {
  const before = await findTotals(tx, golfer.id);
  return { before, totals: before, earned: [], withdrawnXp: 0, streakIsStale: false };
}

/** The totals of the golfer whose data changes, read when they are first needed. */
export function openTotals(change: Change): Promise<OpenTotals> {
  const found = opened.get(change) ?? readTotals(change);
  opened.set(change, found);
  return found;
}

/** The totals as they are at this point of the change; XP of the change itself is not in them yet. */
export async function currentTotals(change: Change): Promise<Totals> {
  const open = await openTotals(change);
  if (open.streakIsStale) await countStreak(change, open);
  return open.totals;
}

/** Counts the streak from the days themselves. */
async function countStreak({ tx, golfer, today }: Change, open: OpenTotals): Promise<void> {
  const days = await findTrainingDays(tx, golfer.id);
  const streak = streakOf({ ...days, today });
  open.totals = {
    ...open.totals,
    currentStreak: streak.current,
    longestStreak: streak.longest,
    lastActiveDay: streak.lastActiveDay,
    streakBreaksAfter: streak.breaksAfter,
    longestPause: longestPause(days.activeDays.filter((day) => day <= today)),
  };
  open.streakIsStale = false;
}

/** Writes ledger and totals, tells what they mean to the golfer, and sees to a run that will break. */
export async function saveTotals(change: Change, sendJob: SendJob): Promise<void> {
  if (!opened.has(change)) return;
  const { effects, golfer, today, tx } = change;
  const totals = await currentTotals(change);
  const { before, earned, withdrawnXp } = await openTotals(change);
  const written = await writeTotals(tx, { userId: golfer.id, totals, earned, withdrawnXp });
  const after = { ...totals, totalXp: written.totalXp };
  effects.xpEarned += written.xpEarned;
  effects.stats = describeStats(after, today);
  const level = levelOf(after.totalXp);
  if (level > levelOf(before.totalXp)) effects.notices.push({ kind: 'level_reached', level });
  await tellStreak(change, before, after);
  await recountWhenItBreaks(change, after, sendJob);
}

async function tellStreak(change: Change, before: Totals, after: Totals): Promise<void> {
  const { currentStreak: days } = after;
  if (days <= before.currentStreak || !isStreakMilestone(days)) return;
  change.effects.notices.push({ kind: 'streak_reached', days });
  await change.record('streakReached', { userId: change.golfer.id, days, today: change.today });
}

async function recountWhenItBreaks(
  { tx, golfer, now }: Change,
  { streakBreaksAfter }: Totals,
  sendJob: SendJob,
): Promise<void> {
  if (streakBreaksAfter === null) return;
  const day = addDays(streakBreaksAfter, 1);
  const delaySeconds = secondsUntil(endOfRun(streakBreaksAfter, golfer.timeZone), now);
  await sendJob(tx, recountStreak, { payload: { userId: golfer.id, day }, delaySeconds });
}
