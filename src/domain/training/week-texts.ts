import type { CalendarDate } from '#domain/calendar-date.ts';

type WithText = { readonly scheduledDate: CalendarDate; readonly weekDescription: string };

/** Neighboring sessions that come from weeks of the program with the same text. */
export type TextRun<Session> = { readonly text: string; readonly sessions: readonly Session[] };

/**
 * The sessions of a calendar week, in their order, by the text of the program week they come from. At
 * the author's density that is one text; a golfer who trains more or less often has sessions of two
 * program weeks, or more, in one calendar week.
 */
export function runsOfText<Session extends WithText>(
  sessions: readonly Session[],
): TextRun<Session>[] {
  const runs: { text: string; sessions: Session[] }[] = [];
  for (const session of sessions) {
    const last = runs.at(-1);
    if (last?.text === session.weekDescription) last.sessions.push(session);
    else runs.push({ text: session.weekDescription, sessions: [session] });
  }
  return runs;
}

/** The text that fits today: of the session of today or the next one, or of the week's last. */
export function textOfDay(sessions: readonly WithText[], today: CalendarDate): string | null {
  const next = sessions.find(({ scheduledDate }) => scheduledDate >= today) ?? sessions.at(-1);
  return next?.weekDescription ?? null;
}
