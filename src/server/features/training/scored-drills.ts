import { type SQLWrapper, sql } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Units } from '#domain/drills/distance.ts';
import type { Focus, ScoringRule } from '#domain/drills/drill.ts';
import type { KeptScore } from '#domain/drills/task.ts';
import { exercises, focusOf, translated } from '#server/features/programs/public-queries.ts';
import { users } from '#server/platform/auth/tables.ts';

/** A drill with a golfer's scores of the most recent series. */
export type OwnScores = {
  readonly exerciseId: string;
  readonly name: string;
  readonly focus: Focus;
  readonly unit: string;
  readonly series: string;
  readonly units: Units;
  readonly scoring: ScoringRule;
  readonly lowest: KeptScore;
  readonly highest: KeptScore;
  readonly count: number;
  /** The first two scores. */
  readonly first: readonly KeptScore[];
  /** The newest scores, newest first. */
  readonly newest: readonly (KeptScore & { readonly on: CalendarDate })[];
};

/** How many completed sessions the query looks back, so that years of training do not slow it down. */
const completionsLookedAt = 60;
/** How many scores of a drill its small chart shows. */
const scoresOfDrill = 12;

const language = sql`${users.preferredLanguage}`;

/** The drills that a golfer scored last, most recent first, for use in a query on `users`. */
export const drillsScoredLast = (userId: SQLWrapper, most: number) => sql<OwnScores[]>`coalesce((
  select json_agg(json_build_object(
    'exerciseId', e.id, 'name', ${translated('e', 'name', language)},
    'focus', ${focusOf('e')},
    'unit', coalesce(
      e.translations -> ${language} -> 'scoring' ->> 'unit',
      e.details -> 'words' -> 'scoring' ->> 'unit', ''
    ),
    'series', drill.series, 'units', ${users.preferredUnits}, 'scoring', e.details -> 'scoring',
    'lowest', own.lowest, 'highest', own.highest, 'count', own.count, 'first', own.first,
    'newest', own.newest
  ) order by drill.scored_at desc, e.id)
  from (
    select r.exercise_id, max(c.completed_at) as scored_at,
      (array_agg(r.series order by c.completed_at desc))[1] as series
    from (
      select scheduled_session_id, completed_at from session_completions where user_id = ${userId}
      order by completed_on desc, completed_at desc limit ${completionsLookedAt}
    ) c
    join exercise_results r
      on r.scheduled_session_id = c.scheduled_session_id and r.score is not null
    join ${exercises} x
      on x.id = r.exercise_id and jsonb_typeof(x.details -> 'scoring') = 'object'
    group by r.exercise_id
    order by scored_at desc, r.exercise_id limit ${most}
  ) drill
  join ${exercises} e on e.id = drill.exercise_id
  cross join lateral (
    select (array_agg(k.kept order by k.worth))[1] as lowest,
      (array_agg(k.kept order by k.worth desc))[1] as highest, count(*)::int as count,
      array_to_json((array_agg(k.kept order by k.at))[1:2]) as first,
      array_to_json((array_agg(k.kept order by k.at desc))[1:${sql.raw(String(scoresOfDrill))}]) as newest
    from (
      select json_build_object(
          'score', r.score, 'attempts', r.attempts, 'on', c.completed_on
        ) as kept,
        r.score / coalesce(r.attempts, 1) as worth, c.completed_at as at
      from exercise_results r
      join session_completions c on c.scheduled_session_id = r.scheduled_session_id
      where r.user_id = ${userId} and r.exercise_id = drill.exercise_id and r.series = drill.series
        and r.score is not null
    ) k
  ) own
), '[]'::json)`;
