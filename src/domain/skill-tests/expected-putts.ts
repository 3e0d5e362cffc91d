import { chanceToHole, spreadOf } from './ball-model.ts';

/** After a short putt, half of the missed balls end up within this distance (m). An estimate. */
const shortMiss = 0.4;

/** The missed balls are represented by this many, each standing for an equal share of them. */
const samples = 20;

/** From the fourth putt on, a putt is as good as holed. */
const mostPutts = 4;

function leftOver(metres: number, handicap: number): number[] {
  const spread = Math.max(shortMiss, spreadOf('lag', metres, handicap));
  return Array.from({ length: samples }, (_, index) => {
    const share = (index + 0.5) / samples;
    return spread * Math.sqrt(share / (1 - share));
  });
}

type Next = { readonly metres: number; readonly putt: number };

function puttsFrom({ metres, putt }: Next, handicap: number, drawnBack: number): number {
  if (putt === mostPutts) return 1;
  const missed = 1 - chanceToHole(metres, handicap);
  const next = leftOver(metres, handicap).map((left) =>
    puttsFrom({ metres: left + drawnBack, putt: putt + 1 }, handicap, drawnBack),
  );
  return 1 + (missed * next.reduce((sum, putts) => sum + putts, 0)) / samples;
}

/**
 * Returns the average number of putts from a length (m) until the ball is holed.
 *
 * @param drawnBack the meters by which a missed ball is moved away from the hole before the next putt.
 */
export const expectedPutts = (metres: number, handicap: number, drawnBack = 0): number =>
  puttsFrom({ metres, putt: 1 }, handicap, drawnBack);
