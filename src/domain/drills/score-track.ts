import type { Scoring } from './drill.ts';

type Rule = Pick<Scoring, 'better' | 'min' | 'max' | 'targets'>;

/** For scores without a limit, the track extends to this multiple of the highest likely score. */
const spare = 1.25;

/**
 * Returns the positions of scores on a track from 0 (poor) to 1 (best). If a higher score is better, the track
 * ends at its maximum. If a lower score is better, it ends at the best score that is likely, so that few strokes
 * make a long bar.
 */
export function placeOnTrack(
  { better, min, max, targets }: Rule,
  scores: readonly number[],
): number[] {
  const likely = [...Object.values(targets ?? {}), ...scores];
  const most = Math.max(...likely) * spare;
  const [poor, good] = better === 'higher' ? [min, max ?? most] : [most, Math.min(...likely)];
  if (good === poor) return scores.map(() => 1);
  return scores.map((score) => Math.min(1, Math.max(0, (score - poor) / (good - poor))));
}
