import { describe, expect, it } from 'vitest';
import { aDraftExercise, aDraftPlan, aDraftSession, aDraftWeek } from '#testing/a-draft.ts';
import { contentOfPart } from './part-content.ts';
import type { DraftPlan } from './plan.ts';

const contents = (plan: DraftPlan) => [
  contentOfPart(plan, 'week', 'w1'),
  contentOfPart(plan, 'session', 's1'),
  contentOfPart(plan, 'exercise', 'x1'),
];
const planOf = (
  week: Parameters<typeof aDraftWeek>[0],
  session: Parameters<typeof aDraftSession>[0] = {},
  exercise: Parameters<typeof aDraftExercise>[0] = {},
) => {
  const sessions = [aDraftSession({ exercises: [aDraftExercise(exercise)], ...session })];
  return aDraftPlan({ weeks: [aDraftWeek({ sessions, ...week })] });
};

/** For each kind of part, whether the other plan has another content of it. */
const differ = (other: DraftPlan) => {
  const before = contents(aDraftPlan());
  return contents(other).map((content, index) => {
    try {
      expect(content).toEqual(before[index]);
      return false;
    } catch {
      return true;
    }
  });
};

describe('what an edit of a part may overwrite', () => {
  it('is its own fields, not those of the parts inside or around it', () => {
    expect(differ(aDraftPlan())).toEqual([false, false, false]);
    expect(differ(planOf({ title: 'Other' }))).toEqual([true, false, false]);
    expect(differ(planOf({}, { dayNumber: 5 }))).toEqual([false, true, false]);
    expect(differ(planOf({}, {}, { notes: 'Slowly.' }))).toEqual([false, false, true]);
  });

  it('is the part that contains it, but not its place among the others', () => {
    const first = aDraftWeek({ id: 'w0', sessions: [] });
    expect(differ(aDraftPlan({ weeks: [first, aDraftWeek()] }))).toEqual([false, false, false]);
    const moved = [aDraftWeek({ sessions: [] }), { ...first, sessions: [aDraftSession()] }];
    expect(differ(aDraftPlan({ weeks: moved }))).toEqual([false, true, false]);
  });

  it('does not depend on whether a draft names a task that is the usual one', () => {
    expect(differ(planOf({}, {}, { task: {}, variant: null }))).toEqual([false, false, false]);
  });

  it('is nothing for a part that the plan does not have', () => {
    expect(contents(aDraftPlan({ weeks: [] }))).toEqual([undefined, undefined, undefined]);
  });
});
