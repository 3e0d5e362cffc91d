import { sql } from 'drizzle-orm';
import type { CompletedSession } from '#server/features/training/public-queries.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { isShown } from './who-plays.ts';

/** Counts the challenges with both results, one of which is from this session. */
export async function countResults(
  db: Db,
  { scheduledSessionId }: CompletedSession,
): Promise<{ challenges: number }> {
  const { rows } = await db.execute<{ challenges: number }>(sql`
    select count(*)::int as challenges
    from challenges c join challenge_answers a on a.challenge_id = c.id
    where ${scheduledSessionId} in (c.scheduled_session_id, a.scheduled_session_id) and ${isShown}`);
  return { challenges: rows[0]?.challenges ?? 0 };
}
