import { type Scoring, targetFor, toStep } from './drill.ts';

/**
 * The handicap that a level's target is taken to be meant for, hardest last: the middle of the two
 * levels that have two ends, 13 to 25 and 5 to 13. The outer levels are open, so theirs stands as far
 * beyond the border as their neighbour's stands before it.
 */
const anchors = [
  { handicap: 31, level: 'beginner' },
  { handicap: 19, level: 'intermediate' },
  { handicap: 9, level: 'advanced' },
  { handicap: 1, level: 'expert' },
] as const;

type Targets = Pick<Scoring, 'targets' | 'step'>;

/**
 * A good score in this drill for exactly this handicap (a plus handicap is negative): on the straight
 * line between the targets of the levels around it, in steps of the drill. Beyond the outermost
 * anchors their targets stay. Without a handicap it is the beginner's, and null without targets.
 */
export function ownTargetFor(scoring: Targets, handicap: number | null): number | null {
  const { targets } = scoring;
  if (handicap === null || targets === null) return targetFor(scoring, handicap);
  const harder = anchors.findIndex((anchor) => handicap >= anchor.handicap);
  if (harder === 0) return targets.beginner;
  const [from, to] = [anchors.at(harder - 1), anchors.at(harder)];
  if (harder === -1 || from === undefined || to === undefined) return targets.expert;
  const share = (from.handicap - handicap) / (from.handicap - to.handicap);
  const [easy, hard] = [targets[from.level], targets[to.level]];
  return toStep(easy + (hard - easy) * share, scoring.step);
}

/** What a golfer's scores are held against: a target, or where there is none the mean of the own first two. */
export type Aim = { readonly kind: 'target' | 'baseline'; readonly score: number };

/** The aim for exactly this handicap; null without a target and before there are two scores. */
export function aimFor(
  scoring: Targets,
  handicap: number | null,
  baseline: number | null,
): Aim | null {
  const target = ownTargetFor(scoring, handicap);
  if (target !== null) return { kind: 'target', score: target };
  return baseline === null ? null : { kind: 'baseline', score: baseline };
}
