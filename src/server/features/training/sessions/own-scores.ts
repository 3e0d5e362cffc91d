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
 * Summarizes a golfer's scores in one series per row of `exercises`. Includes no other golfer's scores.
 * @param series of the row, in the format of `seriesKeyOf`
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
    .innerJoin(
      sessionCompletions,
      eq(sessionCompletions.scheduledSessionId, exerciseResults.scheduledSessionId),
    )
    .where(
      and(
        eq(exerciseResults.userId, userId),
        eq(exerciseResults.exerciseId, exercises.id),
        eq(exerciseResults.series, series),
        isNotNull(exerciseResults.score),
      ),
    )
    .as('own');

/** Scores as summarized by `scoresIn`; null without a joined row. */
type Scores = {
  readonly lowest: KeptScore | null;
  readonly highest: KeptScore | null;
  readonly last: KeptScore | null;
  readonly first: readonly KeptScore[] | null;
  readonly fewest: number | null;
  readonly most: number | null;
  readonly count: number | null;
  /** All scores of a skill test, oldest first. Null for other drills. */
  readonly all: readonly number[] | null;
} | null;

/** Returns a golfer's earlier scores in an exercise, converted to this session's number of attempts. */
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
