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
import type { Change, Reactions } from '#server/platform/changes.ts';
import { firstOfMonth } from './leaderboards.ts';
import {
  countPaidLogs,
  deleteXp,
  isProgramPaid,
  type NewXp,
  setInLeaderboards,
} from './queries.ts';
import { totalsChange, trainingDaysChanged } from './totals.ts';

const earn = async (change: Change, entry: NewXp) => {
  totalsChange(change).earned.push(entry);
};

/** Takes back the XP that something earned. */
async function withdraw(
  change: Change,
  source: Pick<NewXp, 'sourceKind' | 'sourceId'>,
): Promise<void> {
  const xp = await deleteXp(change.tx, { ...source, userId: change.golfer.id });
  totalsChange(change).withdrawnXp += xp;
}

type Training = {
  readonly minutes?: number;
  readonly sessions?: number;
  /** The day on which the sessions were completed, in the golfer's time zone. */
  readonly on?: CalendarDate;
  /** Whether the sessions count on leaderboards. */
  readonly onBoards?: boolean;
};

/** Adds to the totals (or subtracts, with negative numbers) and has the streak recounted. */
async function train(
  change: Change,
  { minutes = 0, sessions = 0, on = change.today, onBoards = true }: Training = {},
): Promise<void> {
  const totals = totalsChange(change);
  totals.minutes += minutes;
  totals.sessions += sessions;
  const month = firstOfMonth(on);
  if (sessions !== 0 && onBoards)
    totals.months.set(month, (totals.months.get(month) ?? 0) + sessions);
  trainingDaysChanged(change);
}

const recount = (change: Change) => train(change);

type Logged = {
  /** The day whose limit for logged activities applies. */
  readonly loggedOn: CalendarDate;
  readonly counts: Counts;
  readonly source: { readonly sourceKind: 'practice' | 'round'; readonly sourceId: string };
  /** The XP to earn if the day's limit allows it. */
  readonly worth: number;
};

async function earnLogged(change: Change, { loggedOn, source, ...logged }: Logged): Promise<void> {
  const paid = await countPaidLogs(change.tx, change.golfer.id, loggedOn);
  const xp = xpForLogged({ ...logged, paid });
  if (xp > 0) await earn(change, { ...source, xp, earnedOn: loggedOn });
}

/** Updates XP, totals and streaks within the change that recorded the event. */
export const progressReactions: Reactions = {
  async sessionCompleted(change, { scheduledSessionId, minutes, today }) {
    const source = { sourceKind: 'session', sourceId: scheduledSessionId } as const;
    await earn(change, { ...source, xp: xpForSession(minutes), earnedOn: today });
    await train(change, { minutes, sessions: 1, on: today });
  },

  async sessionReopened(change, { scheduledSessionId, completion }) {
    if (completion === null) return recount(change);
    await withdraw(change, { sourceKind: 'session', sourceId: scheduledSessionId });
    const { minutes, on, counts } = completion;
    await train(change, { minutes: -minutes, sessions: -1, on, onBoards: counts.boards });
  },

  async practiceLogged(change, { practiceId, minutes, loggedOn, counts }) {
    const source = { sourceKind: 'practice', sourceId: practiceId } as const;
    await earnLogged(change, { loggedOn, counts, source, worth: xpForPractice(minutes) });
    await train(change, { minutes });
  },

  // A round is play: it counts as a day with training, but its time does not count as training minutes.
  async roundLogged(change, { roundId, holes, loggedOn, counts }) {
    const source = { sourceKind: 'round', sourceId: roundId } as const;
    await earnLogged(change, { loggedOn, counts, source, worth: xpForRound(holes) });
    await train(change);
  },

  async practiceDeleted(change, { practiceId: sourceId, minutes }) {
    await withdraw(change, { sourceKind: 'practice', sourceId });
    await train(change, { minutes: -minutes });
  },

  async roundDeleted(change, { roundId: sourceId }) {
    await withdraw(change, { sourceKind: 'round', sourceId });
    await train(change);
  },

  async programCompleted(change, { enrollmentId: sourceId, programId, today, ...sessions }) {
    // Its open pause has ended with it.
    trainingDaysChanged(change);
    const xp = xpForProgram(sessions);
    const since = addDays(today, -daysBetweenPaidPrograms);
    if (xp === 0 || (await isProgramPaid(change.tx, change.golfer.id, { programId, since })))
      return;
    await earn(change, { sourceKind: 'program', sourceId, xp, earnedOn: today });
  },

  programReopened: (change, { enrollmentId: sourceId }) =>
    withdraw(change, { sourceKind: 'program', sourceId }),

  achievementUnlocked: (change, { achievementId: sourceId, xp, today }) =>
    earn(change, { sourceKind: 'achievement', sourceId, xp, earnedOn: today }),

  achievementWithdrawn: (change, { achievementId: sourceId }) =>
    withdraw(change, { sourceKind: 'achievement', sourceId }),

  handicapChanged: (change, { today }) =>
    earn(change, {
      sourceKind: 'handicap',
      sourceId: monthOf(today),
      xp: xpForHandicap,
      earnedOn: today,
    }),

  privacySaved: ({ tx, golfer }, { showInLeaderboards }) =>
    setInLeaderboards(tx, golfer.id, showInLeaderboards),

  enrolled: recount,
  sessionSkipped: recount,
  sessionMoved: recount,
  programRescheduled: recount,
  programPaused: recount,
  programResumed: recount,
  programAbandoned: recount,
};
