import { monthOf } from '#domain/calendar-date.ts';
import { xpForHandicap, xpForProgram, xpForSession } from '#domain/xp/xp.ts';
import type { Tx } from '#server/platform/database/drizzle.ts';
import type { Reactions } from '#server/platform/events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changeTotals, deleteXp, insertHandicap, insertXp } from './queries.ts';
import { recountStreak } from './streaks.ts';

/** XP, totals, streaks and the handicap's record, each in the transaction of what happened. */
export function progressReactions(platform: Pick<Platform, 'sendJob' | 'clock'>): Reactions {
  const recount = (tx: Tx, { userId }: { userId: string }) => recountStreak(tx, platform, userId);

  return {
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
    planRelaid: recount,
    planPaused: recount,
    pauseEnded: recount,
    planAbandoned: recount,

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

    async handicapChanged(tx, { userId, handicap, notes, at, today }) {
      await insertHandicap(tx, { userId, handicap, notes, recordedAt: new Date(at) });
      const source = { sourceKind: 'handicap', sourceId: monthOf(today) } as const;
      const xp = xpForHandicap;
      if (!(await insertXp(tx, { userId, ...source, xp, earnedOn: today }))) return;
      await changeTotals(tx, userId, { xp, minutes: 0, sessions: 0 });
    },
  };
}
