import { handicapOfLevel, levels, type Scoring, targetFor, toStep } from './drill.ts';

/** The handicap that each level's target is meant for, hardest last. */
const anchors = levels.map((level) => ({ level, handicap: handicapOfLevel[level] }));

type Targets = Pick<Scoring, 'targets' | 'step'>;

/**
 * Returns a good score for exactly this handicap (a plus handicap is negative): interpolated linearly between the
 * targets of the levels around it, and rounded to the drill's steps. Beyond the outermost anchors, their targets
 * apply. Without a handicap, returns the beginner's target; without targets, null.
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

/** The score that a golfer's scores are compared with: a target, or without one the mean of the golfer's first two. */
export type Aim = { readonly kind: 'target' | 'baseline'; readonly score: number };

/** Returns the aim for exactly this handicap, or null if there is neither a target nor a baseline. */
export function aimFor(
  scoring: Targets,
  handicap: number | null,
  baseline: number | null,
): Aim | null {
  const target = ownTargetFor(scoring, handicap);
  if (target !== null) return { kind: 'target', score: target };
  return baseline === null ? null : { kind: 'baseline', score: baseline };
}
