import { type SQL, sql } from 'drizzle-orm';
import { boardPlaces, type DrillBoard, type DrillBoardEntry } from '#contract/challenges.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { weekOf } from '#domain/challenges/challenge.ts';
import type { ScoringRule } from '#domain/drills/drill.ts';
import { findPersons, friendIdsOf } from '#server/features/friends/public-queries.ts';
import { allows } from '#server/features/settings/public-queries.ts';
import { bestResult } from '#server/features/training/public-queries.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { findScoredDrill, type Reader } from './drills.ts';

type Asked = {
  readonly viewerId: string;
  readonly exerciseId: string;
  readonly better: ScoringRule['better'];
  readonly from: CalendarDate;
  readonly to: CalendarDate;
};

export type Place = {
  readonly golferId: string;
  /** Starts at 1; equal scores share a rank. */
  readonly rank: number;
  readonly score: number;
};

/**
 * The best results of these days, followed by the viewer's place if it is not among them. Each golfer's
 * results are found by index: in sessions, and in challenges answered outside of a session.
 */
export function placesQuery({ viewerId, exerciseId, better, from, to }: Asked): SQL {
  const golferId = sql.raw('g.id');
  const [best, order] = better === 'higher' ? ['greatest', 'desc'] : ['least', 'asc'];
  const most = sql.raw(better === 'higher' ? 'max' : 'min');
  return sql`
    with scores as materialized (
      select g.id, ${sql.raw(best)}(
        ${bestResult(golferId, { exerciseId, better, from, to })},
        (
          select ${most}(a.score) from challenge_answers a
          where a.user_id = g.id and a.exercise_id = ${exerciseId}
            and a.answered_on between ${from}::date and ${to}::date
        )
      ) as score
      from (
        select ${viewerId}::uuid as id
        union all
        select f.id from ${friendIdsOf(viewerId)} f
        where ${allows('showProgressToFriends', sql.raw('f.id'))}
      ) g
    ), places as (
      select s.id, s.score, (rank() over (order by s.score ${sql.raw(order)}))::int as rank,
        row_number() over (order by s.score ${sql.raw(order)}, s.id) as place
      from scores s where s.score is not null
    )
    select p.id as "golferId", p.rank, p.score from places p
    where p.place <= ${boardPlaces} or p.id = ${viewerId}
    order by p.place`;
}

/**
 * Returns a drill's board for the viewer's current week, with the viewer and friends who show progress.
 * Each golfer's results count on that golfer's own day. Null when the drill does not exist or has no score.
 */
export async function findBoard(
  db: Db,
  exerciseId: string,
  { reader, today }: { readonly reader: Reader; readonly today: CalendarDate },
): Promise<DrillBoard | null> {
  const drill = await findScoredDrill(db, exerciseId, reader);
  if (drill === null) return null;
  const { from, to } = weekOf(today);
  const { better } = drill.scoring;
  const { rows: places } = await db.execute<Place>(
    placesQuery({ viewerId: reader.id, exerciseId, better, from, to }),
  );
  const ids = places.map(({ golferId }) => golferId);
  const persons = await findPersons(db, ids);
  const shown = places.flatMap(({ golferId: id, rank, score }): DrillBoardEntry[] => {
    const user = persons.get(id);
    return user === undefined ? [] : [{ id, rank, score, user }];
  });
  const { name, language, focus, scoring } = drill;
  return {
    drill: { exerciseId, name, language, focus, scoring },
    from,
    to,
    entries: shown.slice(0, boardPlaces),
    own: shown.find(({ id }) => id === reader.id) ?? null,
  };
}
