import { describe, expect, test } from 'vitest';
import { findDiagramFaults, findScoringFaults } from './check-drill.ts';
import type { Mark } from './diagram.ts';
import type { ScoringRule } from './drill.ts';

const ten: ScoringRule = {
  better: 'higher',
  min: 0,
  max: 10,
  step: 1,
  basis: 'estimate',
  targets: { beginner: 2, intermediate: 4, advanced: 6, expert: 8 },
};

describe('a scoring rule', () => {
  test('is valid if its targets get harder, in either direction', () => {
    expect(findScoringFaults(ten)).toEqual([]);
    const strokes: ScoringRule = {
      better: 'lower',
      min: 18,
      max: null,
      step: 1,
      basis: 'model',
      targets: { beginner: 42, intermediate: 38, advanced: 38, expert: 33 },
    };
    expect(findScoringFaults(strokes)).toEqual([]);
  });

  test.each([
    ['above what can be made', { expert: 11 }, 'expert', 'target_impossible'],
    ['between two scores', { advanced: 6.5 }, 'advanced', 'target_impossible'],
    ['easier than the level before', { advanced: 3 }, 'advanced', 'targets_order'],
  ])('may not have a target %s', (_what, targets, level, code) => {
    const wrong = { ...ten.targets, ...targets } as typeof ten.targets;
    expect(findScoringFaults({ ...ten, targets: wrong })).toEqual([
      { path: ['targets', level], code },
    ]);
    expect(findScoringFaults({ ...ten, targetsBy: { farther: wrong } })).toEqual([
      { path: ['targetsBy', 'farther', level], code },
    ]);
  });

  test('must have a harder target for experts than for beginners', () => {
    const targets = { beginner: 5, intermediate: 5, advanced: 5, expert: 5 };
    expect(findScoringFaults({ ...ten, targets })).toEqual([
      { path: ['targets', 'expert'], code: 'targets_order' },
    ]);
  });

  test('must have the limits of its shape', () => {
    expect(findScoringFaults({ ...ten, shape: { kind: 'hits', attempts: 10 } })).toEqual([]);
    expect(findScoringFaults({ ...ten, shape: { kind: 'hits', attempts: 12 } })).toEqual([
      { path: ['shape'], code: 'shape_limits' },
    ]);
  });

  test('must have limits that can be scores', () => {
    const { targets: _, ...rule } = ten;
    const between = { ...rule, targets: null, min: 0.5, max: 10.3 };
    expect(findScoringFaults(between)).toEqual([
      { path: ['min'], code: 'limit_between_steps' },
      { path: ['max'], code: 'limit_between_steps' },
    ]);
    expect(findScoringFaults({ ...between, step: 0.1 })).toEqual([]);
  });

  test('may not have two cells with the same id', () => {
    const cell = (id: string) => ({ id, attempts: 5 });
    const cells = (...ids: string[]) => ({ kind: 'cells' as const, cells: ids.map(cell) });
    expect(findScoringFaults({ ...ten, shape: cells('iron', 'wood') })).toEqual([]);
    expect(findScoringFaults({ ...ten, shape: cells('iron', 'iron') })).toEqual([
      { path: ['shape', 'cells', 1, 'id'], code: 'entry_twice' },
    ]);
  });

  test('must have a maximum above its minimum', () => {
    expect(findScoringFaults({ ...ten, max: 0 })).toEqual([
      { path: ['max'], code: 'score_bounds' },
    ]);
  });
});

describe('a drill diagram', () => {
  const faultsOf = (...marks: Mark[]) => findDiagramFaults({ marks });

  test('must keep balls and paths inside its frame, while the ground may extend beyond it', () => {
    const turf: Mark = {
      type: 'turf',
      shape: [
        [-50, -50],
        [400, 250],
      ],
    };
    expect(faultsOf(turf, { type: 'ball', at: [20, 180] })).toEqual([]);
    expect(faultsOf(turf, { type: 'ball', at: [19, 100] })).toEqual([
      { path: ['marks', 1], code: 'mark_outside' },
    ]);
    const way: Mark = { type: 'path', from: [30, 30], to: [30, 190] };
    expect(faultsOf(way)).toHaveLength(1);
    expect(faultsOf({ type: 'spots', hits: [[50, 50]], misses: [[310, 50]] })).toHaveLength(1);
    expect(
      faultsOf({
        type: 'trail',
        points: [
          [50, 50],
          [60, 10],
        ],
      }),
    ).toHaveLength(1);
  });

  test('must keep both ends of a mark and the center of an arc inside its frame', () => {
    const dim = (...[from, to]: [number, number][]): Mark =>
      ({ type: 'dim', from, to }) as Extract<Mark, { type: 'dim' }>;
    expect(faultsOf(dim([30, 30], [60, 60]))).toEqual([]);
    expect(faultsOf(dim([10, 30], [60, 60]))).toHaveLength(1);
    expect(faultsOf(dim([30, 30], [60, 10]))).toHaveLength(1);
    const arc: Mark = { type: 'arc', at: [100, 100], r: 20, from: 0, to: 90 };
    expect(faultsOf(arc)).toEqual([]);
    expect(faultsOf({ ...arc, at: [100, 190] })).toHaveLength(1);
    const line: Mark = { type: 'line', from: [-20, 30], to: [400, 30] };
    expect(faultsOf(line)).toEqual([]);
  });

  test('may have only one flag', () => {
    const hole: Mark = { type: 'hole', at: [100, 100] };
    expect(faultsOf(hole, { ...hole, flag: false })).toEqual([]);
    expect(faultsOf(hole, hole)).toEqual([{ path: ['marks', 1], code: 'one_flag' }]);
  });
});
