import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Language } from '#domain/language.ts';
import type { PlannedSession } from './planned-session.ts';

type WithText = Pick<PlannedSession, 'scheduledDate' | 'weekDescription' | 'weekLanguage'>;

/** Neighboring sessions that come from weeks of the program with the same text. */
export type TextRun<Session> = {
  readonly text: string;
  readonly language: Language;
  readonly sessions: readonly Session[];
};

/**
 * The sessions of a calendar week, in their order, by the text of the program week they come from. At
 * the author's density that is one text; a golfer who trains more or less often has sessions of two
 * program weeks, or more, in one calendar week.
 */
export function runsOfText<Session extends WithText>(
  sessions: readonly Session[],
): TextRun<Session>[] {
  const runs: { text: string; language: Language; sessions: Session[] }[] = [];
  for (const session of sessions) {
    const last = runs.at(-1);
    if (last?.text === session.weekDescription) last.sessions.push(session);
    else {
      const { weekDescription: text, weekLanguage: language } = session;
      runs.push({ text, language, sessions: [session] });
    }
  }
  return runs;
}

/** The text that fits today: of the session of today or the next one, or of the week's last. */
export function textOfDay(sessions: readonly WithText[], today: CalendarDate) {
  const next = sessions.find(({ scheduledDate }) => scheduledDate >= today) ?? sessions.at(-1);
  return next ? { text: next.weekDescription, language: next.weekLanguage } : null;
}
