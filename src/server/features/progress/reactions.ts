import { addDays, type CalendarDate, monthOf } from '#domain/calendar-date.ts';
import type { Counts } from '#domain/progress/what-counts.ts';
import {
  daysBetweenPaidPrograms,
  xpForHandicap,
  xpForLogged,
  xpForPractice,
  xpForProgram,
  xpForRound,
  xpForSession,
} from '#domain/progress/xp.ts';
import type { Change, Listener, Reactions } from '#server/platform/changes.ts';
import type { SendJob } from '#server/platform/jobs/job.ts';
import {
  countPaidLogs,
  deleteXp,
  isProgramPaid,
  setInLeaderboards,
  type XpSource,
} from './queries.ts';
import {
  type ChangedTotals,
  openTotals,
  payImportedAchievements,
  rebuildTotals,
} from './totals.ts';

/** Takes back the XP that something earned. */
async function withdraw(
  { tx, golfer }: Change,
  totals: ChangedTotals,
  source: XpSource,
): Promise<void> {
  totals.withdraw(await deleteXp(tx, { ...source, userId: golfer.id }));
}

type Logged = {
  /** The day whose limit for logged activities applies. */
  readonly loggedOn: CalendarDate;
  readonly counts: Counts;
  readonly source: { readonly sourceKind: 'practice' | 'round'; readonly sourceId: string };
  /** The XP to earn if the day's limit allows it. */
  readonly worth: number;
};

async function earnLogged(
  { tx, golfer }: Change,
  totals: ChangedTotals,
  { loggedOn, source, ...logged }: Logged,
): Promise<void> {
  const paid = await countPaidLogs(tx, golfer.id, loggedOn);
  const xp = xpForLogged({ ...logged, paid });
  if (xp > 0) totals.earn({ ...source, xp, earnedOn: loggedOn });
}

const trainingReactions = (change: Change, totals: ChangedTotals): Reactions => ({
  async sessionCompleted({ scheduledSessionId, minutes, today }) {
    const source = { sourceKind: 'session', sourceId: scheduledSessionId } as const;
    totals.earn({ ...source, xp: xpForSession(minutes), earnedOn: today });
    totals.train({ minutes, sessions: 1, on: today });
  },

  async sessionReopened({ scheduledSessionId, completion }) {
    if (completion === null) return totals.train();
    await withdraw(change, totals, { sourceKind: 'session', sourceId: scheduledSessionId });
    const { minutes, on, counts } = completion;
    totals.train({ minutes: -minutes, sessions: -1, on, onBoards: counts.boards });
  },

  async practiceLogged({ practiceId, minutes, loggedOn, counts }) {
    const source = { sourceKind: 'practice', sourceId: practiceId } as const;
    const worth = xpForPractice(minutes);
    await earnLogged(change, totals, { loggedOn, counts, source, worth });
    totals.train({ minutes });
  },

  // A round is play: it counts as a day with training, but its time does not count as training minutes.
  async roundLogged({ roundId, holes, loggedOn, counts }) {
    const source = { sourceKind: 'round', sourceId: roundId } as const;
    await earnLogged(change, totals, { loggedOn, counts, source, worth: xpForRound(holes) });
    totals.train();
  },

  async practiceDeleted({ practiceId: sourceId, minutes }) {
    await withdraw(change, totals, { sourceKind: 'practice', sourceId });
    totals.train({ minutes: -minutes });
  },

  async roundDeleted({ roundId: sourceId }) {
    await withdraw(change, totals, { sourceKind: 'round', sourceId });
    totals.train();
  },
});

const otherReactions = (change: Change, totals: ChangedTotals): Reactions => ({
  async programCompleted({ enrollmentId: sourceId, programId, today, ...sessions }) {
    // Its open pause has ended with it.
    totals.daysHaveChanged();
    const { tx, golfer } = change;
    const xp = xpForProgram(sessions);
    const since = addDays(today, -daysBetweenPaidPrograms);
    if (xp === 0 || (await isProgramPaid(tx, golfer.id, { programId, since }))) return;
    totals.earn({ sourceKind: 'program', sourceId, xp, earnedOn: today });
  },

  programReopened: ({ enrollmentId: sourceId }) =>
    withdraw(change, totals, { sourceKind: 'program', sourceId }),

  async achievementUnlocked({ achievementId: sourceName, xp, today }) {
    totals.earn({ sourceKind: 'achievement', sourceName, xp, earnedOn: today });
  },

  achievementWithdrawn: ({ achievementId: sourceName }) =>
    withdraw(change, totals, { sourceKind: 'achievement', sourceName }),

  async handicapChanged({ today }) {
    const source = { sourceKind: 'handicap', sourceName: monthOf(today) } as const;
    totals.earn({ ...source, xp: xpForHandicap, earnedOn: today });
  },

  privacySaved: ({ showInLeaderboards }) =>
    setInLeaderboards(change.tx, change.golfer.id, showInLeaderboards),
});

/** Updates XP, totals and streaks within the change that recorded the event. */
export const progressListener =
  (sendJob: SendJob): Listener =>
  (change) => {
    const totals = change.once(openTotals);
    const recount = async () => totals.daysHaveChanged();
    return {
      on: {
        ...trainingReactions(change, totals),
        ...otherReactions(change, totals),
        enrolled: recount,
        sessionSkipped: recount,
        sessionMoved: recount,
        programRescheduled: recount,
        programPaused: recount,
        programResumed: recount,
        programAbandoned: recount,
        accountImported: (imported) => rebuildTotals(change, imported, sendJob),
        achievementsImported: (imported) => payImportedAchievements(change, imported),
      },
      beforeCommit: () => totals.save(sendJob),
    };
  };
