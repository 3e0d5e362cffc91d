import { describe, expect, it } from 'vitest';
import { aDraftExercise, aDraftPlan, aDraftSession, aDraftWeek } from '#testing/a-draft.ts';
import type { Edit, EditProblem } from './edit.ts';
import { addExercise, changeExercise } from './edit-exercises.ts';
import { addSession, changeSession, copySession } from './edit-sessions.ts';
import { addWeek, changeWeek, copyWeek } from './edit-weeks.ts';
import { type DraftPlan, planLimits } from './plan.ts';

function planOf(edit: Edit | EditProblem): DraftPlan {
  if (typeof edit === 'string') throw new Error(edit);
  return edit.plan;
}

const counted = () => {
  let count = 0;
  return () => {
    count += 1;
    return `new-${count}`;
  };
};

const emptyWeek = (id: string) => aDraftWeek({ id, sessions: [] });
const threeWeeks = aDraftPlan({ weeks: ['a', 'b', 'c'].map(emptyWeek) });
const weekIds = (plan: DraftPlan) => plan.weeks.map(({ id }) => id);
const times = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

describe('weeks of a draft', () => {
  it('are added at the end or at a given number, which moves later weeks back', () => {
    const last = planOf(addWeek(threeWeeks, emptyWeek('new')));
    expect(weekIds(last)).toEqual(['a', 'b', 'c', 'new']);
    const second = planOf(addWeek(threeWeeks, emptyWeek('new'), 2));
    expect(weekIds(second)).toEqual(['a', 'new', 'b', 'c']);
    expect(weekIds(planOf(addWeek(threeWeeks, emptyWeek('new'), 40)))).toEqual(weekIds(last));
  });

  it('can be moved to a given number', () => {
    const moved = changeWeek(threeWeeks, 'c', { weekNumber: 1, language: 'en' });
    expect(weekIds(planOf(moved))).toEqual(['c', 'a', 'b']);
  });

  it('are copied right after the original, with new ids for the week and all its parts', () => {
    const plan = aDraftPlan({ weeks: [aDraftWeek(), emptyWeek('last')] });
    const copied = planOf(copyWeek(plan, 'w1', counted()));
    expect(weekIds(copied)).toEqual(['w1', 'new-1', 'last']);
    expect(copied.weeks[1]).toEqual(
      aDraftWeek({
        id: 'new-1',
        sessions: [aDraftSession({ id: 'new-2', exercises: [aDraftExercise({ id: 'new-3' })] })],
      }),
    );
  });

  it('keep the order of sessions on the same day when they are copied', () => {
    const sessions = ['s1', 's2', 's3'].map((id) =>
      aDraftSession({ id, title: id, exercises: [] }),
    );
    const plan = aDraftPlan({ weeks: [aDraftWeek({ sessions })] });
    const ids = ['week', 'c', 'a', 'b'].values();
    const copied = planOf(copyWeek(plan, 'w1', () => ids.next().value ?? 'none'));
    expect(copied.weeks[1]?.sessions.map(({ id, title }) => [id, title])).toEqual([
      ['a', 's1'],
      ['b', 's2'],
      ['c', 's3'],
    ]);
  });

  it('are limited to one year', () => {
    const full = aDraftPlan({ weeks: times(planLimits.weeks, (index) => emptyWeek(`w${index}`)) });
    expect(addWeek(full, emptyWeek('one-more'))).toBe('weeks_full');
    expect(copyWeek(full, 'w0', counted())).toBe('weeks_full');
  });
});

describe('sessions of a draft', () => {
  const sunday = aDraftSession({ id: 'sun', dayNumber: 7, exercises: [] });
  const plan = aDraftPlan({ weeks: [aDraftWeek(), emptyWeek('w2')] });
  const idsIn = (edited: DraftPlan, index = 0) => edited.weeks[index]?.sessions.map((s) => s.id);

  it('are sorted by day', () => {
    const added = planOf(addSession(plan, 'w1', sunday));
    expect(idsIn(added)).toEqual(['s1', 'sun']);
    const moved = planOf(changeSession(added, 's1', { dayNumber: 7, language: 'en' }));
    expect(idsIn(moved)).toEqual(['s1', 'sun']);
    const back = planOf(changeSession(moved, 'sun', { dayNumber: 6, language: 'en' }));
    expect(idsIn(back)).toEqual(['sun', 's1']);
  });

  it('move to another week', () => {
    const moved = planOf(changeSession(plan, 's1', { weekId: 'w2', language: 'en' }));
    expect([idsIn(moved), idsIn(moved, 1)]).toEqual([[], ['s1']]);
    expect(changeSession(plan, 's1', { weekId: 'none', language: 'en' })).toBe('no_such_part');
  });

  it('are copied to the next free day of their week, or to the same day of another week', () => {
    const tuesday = aDraftSession({ id: 'tue', dayNumber: 2, exercises: [] });
    const both = planOf(addSession(plan, 'w1', tuesday));
    const here = planOf(copySession(both, 's1', { newId: counted() }));
    expect(here.weeks[0]?.sessions.map((s) => s.dayNumber)).toEqual([1, 2, 3]);
    const there = planOf(copySession(both, 'tue', { weekId: 'w2', newId: counted() }));
    expect(there.weeks[1]?.sessions).toEqual([{ ...tuesday, id: 'new-1' }]);
    const chosen = copySession(both, 's1', { dayNumber: 6, newId: counted() });
    expect(planOf(chosen).weeks[0]?.sessions.map((s) => s.dayNumber)).toEqual([1, 2, 6]);
  });

  it('are limited to seven a week', () => {
    const days = times(7, (index) => aDraftSession({ id: `s${index}`, dayNumber: index + 1 }));
    const full = aDraftPlan({ weeks: [aDraftWeek({ sessions: days }), aDraftWeek({ id: 'w2' })] });
    expect(addSession(full, 'w1', sunday)).toBe('sessions_full');
    expect(copySession(full, 's0', { newId: counted() })).toBe('sessions_full');
    const moved = changeSession(full, 's1', { weekId: 'w1', dayNumber: 1, language: 'en' });
    expect(planOf(moved).weeks[0]?.sessions).toHaveLength(7);
  });
});

describe('exercises of a draft', () => {
  const drills = ['a', 'b', 'c'].map((id) => aDraftExercise({ id, exerciseId: `drill-${id}` }));
  const other = aDraftSession({ id: 's2', dayNumber: 2, exercises: [] });
  const plan = aDraftPlan({
    weeks: [aDraftWeek({ sessions: [aDraftSession({ exercises: drills }), other] })],
  });
  const idsIn = (edited: DraftPlan, index = 0) =>
    edited.weeks[0]?.sessions[index]?.exercises.map(({ id }) => id);
  const added = aDraftExercise({ id: 'new', exerciseId: 'drill-new' });

  it('are added at a given place, which moves later exercises back', () => {
    const place = (order: number) => addExercise(plan, added, { sessionId: 's1', order });
    expect(idsIn(planOf(place(1)))).toEqual(['new', 'a', 'b', 'c']);
    expect(idsIn(planOf(place(20)))).toEqual(['a', 'b', 'c', 'new']);
  });

  it('can be moved within their session and to another session', () => {
    expect(idsIn(planOf(changeExercise(plan, 'a', { order: 3 })))).toEqual(['b', 'c', 'a']);
    expect(idsIn(planOf(changeExercise(plan, 'b', { duration: 5 })))).toEqual(['a', 'b', 'c']);
    const moved = planOf(changeExercise(plan, 'b', { sessionId: 's2' }));
    expect([idsIn(moved), idsIn(moved, 1)]).toEqual([['a', 'c'], ['b']]);
  });

  it('can occur only once in a session', () => {
    const again = aDraftExercise({ id: 'again', exerciseId: 'drill-a' });
    expect(addExercise(plan, again, { sessionId: 's1', order: 1 })).toBe('exercise_twice');
    expect(changeExercise(plan, 'b', { exerciseId: 'drill-a' })).toBe('exercise_twice');
    expect(planOf(changeExercise(plan, 'a', { exerciseId: 'drill-a' }))).toEqual(plan);
  });

  it('are limited to twenty a session', () => {
    const twenty = times(planLimits.exercisesPerSession, (index) =>
      aDraftExercise({ id: `x${index}`, exerciseId: `drill-${index}` }),
    );
    const full = aDraftPlan({
      weeks: [aDraftWeek({ sessions: [aDraftSession({ exercises: twenty })] })],
    });
    expect(addExercise(full, added, { sessionId: 's1', order: 1 })).toBe('exercises_full');
  });
});

describe('texts of a draft', () => {
  const german = { de: { title: 'Anfang', description: 'Drei Tests.' } };
  const week = aDraftWeek({ description: 'Three tests.', translations: german });
  const plan = aDraftPlan({ weeks: [week] });
  const changed = (changes: Partial<typeof week>) =>
    planOf(changeWeek(plan, 'w1', { ...changes, language: 'nl' })).weeks[0];

  it('lose their translations when they change, and keep them when they do not', () => {
    expect(changed({ title: 'Start', focus: 'mental' })).toEqual({ ...week, focus: 'mental' });
    expect(changed({ title: 'Begin' })).toEqual({
      ...week,
      title: 'Begin',
      translations: { de: { description: 'Drei Tests.' } },
    });
  });

  it('take the author’s language once all of them have changed', () => {
    expect(changed({ title: 'Begin', description: 'Drie tests.' })).toMatchObject({
      language: 'nl',
      translations: {},
    });
    const untold = aDraftPlan({ weeks: [{ ...week, description: '' }] });
    const edit = changeWeek(untold, 'w1', { title: 'Begin', language: 'nl' });
    expect(planOf(edit).weeks[0]).toMatchObject({ language: 'nl', translations: {} });
  });

  it('include the notes of an exercise', () => {
    const noted = aDraftExercise({ notes: 'Slowly.', translations: { de: { notes: 'Langsam.' } } });
    const noteIn = (changes: Partial<typeof noted>) => {
      const session = aDraftSession({ exercises: [noted] });
      const within = aDraftPlan({ weeks: [aDraftWeek({ sessions: [session] })] });
      return planOf(changeExercise(within, 'x1', changes)).weeks[0]?.sessions[0]?.exercises[0];
    };
    expect(noteIn({ duration: 5 })).toEqual({ ...noted, duration: 5 });
    expect(noteIn({ notes: null })).toEqual({ ...noted, notes: null, translations: {} });
  });
});
