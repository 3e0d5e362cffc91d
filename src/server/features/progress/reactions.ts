import type { CalendarDate } from '#domain/calendar-date.ts';
import { xpForProgram, xpForSession } from '#domain/xp/xp.ts';
import type { Tx } from '#server/platform/database/drizzle.ts';
import type { Reactions } from '#server/platform/events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changeTotals, deleteXp, insertHandicap, insertXp } from './queries.ts';
import { recountStreak, watchStreak } from './streaks.ts';

/** XP, totals, streaks and the handicap's record, each in the transaction of what happened. */
export function progressReactions(platform: Pick<Platform, 'sendJob' | 'clock'>): Reactions {
  const recount = async (tx: Tx, { userId, today }: { userId: string; today: CalendarDate }) => {
    const streak = await recountStreak(tx, userId, today);
    await watchStreak(tx, platform, { userId, streak });
  };

  return {
    async sessionCompleted(tx, { userId, scheduledSessionId, minutes, today }) {
      const xp = xpForSession(minutes);
      const source = { sourceKind: 'session', sourceId: scheduledSessionId } as const;
      if (!(await insertXp(tx, { userId, ...source, xp, earnedOn: today }))) return;
      await changeTotals(tx, userId, { xp, minutes, sessions: 1 });
      await recount(tx, { userId, today });
    },

    sessionSkipped: recount,

    async sessionReopened(tx, { userId, scheduledSessionId, minutes, today }) {
      if (minutes !== null) {
        const source = { sourceKind: 'session', sourceId: scheduledSessionId } as const;
        const xp = await deleteXp(tx, { userId, ...source });
        await changeTotals(tx, userId, { xp: -xp, minutes: -minutes, sessions: -1 });
      }
      await recount(tx, { userId, today });
    },

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

    async handicapChanged(tx, { userId, handicap, notes, at }) {
      await insertHandicap(tx, { userId, handicap, notes, recordedAt: new Date(at) });
    },
  };
}
