import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { OwnScores } from '#contract/programs.ts';
import type { ScoringRule } from '#domain/drills/drill.ts';
import {
  attemptsOf,
  baselineOf,
  inAttemptsOf,
  isBetter,
  type KeptScore,
} from '#domain/drills/task.ts';
import { exercises } from '#server/features/programs/public-queries.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { exerciseResults, sessionCompletions } from '../tables.ts';

const kept = sql`json_build_object('score', ${exerciseResults.score}, 'attempts', ${exerciseResults.attempts})`;
const worth = sql`${exerciseResults.score} / coalesce(${exerciseResults.attempts}, 1)`;
const at = sql`${sessionCompletions.completedAt}`;

/**
 * A golfer's scores of a series of each row of `exercises`, summed up: no row has one of somebody else.
 * @param series of the row, as `seriesOf` names it
 */
export const scoresIn = (db: Db, userId: string, series: SQL<string>) =>
  db
    .select({
      lowest: sql<KeptScore | null>`(array_agg(${kept} order by ${worth}))[1]`.as('lowest'),
      highest: sql<KeptScore | null>`(array_agg(${kept} order by ${worth} desc))[1]`.as('highest'),
      last: sql<KeptScore | null>`(array_agg(${kept} order by ${at} desc))[1]`.as('last'),
      first: sql<KeptScore[] | null>`array_to_json((array_agg(${kept} order by ${at}))[1:2])`.as(
        'first',
      ),
      fewest: sql<number | null>`min(${exerciseResults.attempts})`.as('fewest'),
      most: sql<number | null>`max(${exerciseResults.attempts})`.as('most'),
      count: sql<number>`count(*)::int`.as('count'),
      all: sql<number[] | null>`case when ${exercises.details} ->> 'mode' = 'test'
        then array_to_json(array_agg(${exerciseResults.score} order by ${at})) end`.as('all'),
    })
    .from(exerciseResults)
    .innerJoin(sessionCompletions, eq(sessionCompletions.id, exerciseResults.completionId))
    .where(
      and(
        eq(exerciseResults.userId, userId),
        eq(exerciseResults.exerciseId, exercises.id),
        eq(exerciseResults.series, series),
        isNotNull(exerciseResults.score),
      ),
    )
    .as('own');

/** Scores as `scoresIn` sums them up; null where there is no row for them. */
type Scores = {
  readonly lowest: KeptScore | null;
  readonly highest: KeptScore | null;
  readonly last: KeptScore | null;
  readonly first: readonly KeptScore[] | null;
  readonly fewest: number | null;
  readonly most: number | null;
  readonly count: number | null;
  /** Of a skill test, oldest first. */
  readonly all: readonly number[] | null;
} | null;

/** What a golfer has scored in it before, in the attempts of this session. */
export function ownScoresOf(scores: Scores, rule: ScoringRule | null): OwnScores | null {
  const { lowest, highest, last, first, count } = scores ?? {};
  if (rule === null || !lowest || !highest || !last || !first || !count) return null;
  return {
    best: inAttemptsOf(rule, isBetter(rule, highest, lowest) ? highest : lowest),
    last: inAttemptsOf(rule, last),
    count,
    baseline: baselineOf(first.map((kept) => inAttemptsOf(rule, kept))),
    isMixed: new Set([attemptsOf(rule), scores?.fewest, scores?.most]).size > 1,
    ...(scores?.all && { scores: [...scores.all] }),
  };
}
