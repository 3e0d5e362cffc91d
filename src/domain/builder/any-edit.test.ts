import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDraftExercise, aDraftPlan, aDraftSession, aDraftWeek } from '#testing/a-draft.ts';
import type { Edit, EditProblem } from './edit.ts';
import { addExercise, changeExercise, deleteExercise } from './edit-exercises.ts';
import { addSession, changeSession, copySession, deleteSession } from './edit-sessions.ts';
import { addWeek, changeWeek, copyWeek, deleteWeek } from './edit-weeks.ts';
import { type DraftPlan, planLimits } from './plan.ts';
import { restorePart } from './restore-part.ts';

/** An edit that works on any plan: it picks parts by numbers. */
type AnyEdit = (plan: DraftPlan, newId: () => string) => Edit | EditProblem;

const pick = (ids: readonly string[], number: number) => ids[number % ids.length] ?? 'none';
const sessionsOf = (plan: DraftPlan) => plan.weeks.flatMap(({ sessions }) => sessions);
const weekIds = ({ weeks }: DraftPlan) => weeks.map(({ id }) => id);
const sessionIds = (plan: DraftPlan) => sessionsOf(plan).map(({ id }) => id);
const placesOf = (plan: DraftPlan) => sessionsOf(plan).flatMap(({ exercises }) => exercises);
const exerciseIds = (plan: DraftPlan) => placesOf(plan).map(({ id }) => id);
const idsOf = (plan: DraftPlan) => [...weekIds(plan), ...sessionIds(plan), ...exerciseIds(plan)];

const number = fc.nat({ max: 200 });
const title = fc.constantFrom('Start', 'Tests', '');
const dayNumber = fc.integer({ min: 1, max: 7 });
const exerciseId = fc.constantFrom('a', 'b', 'c', 'd');
const language = 'en' as const;

const deletion: fc.Arbitrary<AnyEdit> = fc.oneof(
  number.map(
    (n): AnyEdit =>
      (plan) =>
        deleteWeek(plan, pick(weekIds(plan), n)),
  ),
  number.map(
    (n): AnyEdit =>
      (plan) =>
        deleteSession(plan, pick(sessionIds(plan), n)),
  ),
  number.map(
    (n): AnyEdit =>
      (plan) =>
        deleteExercise(plan, pick(exerciseIds(plan), n)),
  ),
);

const otherEdit: fc.Arbitrary<AnyEdit> = fc.oneof(
  fc.record({ n: number, title }).map(
    ({ n, title }): AnyEdit =>
      (plan, newId) =>
        addWeek(plan, aDraftWeek({ id: newId(), title, sessions: [] }), (n % 9) + 1),
  ),
  fc.record({ n: number, title, to: number }).map(
    ({ n, title, to }): AnyEdit =>
      (plan) =>
        changeWeek(plan, pick(weekIds(plan), n), { title, weekNumber: (to % 9) + 1, language }),
  ),
  number.map(
    (n): AnyEdit =>
      (plan, newId) =>
        copyWeek(plan, pick(weekIds(plan), n), newId),
  ),
  fc.record({ n: number, dayNumber }).map(
    ({ n, dayNumber }): AnyEdit =>
      (plan, newId) =>
        addSession(
          plan,
          pick(weekIds(plan), n),
          aDraftSession({ id: newId(), dayNumber, exercises: [] }),
        ),
  ),
  fc.record({ n: number, to: number, dayNumber }).map(
    ({ n, to, dayNumber }): AnyEdit =>
      (plan) =>
        changeSession(plan, pick(sessionIds(plan), n), {
          weekId: pick(weekIds(plan), to),
          dayNumber,
          language,
        }),
  ),
  fc.record({ n: number, to: number }).map(
    ({ n, to }): AnyEdit =>
      (plan, newId) =>
        copySession(plan, pick(sessionIds(plan), n), { weekId: pick(weekIds(plan), to), newId }),
  ),
  fc.record({ n: number, order: number, exerciseId }).map(
    ({ n, order, exerciseId }): AnyEdit =>
      (plan, newId) =>
        addExercise(plan, aDraftExercise({ id: newId(), exerciseId }), {
          sessionId: pick(sessionIds(plan), n),
          order: (order % 21) + 1,
        }),
  ),
  fc.record({ n: number, to: number, order: number, exerciseId }).map(
    ({ n, to, order, exerciseId }): AnyEdit =>
      (plan) =>
        changeExercise(plan, pick(exerciseIds(plan), n), {
          sessionId: pick(sessionIds(plan), to),
          order: (order % 21) + 1,
          exerciseId,
        }),
  ),
);

/** Applies the edits that are possible. Returns the resulting plan and every step. */
function edited(edits: readonly AnyEdit[]) {
  let count = 0;
  const newId = () => {
    count += 1;
    return `new-${count}`;
  };
  const steps: { readonly before: DraftPlan; readonly edit: Edit }[] = [];
  let plan = aDraftPlan();
  for (const each of edits) {
    const edit = each(plan, newId);
    if (typeof edit === 'string') continue;
    steps.push({ before: plan, edit });
    plan = edit.plan;
  }
  return { plan, steps };
}

const edits = fc.array(fc.oneof({ weight: 5, arbitrary: otherEdit }, deletion), { maxLength: 60 });
const afterAnyEdits = (promise: (after: ReturnType<typeof edited>) => void) =>
  fc.assert(fc.property(edits, (list) => promise(edited(list))));

describe('any series of edits of a draft', () => {
  it('never duplicates an id and stays within the limits', () => {
    afterAnyEdits(({ plan }) => {
      const ids = idsOf(plan);
      expect(new Set(ids).size).toBe(ids.length);
      expect(plan.weeks.length).toBeLessThanOrEqual(planLimits.weeks);
      for (const { sessions } of plan.weeks) {
        expect(sessions.length).toBeLessThanOrEqual(planLimits.sessionsPerWeek);
        expect(sessions).toEqual(sessions.toSorted((a, b) => a.dayNumber - b.dayNumber));
        for (const { exercises } of sessions) {
          expect(exercises.length).toBeLessThanOrEqual(planLimits.exercisesPerSession);
          expect(new Set(exercises.map((one) => one.exerciseId)).size).toBe(exercises.length);
        }
      }
    });
  });

  it('changes only the named part in each edit', () => {
    afterAnyEdits(({ steps }) => {
      for (const { before, edit } of steps) {
        const known = new Set(idsOf(before));
        const gone = [...known].filter((id) => !idsOf(edit.plan).includes(id));
        // Deleting a part also deletes everything in it. No other edit removes an id.
        if (edit.deleted === undefined) expect(gone).toEqual([]);
        else expect(gone).toContain(edit.partId);
        const untouched = (plan: DraftPlan) =>
          placesOf(plan).filter(({ id }) => known.has(id) && id !== edit.partId);
        const kept = untouched(before).filter(({ id }) => !gone.includes(id));
        expect(untouched(edit.plan).toSorted(byId)).toEqual(kept.toSorted(byId));
      }
    });
  });

  it('can be followed by a deletion whose undo restores the plan exactly', () => {
    fc.assert(
      fc.property(edits, deletion, (list, last) => {
        const { plan } = edited(list);
        const edit = last(plan, () => 'none');
        if (typeof edit === 'string' || edit.deleted === undefined) return;
        expect(edit.plan).not.toEqual(plan);
        expect(restorePart(edit.plan, edit.deleted)).toEqual({ plan, partId: edit.partId });
      }),
    );
  });
});

const byId = (one: { readonly id: string }, other: { readonly id: string }) =>
  one.id < other.id ? -1 : 1;
