import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/drizzle.ts';
import type { Member } from '../member.ts';

/**
 * Returns a line for each completion, practice and round that was confirmed to a golfer and is not stored, and for each
 * that is stored twice: golfers give every entry another name.
 */
export async function lostOrDoubled(db: Db, members: readonly Member[]): Promise<string[]> {
  const { rows } = await db.execute<{ userId: string; what: string }>(sql`
    select user_id as "userId", scheduled_session_id::text as what from session_completions
    union all select user_id, title from practice_sessions
    union all select user_id, name from golf_rounds`);
  const stored = rows.map(({ userId, what }) => `${userId} ${what}`);
  const known = new Set(stored);
  const lost = members.flatMap(({ id, email, confirmed }) =>
    [...confirmed]
      .filter((what) => !known.has(`${id} ${what}`))
      .map((what) => `lost for ${email}: ${what}`),
  );
  const doubled = stored.filter((one, index) => stored.indexOf(one) !== index);
  return [...lost, ...doubled.map((one) => `stored twice: ${one}`)];
}
