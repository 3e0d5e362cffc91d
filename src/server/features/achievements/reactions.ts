import { candidatesFor, reached } from '#domain/achievements/evaluate.ts';
import { factsOf } from '#domain/achievements/facts.ts';
import type { Cause } from '#domain/achievements/metrics.ts';
import { type CalendarDate, todayIn } from '#domain/calendar-date.ts';
import type { Tx } from '#server/platform/database/drizzle.ts';
import type { Reactions } from '#server/platform/events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findHistory } from './history-query.ts';
import { findTimeZone, findUnlocked, insertUnlocked } from './queries.ts';

type Happened = {
  readonly userId: string;
  readonly cause: Cause;
  readonly causeId: string;
  readonly today: CalendarDate;
};

/**
 * Unlocks in the transaction of what happened. Of two sessions completed at the same moment the
 * second one waits at the golfer's totals, which progress has written before, and therefore counts
 * the first one too: no step of a ladder is missed.
 */
export function achievementReactions({
  record,
  clock,
}: Pick<Platform, 'record' | 'clock'>): Reactions {
  const unlock = async (tx: Tx, { userId, cause, causeId, today }: Happened) => {
    const earlier = await findUnlocked(tx, userId);
    const unlocked = new Set(earlier.map(({ achievementId }) => achievementId));
    const candidates = candidatesFor(cause, { unlocked, today });
    if (candidates.length === 0) return;
    const history = await findHistory(tx, userId);
    if (history === null) return;
    const unlockedAt = new Date(clock().epochMilliseconds);
    for (const { id, xpReward } of reached(candidates, factsOf(history, today))) {
      const entry = { userId, achievementId: id, unlockedAt, unlockedOn: today, causeId };
      if (!(await insertUnlocked(tx, entry))) continue;
      await record(tx, 'achievementUnlocked', { userId, achievementId: id, xp: xpReward, today });
    }
  };

  return {
    sessionCompleted: (tx, { userId, scheduledSessionId: causeId, today }) =>
      unlock(tx, { userId, cause: 'sessionCompleted', causeId, today }),

    programCompleted: (tx, { userId, enrollmentId: causeId, today }) =>
      unlock(tx, { userId, cause: 'programCompleted', causeId, today }),

    async handicapChanged(tx, { userId, at }) {
      const timeZone = await findTimeZone(tx, userId);
      const today = todayIn(timeZone, Temporal.Instant.from(at));
      await unlock(tx, { userId, cause: 'handicapChanged', causeId: at, today });
    },
  };
}
