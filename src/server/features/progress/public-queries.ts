import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Totals } from '#domain/progress/stats.ts';

export { describeDrill } from './describe-drill.ts';
export { type Board, findPlaces, type Place } from './leaderboards.ts';
export { streakAfterReopening } from './streak-after-reopening.ts';
export { currentTotals } from './totals.ts';

/** A golfer's totals as JSON, for use in another query; null if the golfer has not trained yet. */
export const totalsJson = (userId: SQLWrapper) => sql<Totals | null>`(
  select json_build_object(
    'totalXp', t.total_xp, 'totalMinutes', t.total_minutes, 'totalSessions', t.total_sessions,
    'currentStreak', t.current_streak, 'boardStreak', t.board_streak,
    'longestStreak', t.longest_streak,
    'longestPause', t.longest_pause, 'lastActiveDay', t.last_active_day,
    'streakBreaksAfter', t.streak_breaks_after
  )
  from user_stats t where t.user_id = ${userId}
)`;
