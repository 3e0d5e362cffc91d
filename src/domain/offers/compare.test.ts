import { describe, expect, it } from 'vitest';
import { aDraftExercise, aDraftPlan, aDraftSession, aDraftWeek } from '#testing/a-draft.ts';
import type { DraftPlan } from '../builder/plan.ts';
import type { ExerciseTask } from '../drills/task.ts';
import { compareFields, fieldsOf } from './compare-fields.ts';
import { comparePrograms } from './compare-plans.ts';

const programOf = (plan: DraftPlan, name = 'Break 100') => ({
  id: 'p',
  facts: { name, color: 'green' },
  plan,
  exerciseName: (id: string) => id.toUpperCase(),
});
const compare = (before: DraftPlan, after: DraftPlan) =>
  comparePrograms(programOf(before), programOf(after));

describe('the comparison of two plans', () => {
  const plan = aDraftPlan();

  it('finds no changes in the same plan, even with different translations', () => {
    const translated = aDraftWeek({ translations: { de: { title: 'Anfang' } } });
    expect(compare(plan, aDraftPlan({ weeks: [translated] }))).toEqual([]);
  });

  it('reports changed fields of the program', () => {
    const after = programOf({ ...plan, durationWeeks: 8 }, 'Under 100');
    expect(comparePrograms(programOf(plan), after)).toEqual([
      {
        kind: 'program',
        partId: 'p',
        title: 'Under 100',
        change: 'changed',
        fields: [
          { field: 'name', before: 'Break 100', after: 'Under 100' },
          { field: 'durationWeeks', before: 2, after: 8 },
        ],
      },
    ]);
  });

  it('reports a changed task of an exercise', () => {
    const withTask = (task: ExerciseTask, variant: string | null) =>
      aDraftPlan({
        weeks: [
          aDraftWeek({
            sessions: [aDraftSession({ exercises: [aDraftExercise({ task, variant })] })],
          }),
        ],
      });
    const before = withTask({ attempts: 10 }, null);
    const after = withTask({ attempts: 20, variant: 'far', scored: false }, 'From 20 m');
    expect(compare(before, after).map(({ kind, fields }) => ({ kind, fields }))).toEqual([
      {
        kind: 'exercise',
        fields: [
          { field: 'attempts', before: 10, after: 20 },
          { field: 'variant', before: null, after: 'From 20 m' },
          { field: 'counted', before: 1, after: 0 },
        ],
      },
    ]);
  });

  it('names parts that are added, removed and changed', () => {
    const longer = aDraftSession({
      totalDuration: 40,
      exercises: [aDraftExercise({ id: 'x2', exerciseId: 'book-gate' })],
    });
    const after = aDraftPlan({
      weeks: [aDraftWeek({ sessions: [longer] }), aDraftWeek({ id: 'w2', sessions: [] })],
    });
    const none = { fields: [] };
    expect(compare(plan, after)).toEqual([
      {
        kind: 'session',
        partId: 's1',
        title: 'Putts',
        change: 'changed',
        fields: [{ field: 'totalDuration', before: 30, after: 40 }],
      },
      { kind: 'exercise', partId: 'x2', title: 'BOOK-GATE', change: 'added', ...none },
      { kind: 'week', partId: 'w2', title: 'Start', change: 'added', ...none },
      { kind: 'exercise', partId: 'x1', title: 'FIRST-ROLLS', change: 'removed', ...none },
    ]);
  });

  it('reports parts that moved, but not parts that moved along with them', () => {
    const second = aDraftWeek({ id: 'w2', title: 'Later', sessions: [] });
    const before = aDraftPlan({ weeks: [aDraftWeek(), second] });
    const fieldsById = (after: DraftPlan) =>
      compare(before, after).map(({ partId, fields }) => [partId, fields]);
    expect(fieldsById(aDraftPlan({ weeks: [second, aDraftWeek()] }))).toEqual([
      ['w2', [{ field: 'weekNumber', before: 2, after: 1 }]],
      ['w1', [{ field: 'weekNumber', before: 1, after: 2 }]],
    ]);
    const moved = { ...second, sessions: [aDraftSession()] };
    expect(fieldsById(aDraftPlan({ weeks: [aDraftWeek({ sessions: [] }), moved] }))).toEqual([
      ['s1', [{ field: 'week', before: 'Start', after: 'Later' }]],
    ]);
  });
});

describe('the comparison of fields', () => {
  it('flattens structures to paths, and treats a list of texts as one field', () => {
    const drill = { name: 'Gate', steps: ['Set up.', 'Putt.'], faults: [{ fault: 'Pull' }] };
    expect(fieldsOf({ ...drill, mode: null })).toEqual({
      name: 'Gate',
      steps: 'Set up.\nPutt.',
      'faults.0.fault': 'Pull',
    });
  });

  it('uses null for a missing value', () => {
    expect(compareFields({ a: 1, b: 'x', c: 2 }, { a: 1, b: 'y', d: 3 })).toEqual([
      { field: 'b', before: 'x', after: 'y' },
      { field: 'd', before: null, after: 3 },
      { field: 'c', before: 2, after: null },
    ]);
  });
});
