import type { Language } from '../language.ts';
import { changeTexts } from './change-texts.ts';
import { type Edit, type EditProblem, insertAt } from './edit.ts';
import { copyOfSession } from './edit-sessions.ts';
import { type DraftPlan, type DraftWeek, planLimits } from './plan.ts';

type WeekFields = Pick<DraftWeek, 'title' | 'description' | 'focus'>;

type WeekChange = { readonly [Key in keyof WeekFields]?: WeekFields[Key] | undefined } & {
  /** Its place, from 1; the weeks from there on move up. */
  readonly weekNumber?: number | undefined;
};

/** Adds a week as that number, or behind the last one. */
export function addWeek(
  plan: DraftPlan,
  week: DraftWeek,
  weekNumber = plan.weeks.length + 1,
): Edit | EditProblem {
  if (plan.weeks.length >= planLimits.weeks) return 'weeks_full';
  return { plan: { ...plan, weeks: insertAt(plan.weeks, weekNumber - 1, week) }, partId: week.id };
}

/** Changes or moves a week. `language` is what the new texts are written in. */
export function changeWeek(
  plan: DraftPlan,
  id: string,
  { language, weekNumber, ...changes }: WeekChange & { readonly language: Language },
): Edit | EditProblem {
  const index = plan.weeks.findIndex((week) => week.id === id);
  const week = plan.weeks[index];
  if (week === undefined) return 'no_such_part';
  const changed = changeTexts(week, { changes, texts: ['title', 'description'], language });
  const others = plan.weeks.toSpliced(index, 1);
  const place = weekNumber === undefined ? index : weekNumber - 1;
  return { plan: { ...plan, weeks: insertAt(others, place, changed) }, partId: id };
}

/** Adds a copy of a week behind it, with ids of its own. */
export function copyWeek(plan: DraftPlan, id: string, newId: () => string): Edit | EditProblem {
  const index = plan.weeks.findIndex((week) => week.id === id);
  const week = plan.weeks[index];
  return week === undefined ? 'no_such_part' : addWeek(plan, copyOfWeek(week, newId), index + 2);
}

/** The week with other ids. Sessions of a day are in the order of their ids, so these keep that order. */
export function copyOfWeek(week: DraftWeek, newId: () => string): DraftWeek {
  const id = newId();
  const sessionIds = week.sessions.map(newId).toSorted();
  const sessions = week.sessions.map((session, index) =>
    copyOfSession(session, newId, sessionIds[index]),
  );
  return { ...week, id, sessions };
}

export function deleteWeek(plan: DraftPlan, id: string): Edit | EditProblem {
  const index = plan.weeks.findIndex((week) => week.id === id);
  const week = plan.weeks[index];
  if (week === undefined) return 'no_such_part';
  return {
    plan: { ...plan, weeks: plan.weeks.toSpliced(index, 1) },
    partId: id,
    deleted: { kind: 'week', index, week },
  };
}
