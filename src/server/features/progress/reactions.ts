import { type CalendarDate, monthOf } from '#domain/calendar-date.ts';
import {
  xpForHandicap,
  xpForLogged,
  xpForPractice,
  xpForProgram,
  xpForRound,
  xpForSession,
} from '#domain/progress/xp.ts';
import type { Tx } from '#server/platform/database/drizzle.ts';
import type { Reactions } from '#server/platform/events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changeTotals, countPaidLogs, deleteXp, insertHandicap, insertXp } from './queries.ts';
import { recountStreak } from './streaks.ts';

type Logged = {
  readonly userId: string;
  /** The day whose limit it falls under. */
  readonly loggedOn: CalendarDate;
  readonly minutes: number;
  readonly source: { readonly sourceKind: 'practice' | 'round'; readonly sourceId: string };
  /** XP, when the day's limit leaves room. */
  readonly worth: number;
};

/** XP, totals, streaks and the handicap's record, each in the transaction of what happened. */
export function progressReactions(platform: Pick<Platform, 'sendJob' | 'clock'>): Reactions {
  const recount = (tx: Tx, { userId }: { userId: string }) => recountStreak(tx, platform, userId);

  const logged = async (tx: Tx, { userId, loggedOn, minutes, source, worth }: Logged) => {
    // Minutes first: they lock the golfer's sums, so that logs at the same moment count in turn.
    await changeTotals(tx, userId, { xp: 0, minutes, sessions: 0 });
    const xp = xpForLogged(worth, await countPaidLogs(tx, userId, loggedOn));
    if (xp > 0 && (await insertXp(tx, { userId, ...source, xp, earnedOn: loggedOn }))) {
      await changeTotals(tx, userId, { xp, minutes: 0, sessions: 0 });
    }
    await recount(tx, { userId });
  };

  return {
    practiceLogged: (tx, { userId, practiceId, minutes, loggedOn }) => {
      const source = { sourceKind: 'practice', sourceId: practiceId } as const;
      return logged(tx, { userId, loggedOn, minutes, source, worth: xpForPractice(minutes) });
    },

    // A round is play: it counts as a day with training, and its hours are no training time.
    roundLogged: (tx, { userId, roundId, holes, loggedOn }) => {
      const source = { sourceKind: 'round', sourceId: roundId } as const;
      return logged(tx, { userId, loggedOn, minutes: 0, source, worth: xpForRound(holes) });
    },

    async sessionCompleted(tx, { userId, scheduledSessionId, minutes, today }) {
      const xp = xpForSession(minutes);
      const source = { sourceKind: 'session', sourceId: scheduledSessionId } as const;
      if (!(await insertXp(tx, { userId, ...source, xp, earnedOn: today }))) return;
      await changeTotals(tx, userId, { xp, minutes, sessions: 1 });
      await recount(tx, { userId });
    },

    enrolled: recount,

    sessionSkipped: recount,

    async sessionReopened(tx, { userId, scheduledSessionId, minutes }) {
      if (minutes !== null) {
        const source = { sourceKind: 'session', sourceId: scheduledSessionId } as const;
        const xp = await deleteXp(tx, { userId, ...source });
        await changeTotals(tx, userId, { xp: -xp, minutes: -minutes, sessions: -1 });
      }
      await recount(tx, { userId });
    },

    sessionMoved: recount,
    programRescheduled: recount,
    programPaused: recount,
    programResumed: recount,
    programAbandoned: recount,

    async programCompleted(tx, { userId, enrollmentId, today }) {
      const source = { sourceKind: 'program', sourceId: enrollmentId } as const;
      const xp = xpForProgram;
      if (!(await insertXp(tx, { userId, ...source, xp, earnedOn: today }))) return;
      await changeTotals(tx, userId, { xp, minutes: 0, sessions: 0 });
    },

    async programReopened(tx, { userId, enrollmentId }) {
      const source = { sourceKind: 'program', sourceId: enrollmentId } as const;
      const xp = await deleteXp(tx, { userId, ...source });
      await changeTotals(tx, userId, { xp: -xp, minutes: 0, sessions: 0 });
    },

    async achievementUnlocked(tx, { userId, achievementId, xp, today }) {
      const source = { sourceKind: 'achievement', sourceId: achievementId } as const;
      if (!(await insertXp(tx, { userId, ...source, xp, earnedOn: today }))) return;
      await changeTotals(tx, userId, { xp, minutes: 0, sessions: 0 });
    },

    async handicapChanged(tx, { userId, handicap, notes, at, today }) {
      await insertHandicap(tx, { userId, handicap, notes, recordedAt: new Date(at) });
      const source = { sourceKind: 'handicap', sourceId: monthOf(today) } as const;
      const xp = xpForHandicap;
      if (!(await insertXp(tx, { userId, ...source, xp, earnedOn: today }))) return;
      await changeTotals(tx, userId, { xp, minutes: 0, sessions: 0 });
    },
  };
}
