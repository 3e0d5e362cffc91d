import { candidatesFor, reached } from '#domain/achievements/evaluate.ts';
import { factsOf } from '#domain/achievements/facts.ts';
import type { Cause } from '#domain/achievements/metrics.ts';
import { type CalendarDate, todayIn } from '#domain/calendar-date.ts';
import type { Tx } from '#server/platform/database/drizzle.ts';
import type { Reactions } from '#server/platform/events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findAchievementHistory } from './achievement-history.ts';
import { insertUnlocked } from './queries.ts';

type Happened = {
  readonly userId: string;
  readonly cause: Cause;
  readonly causeId: string;
  /** The golfer's calendar day of it, given their time zone. */
  readonly dayIn: (timeZone: string) => CalendarDate;
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
  const unlock = async (tx: Tx, { userId, cause, causeId, dayIn }: Happened) => {
    const shelf = await findAchievementHistory(tx, userId);
    if (shelf === null) return;
    const { history } = shelf;
    const today = dayIn(history.timeZone);
    const unlocked = new Set(shelf.unlocked.map(({ achievementId }) => achievementId));
    const candidates = candidatesFor(cause, { unlocked, today });
    if (candidates.length === 0) return;
    const unlockedAt = new Date(clock().epochMilliseconds);
    for (const { id, xpReward } of reached(candidates, factsOf(history, today))) {
      const entry = { userId, achievementId: id, unlockedAt, unlockedOn: today, causeId };
      if (!(await insertUnlocked(tx, entry))) continue;
      await record(tx, 'achievementUnlocked', { userId, achievementId: id, xp: xpReward, today });
    }
  };

  return {
    sessionCompleted: (tx, { userId, scheduledSessionId: causeId, today }) =>
      unlock(tx, { userId, cause: 'sessionCompleted', causeId, dayIn: () => today }),

    practiceLogged: (tx, { userId, practiceId: causeId, today }) =>
      unlock(tx, { userId, cause: 'practiceLogged', causeId, dayIn: () => today }),

    roundLogged: (tx, { userId, roundId: causeId, today }) =>
      unlock(tx, { userId, cause: 'roundLogged', causeId, dayIn: () => today }),

    programCompleted: (tx, { userId, enrollmentId: causeId, today }) =>
      unlock(tx, { userId, cause: 'programCompleted', causeId, dayIn: () => today }),

    handicapChanged: (tx, { userId, at }) =>
      unlock(tx, {
        userId,
        cause: 'handicapChanged',
        causeId: at,
        dayIn: (timeZone) => todayIn(timeZone, Temporal.Instant.from(at)),
      }),
  };
}
