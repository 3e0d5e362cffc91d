import { sql } from 'drizzle-orm';
import { areApart } from '#server/features/friends/public-queries.ts';
import { streakAfterReopening } from '#server/features/progress/public-queries.ts';
import type { CompletedSession } from '#server/features/training/public-queries.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { textArray } from '#server/platform/database/text-array.ts';
import { findStreakNames } from './item-queries.ts';

type Reactions = { readonly comments: number; readonly kudos: number };

/**
 * Counts other golfers' comments and kudos on the items that reopening a session would withdraw: those of the
 * session, of the program that it completed, and of streaks that included it.
 */
export async function countReactions(db: Db, session: CompletedSession): Promise<Reactions> {
  const { userId, scheduledSessionId, enrollmentId, completedOn } = session;
  const streaks = await findStreakNames(db, {
    userId,
    from: completedOn,
    longerThan: await streakAfterReopening(db, session),
  });
  const isOfOther = (author: string) => sql`
    ${sql.raw(author)} <> ${userId} and not ${areApart(sql.raw(author), userId)}`;
  const { rows } = await db.execute<Reactions>(sql`
    with withdrawn as (
      select i.id from feed_items i
      where i.user_id = ${userId} and (
        (i.type = 'session_completed' and i.source_id = ${scheduledSessionId})
        or (i.type = 'program_completed' and i.source_id = ${enrollmentId})
        or (i.type = 'streak_achievement' and i.source_name = any(${textArray(streaks)}))
      )
    )
    select
      (select count(*)::int from withdrawn w join feed_comments c on c.item_id = w.id
        where ${isOfOther('c.user_id')}) as comments,
      (select count(*)::int from withdrawn w join feed_kudos k on k.item_id = w.id
        where ${isOfOther('k.user_id')}) as kudos`);
  return rows[0] ?? { comments: 0, kudos: 0 };
}
