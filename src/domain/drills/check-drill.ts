import type { Diagram, Mark } from './diagram.ts';
import { checkScore, levels, type ScoreShape, type ScoringRule, type Targets } from './drill.ts';
import { cellsOf, mostInCell } from './score-cells.ts';

/** A rule that a drill violates, and the path of the field that violates it. */
export type DrillFault<Code extends string> = {
  readonly path: readonly (string | number)[];
  readonly code: Code;
};

/** Important marks stay this far inside the field: 20 to 300 across, 20 to 180 down. */
const frame = { left: 20, right: 300, top: 20, bottom: 180 } as const;

const scenery: ReadonlySet<Mark['type']> = new Set([
  'turf',
  'sand',
  'trees',
  'floor',
  'mat',
  'block',
  'face',
  'line',
  'ring',
]);

/** Returns the points of marks that carry meaning. Scenery may leave the field. */
function importantPoints(mark: Mark): readonly (readonly [number, number])[] {
  if (scenery.has(mark.type)) return [];
  if ('from' in mark && typeof mark.from === 'object' && typeof mark.to === 'object') {
    return [mark.from, mark.to];
  }
  if (mark.type === 'spots') return [...mark.hits, ...(mark.misses ?? [])];
  if (mark.type === 'trail') return mark.points;
  return 'at' in mark ? [mark.at] : [];
}

const isFramed = ([x, y]: readonly [number, number]) =>
  x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;

const hasFlag = (mark: Mark) => mark.type === 'hole' && mark.flag !== false;

/** Returns a diagram's faults: important marks outside the frame, and more than one flag. */
export function findDiagramFaults({
  marks,
}: Pick<Diagram, 'marks'>): DrillFault<'mark_outside' | 'one_flag'>[] {
  const outside = marks.flatMap((mark, index) =>
    importantPoints(mark).every(isFramed)
      ? []
      : [{ path: ['marks', index], code: 'mark_outside' as const }],
  );
  const flags = marks.flatMap((mark, index) => (hasFlag(mark) ? [index] : []));
  const second = flags
    .slice(1)
    .map((index) => ({ path: ['marks', index], code: 'one_flag' as const }));
  return [...outside, ...second];
}

/** Whether the lowest and highest score match the attempts of the shape. */
export function fitsLimits(
  shape: ScoreShape,
  { better, min, max, step }: Pick<ScoringRule, 'better' | 'min' | 'max' | 'step'>,
): boolean {
  const counts = better === 'higher' && min === 0 && step === 1;
  switch (shape.kind) {
    case 'hits':
      return counts && max === shape.attempts;
    case 'streak':
      return counts && max !== null && max === (shape.tries ?? max);
    case 'points': {
      const [least, most] = [Math.min(...shape.values), Math.max(...shape.values)];
      return (
        better === 'higher' &&
        min === shape.attempts * least &&
        max === shape.attempts * most &&
        shape.values.every((value) => checkScore({ min: least, max: most, step }, value) === null)
      );
    }
    case 'strokes':
      return (
        better === 'lower' &&
        step === 1 &&
        min >= shape.balls &&
        min % shape.balls === 0 &&
        max === null
      );
    case 'average':
      return min === 0 && max === null;
    case 'cells':
      return (
        counts &&
        shape.cells.length > 0 &&
        max === shape.cells.reduce((sum, cell) => sum + mostInCell(cell), 0)
      );
    case 'value':
      return true;
  }
}

type ScoringFault = DrillFault<
  | 'entry_twice'
  | 'limit_between_steps'
  | 'score_bounds'
  | 'shape_limits'
  | 'target_impossible'
  | 'targets_order'
>;

/** The checks in their order; a later one assumes that the earlier ones found nothing. */
const scoringChecks = [findLimitFaults, findCellFaults, findShapeFaults, findTargetFaults];

/**
 * Returns the faults in a score's numbers: limits have to be possible scores that match its shape, cells need
 * different ids, and targets have to be possible scores that get harder with each level.
 */
export function findScoringFaults(scoring: ScoringRule): readonly ScoringFault[] {
  for (const check of scoringChecks) {
    const faults = check(scoring);
    if (faults.length > 0) return faults;
  }
  return [];
}

function findLimitFaults(scoring: ScoringRule): readonly ScoringFault[] {
  const { min, max } = scoring;
  if (max !== null && max <= min) return [{ path: ['max'], code: 'score_bounds' }];
  const isBetweenSteps = (limit: number | null) =>
    limit !== null && checkScore(scoring, limit) === 'between_steps';
  return Object.entries({ min, max })
    .filter(([, limit]) => isBetweenSteps(limit))
    .map(([field]) => ({ path: [field], code: 'limit_between_steps' }));
}

function findCellFaults(scoring: ScoringRule): readonly ScoringFault[] {
  const ids = cellsOf(scoring).map(({ id }) => id);
  return ids.flatMap((id, index) =>
    ids.indexOf(id) === index
      ? []
      : [{ path: ['shape', 'cells', index, 'id'], code: 'entry_twice' }],
  );
}

function findShapeFaults(scoring: ScoringRule): readonly ScoringFault[] {
  const isPossible = scoring.shape === undefined || fitsLimits(scoring.shape, scoring);
  return isPossible ? [] : [{ path: ['shape'], code: 'shape_limits' }];
}

function findTargetFaults(scoring: ScoringRule): readonly ScoringFault[] {
  const { targets, targetsBy = {} } = scoring;
  const ofVariants = Object.entries(targetsBy).flatMap(([key, own]) =>
    faultsOf(scoring, own, ['targetsBy', key]),
  );
  return [...faultsOf(scoring, targets, ['targets']), ...ofVariants];
}

function faultsOf(
  scoring: ScoringRule,
  targets: Targets | null,
  path: readonly string[],
): readonly ScoringFault[] {
  if (targets === null) return [];
  const impossible = levels
    .filter((level) => checkScore(scoring, targets[level]) !== null)
    .map((level) => ({ path: [...path, level], code: 'target_impossible' as const }));
  if (impossible.length > 0) return impossible;
  const sign = scoring.better === 'higher' ? 1 : -1;
  const worth = levels.map((level) => targets[level] * sign);
  const easier = levels.flatMap((level, index) =>
    (worth[index] ?? 0) < (worth[index - 1] ?? Number.NEGATIVE_INFINITY) ? [level] : [],
  );
  const isFlat = worth.at(-1) === worth[0];
  const wrong = isFlat ? (['expert'] as const) : easier;
  return wrong.map((level) => ({ path: [...path, level], code: 'targets_order' }));
}
