import { addDays, type CalendarDate } from '#domain/calendar-date.ts';
import type { DomainEvents } from '#domain/events.ts';
import { importedXp } from '#domain/progress/imported-xp.ts';
import { longestPause } from '#domain/progress/longest-pause.ts';
import { describeStats, type Totals } from '#domain/progress/stats.ts';
import { endOfRun, isStreakMilestone, streakOf } from '#domain/progress/streak.ts';
import { xpLevelOf } from '#domain/progress/xp.ts';
import type { Change } from '#server/platform/changes.ts';
import { type SendJob, secondsUntil } from '#server/platform/jobs/job.ts';
import { firstOfMonth } from './leaderboards.ts';
import {
  findEarningHistory,
  findTotals,
  findTotalsAndDays,
  type NewXp,
  writeTotals,
} from './queries.ts';
import { recountStreak } from './streak-job.ts';

type ReadTotals = { readonly stored: Totals; readonly current: Totals };

/** Training to add to the totals, or with negative numbers to subtract. */
type Training = {
  readonly minutes?: number;
  readonly sessions?: number;
  /** The day on which the sessions were completed, in the golfer's time zone. */
  readonly on?: CalendarDate;
  /** Whether the sessions count on leaderboards. */
  readonly onBoards?: boolean;
};

export type ChangedTotals = ReturnType<typeof openTotals>;

/** The effect of a change on the golfer's totals, written once, before the commit. Opened with `change.once`. */
export function openTotals(change: Change) {
  const earned: NewXp[] = [];
  const months = new Map<CalendarDate, number>();
  const added = { minutes: 0, sessions: 0 };
  let withdrawnXp = 0;
  let daysChanged = false;
  let isDue = false;
  let reading: Promise<ReadTotals> | null = null;
  const read = () => {
    reading ??= daysChanged ? countStreak(change) : findStored(change);
    return reading;
  };
  const daysHaveChanged = () => {
    daysChanged = true;
    reading = null;
  };
  /** Returns the totals as of this point in the change, without XP from the change itself. */
  const current = async (): Promise<Totals> => {
    const { current } = await read();
    const totalMinutes = current.totalMinutes + added.minutes;
    return { ...current, totalMinutes, totalSessions: current.totalSessions + added.sessions };
  };
  return {
    current,
    /** Has the streak recounted from the stored days when the totals are next needed. */
    daysHaveChanged,
    /** Pays XP unless it has been paid before. */
    earn: (entry: NewXp) => void earned.push(entry),
    withdraw(xp: number) {
      withdrawnXp += xp;
    },
    /** Adds training, and has the streak recounted. */
    train({ minutes = 0, sessions = 0, on = change.today, onBoards = true }: Training = {}) {
      added.minutes += minutes;
      added.sessions += sessions;
      const month = firstOfMonth(on);
      if (sessions !== 0 && onBoards) months.set(month, (months.get(month) ?? 0) + sessions);
      daysHaveChanged();
    },
    /** Has the streak recounted by the job that was waiting for it, so that none is waiting any more. */
    streakIsDue() {
      daysHaveChanged();
      isDue = true;
    },
    async readAgain() {
      reading = findStored(change);
      await reading;
    },
    async save(sendJob: SendJob) {
      if (reading === null && earned.length === 0 && !daysChanged) return;
      const [{ stored }, totals] = [await read(), await current()];
      const saving = { totals, stored, earned, months, withdrawnXp, isDue };
      await saveTotals(change, saving, sendJob);
    },
  };
}

/** The golfer's totals as of this point in the change, without XP from the change itself. */
export const currentTotals = (change: Change): Promise<Totals> => change.once(openTotals).current();

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

type Saving = {
  /** The totals after the change, without its XP. */
  readonly totals: Totals;
  readonly stored: Totals;
  readonly earned: readonly NewXp[];
  /** By first day of the month: how many completed sessions to add or subtract. */
  readonly months: ReadonlyMap<CalendarDate, number>;
  readonly withdrawnXp: number;
  /** Whether the recount job makes this change, so that no recount job is waiting any more. */
  readonly isDue: boolean;
};

/** Writes the ledger and the totals, adds them to the response, and schedules a recount for the end of the streak. */
async function saveTotals(change: Change, saving: Saving, sendJob: SendJob): Promise<void> {
  const { effects, golfer, today, tx } = change;
  const { stored: before, isDue, ...changed } = saving;
  const written = await writeTotals(tx, { userId: golfer.id, ...changed });
  const after = { ...changed.totals, totalXp: written.totalXp };
  // A changed log takes back its XP and earns it again: only the difference is new.
  effects.xpEarned += Math.max(0, written.xpEarned - changed.withdrawnXp);
  effects.stats = describeStats(after, today);
  const level = xpLevelOf(after.totalXp);
  if (level > xpLevelOf(before.totalXp)) {
    effects.notices.push({ kind: 'level_reached', level });
    change.notify({ kind: 'level_reached', level, totalXp: after.totalXp });
  }
  await announceStreak(change, before, after);
  if (isDue || !isRecountWaiting(before, after, today))
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
    sourceName: achievementId,
    xp,
    earnedOn: unlockedOn,
  }));
  await payImported(change, totals, earned);
  await change.once(openTotals).readAgain();
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
