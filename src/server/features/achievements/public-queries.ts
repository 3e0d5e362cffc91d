import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Unlocked, WordsOf } from '#domain/achievements/describe.ts';
import { instantText } from '#server/platform/database/instant-text.ts';
import { textsIn } from '#server/platform/texts.ts';

/** A golfer's unlocked achievements, newest first, as JSON within another query; at most `limit`. */
export const unlockedOf = (userId: SQLWrapper, limit: number | null = null) =>
  sql<Unlocked[]>`coalesce((
    select jsonb_agg(
      jsonb_build_object(
        'achievementId', a.achievement_id, 'unlockedOn', a.unlocked_on,
        'unlockedAt', ${instantText(sql.raw('a.unlocked_at'))}
      )
      order by a.unlocked_at desc, a.achievement_id
    )
    from (
      select * from unlocked_achievements u where u.user_id = ${userId}
      order by u.unlocked_at desc, u.achievement_id limit ${limit}::bigint
    ) a
  ), '[]'::jsonb)`;

/** The names and descriptions of achievements, unlocked or not, in a golfer's language. */
export function achievementWords(language: string): WordsOf {
  const { t } = textsIn(language, 'achievements');
  return (id) => ({ name: t(`list.${id}.name`), description: t(`list.${id}.description`) });
}
