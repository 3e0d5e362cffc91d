import type { Language } from '../language.ts';
import { changeTexts } from './change-texts.ts';
import { type Edit, type EditProblem, insertAt } from './edit.ts';
import { copyOfSession } from './edit-sessions.ts';
import { type DraftPlan, type DraftWeek, planLimits } from './plan.ts';

type WeekFields = Pick<DraftWeek, 'title' | 'description' | 'focus'>;

type WeekChange = { readonly [Key in keyof WeekFields]?: WeekFields[Key] | undefined } & {
  /** Its position, from 1. The weeks from that position on move down by one. */
  readonly weekNumber?: number | undefined;
};

/** Adds a week at that number, or at the end. */
export function addWeek(
  plan: DraftPlan,
  week: DraftWeek,
  weekNumber = plan.weeks.length + 1,
): Edit | EditProblem {
  if (plan.weeks.length >= planLimits.weeks) return 'weeks_full';
  return { plan: { ...plan, weeks: insertAt(plan.weeks, weekNumber - 1, week) }, partId: week.id };
}

/** Changes or moves a week. `language` is the language of the new texts. */
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

/** Adds a copy of a week after it, with new ids. */
export function copyWeek(plan: DraftPlan, id: string, newId: () => string): Edit | EditProblem {
  const index = plan.weeks.findIndex((week) => week.id === id);
  const week = plan.weeks[index];
  return week === undefined ? 'no_such_part' : addWeek(plan, copyOfWeek(week, newId), index + 2);
}

/** Copies a week with new ids. Sessions on one day are sorted by id, so the new ids keep that order. */
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
