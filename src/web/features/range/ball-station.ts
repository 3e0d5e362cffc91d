import type { SessionExercise } from '#contract/programs.ts';
import { type Balls, cellsInOrder, type PlayedRule } from '#domain/drills/balls.ts';
import { cellsOf } from '#domain/drills/score-cells.ts';
import { playOrderOf, stationOf } from '#domain/skill-tests/play-order.ts';
import { reachOf } from '#domain/skill-tests/reach.ts';
import type { Scoring } from './keys-props.ts';

export type Exercise = Pick<SessionExercise, 'exerciseId' | 'scoring' | 'series'>;

/** The scoring of a test whose balls have an order of play; null for other drills. */
export function playedRuleOf({ exerciseId, scoring }: Exercise): (Scoring & PlayedRule) | null {
  const order = playOrderOf(exerciseId);
  return scoring && order && { ...scoring, order };
}

/** A zone around the target: its points, and how far it extends in meters. */
export type Zone = { readonly points: number; readonly metres: number };

/** The target of the next ball; null when all were played. */
export function nextTarget(
  { exerciseId, series }: Exercise,
  rule: Scoring & PlayedRule,
  balls: Balls,
) {
  const order = cellsInOrder(rule);
  const at = order[balls.length];
  const cell = at === undefined ? undefined : cellsOf(rule)[at];
  if (at === undefined || cell === undefined) return null;
  const here = balls.filter((_, ball) => order[ball] === at);
  const station = stationOf(exerciseId, cell.id);
  const isZones = station !== null && 'zones' in station;
  const metres = isZones
    ? (reachOf(series) === 'short' && station.shortMetres) || station.metres
    : [];
  const distance = metres[here.length % metres.length] ?? null;
  const zones: readonly Zone[] = isZones
    ? station.zones.map(({ points, reach }) => ({
        points,
        metres: station.zonesIn === 'metres' ? reach : reach * (distance ?? 0),
      }))
    : [];
  return { at, cell, here, distance, zones, isHoled: station?.task === 'hole' };
}
