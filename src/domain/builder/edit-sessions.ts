import type { Language } from '../language.ts';
import { changeTexts } from './change-texts.ts';
import { changeWeekIn, type Edit, type EditProblem, findSession, withSessions } from './edit.ts';
import { type DraftPlan, type DraftSession, planLimits } from './plan.ts';

type SessionFields = Pick<
  DraftSession,
  'dayNumber' | 'title' | 'description' | 'focus' | 'totalDuration'
>;

type SessionChange = { readonly [Key in keyof SessionFields]?: SessionFields[Key] | undefined } & {
  /** The week to move it to. */
  readonly weekId?: string | undefined;
};

/** Adds a session to a week. */
export function addSession(
  plan: DraftPlan,
  weekId: string,
  session: DraftSession,
): Edit | EditProblem {
  const week = plan.weeks.find(({ id }) => id === weekId);
  if (week === undefined) return 'no_such_part';
  if (week.sessions.length >= planLimits.sessionsPerWeek) return 'sessions_full';
  const added = changeWeekIn(plan, weekId, () => withSessions(week, [...week.sessions, session]));
  return { plan: added, partId: session.id };
}

/** Changes a session, or moves it to another day or week. `language` is the language of the new texts. */
export function changeSession(
  plan: DraftPlan,
  id: string,
  { language, weekId, ...changes }: SessionChange & { readonly language: Language },
): Edit | EditProblem {
  const found = findSession(plan, id);
  if (found === undefined) return 'no_such_part';
  const { session, week } = found;
  const changed = changeTexts(session, { changes, texts: ['title', 'description'], language });
  return addSession(withoutSession(plan, id), weekId ?? week.id, changed);
}

type Target = {
  /** Defaults to the week of the original. */
  readonly weekId?: string | undefined;
  /** Defaults to the next free day in the same week; in another week, to the day of the original. */
  readonly dayNumber?: number | undefined;
  readonly newId: () => string;
};

/** Adds a copy of a session with new ids. */
export function copySession(
  plan: DraftPlan,
  id: string,
  { weekId, dayNumber, newId }: Target,
): Edit | EditProblem {
  const found = findSession(plan, id);
  if (found === undefined) return 'no_such_part';
  const { session, week } = found;
  const isSameWeek = weekId === undefined || weekId === week.id;
  const day = dayNumber ?? (isSameWeek ? nextFreeDay(session, week.sessions) : session.dayNumber);
  return addSession(plan, weekId ?? week.id, {
    ...copyOfSession(session, newId),
    dayNumber: day,
  });
}

/** Returns the first free day after the session's day, wrapping from Sunday to Monday; if none is free, its own day. */
function nextFreeDay({ dayNumber }: DraftSession, sessions: readonly DraftSession[]): number {
  const taken = new Set(sessions.map((session) => session.dayNumber));
  const days = Array.from({ length: 6 }, (_, index) => ((dayNumber + index) % 7) + 1);
  return days.find((day) => !taken.has(day)) ?? dayNumber;
}

/** Copies a session with new ids. */
export const copyOfSession = (
  session: DraftSession,
  newId: () => string,
  id = newId(),
): DraftSession => ({
  ...session,
  id,
  exercises: session.exercises.map((exercise) => ({ ...exercise, id: newId() })),
});

export function deleteSession(plan: DraftPlan, id: string): Edit | EditProblem {
  const found = findSession(plan, id);
  if (found === undefined) return 'no_such_part';
  const { session, week } = found;
  return {
    plan: withoutSession(plan, id),
    partId: id,
    deleted: { kind: 'session', weekId: week.id, session },
  };
}

const withoutSession = (plan: DraftPlan, sessionId: string): DraftPlan => ({
  ...plan,
  weeks: plan.weeks.map((week) => ({
    ...week,
    sessions: week.sessions.filter(({ id }) => id !== sessionId),
  })),
});
