import type { Scoring } from './drill.ts';

type Rule = Pick<Scoring, 'better' | 'min' | 'max' | 'targets'>;

/** How far an open end lies beyond the scores that are likely. */
const spare = 1.25;

/**
 * Where scores of a drill lie on a track from poor (0) to as good as it gets (1). A count of hits fills
 * the track up to its maximum; where fewer is better the track ends at the best that anybody is expected
 * to reach, so that few strokes make a long bar.
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
