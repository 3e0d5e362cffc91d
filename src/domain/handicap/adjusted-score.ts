import {
  courseHandicapOf9,
  courseHandicapOf18,
  type TeesPlayed,
  wholeStrokes,
} from './course-handicap.ts';
import { adjustedStrokes, strokesReceived } from './hole-strokes.ts';

/** A hole of a card. */
export type PlayedHole = {
  readonly par: number;
  /** The hole's place in the order of difficulty, from 1; on nine holes, the places may have gaps. */
  readonly strokeIndex: number;
  /** The strokes; 'picked_up' when the ball was not holed; 'not_played'. */
  readonly strokes: number | 'picked_up' | 'not_played';
};

/** The strokes of a round, either by hole or in total, over the holes of its tees. */
export type RoundScore =
  | { readonly holes: readonly PlayedHole[] }
  | { readonly total: number; readonly holesPlayed: number };

/** What counts of a round before it is compared with the course. */
export type AdjustedScore = {
  /** The strokes after the maximum of each hole; those of a total as they are. */
  readonly gross: number;
  readonly holesPlayed: number;
};

/** The whole course handicap for these tees; null without an index. */
export function courseHandicapFor(
  index: number | null,
  tees: TeesPlayed,
  holes: 9 | 18,
): number | null {
  if (index === null) return null;
  return wholeStrokes((holes === 9 ? courseHandicapOf9 : courseHandicapOf18)(index, tees));
}

/** The places of holes in the order of their stroke indexes, from 1. */
function placesOf(holes: readonly PlayedHole[]): readonly number[] {
  const order = holes.map(({ strokeIndex }) => strokeIndex).toSorted((a, b) => a - b);
  return holes.map(({ strokeIndex }) => order.indexOf(strokeIndex) + 1);
}

/**
 * Applies the maximum of each hole (Rule 3.1). A hole that was not played counts nothing here, unless `netPar` asks
 * for its par and the strokes received, as the rules of 2020 do (Rule 3.2 of that edition).
 * @param courseHandicap whole strokes; null without an index
 */
export function adjustedScore(
  score: RoundScore,
  courseHandicap: number | null,
  netPar: boolean,
): AdjustedScore {
  if (!('holes' in score)) return { gross: score.total, holesPlayed: score.holesPlayed };
  const { holes } = score;
  const places = placesOf(holes);
  let [gross, holesPlayed] = [0, 0];
  for (const [at, { par, strokes }] of holes.entries()) {
    const received =
      courseHandicap === null
        ? null
        : strokesReceived(courseHandicap, places[at] ?? 1, holes.length === 9 ? 9 : 18);
    if (strokes === 'not_played') {
      if (netPar) gross += par + (received ?? 0);
      continue;
    }
    holesPlayed += 1;
    gross += adjustedStrokes(strokes === 'picked_up' ? null : strokes, par, received);
  }
  return { gross, holesPlayed };
}
