import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Language } from '#domain/language.ts';
import type { PlannedSession } from './planned-session.ts';

type WithText = Pick<PlannedSession, 'scheduledDate' | 'weekDescription' | 'weekLanguage'>;

/** Consecutive sessions from program weeks with the same text. */
export type TextRun<Session> = {
  readonly text: string;
  readonly language: Language;
  readonly sessions: readonly Session[];
};

/**
 * Groups the sessions of a calendar week, in order, by the text of their program week. At the author's number of
 * sessions per week there is one text. Golfers who train more or less often may have sessions from two or more
 * program weeks in one calendar week.
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

/** Returns the text for today: that of today's or the next session, otherwise that of the week's last session. */
export function textOfDay(sessions: readonly WithText[], today: CalendarDate) {
  const next = sessions.find(({ scheduledDate }) => scheduledDate >= today) ?? sessions.at(-1);
  return next ? { text: next.weekDescription, language: next.weekLanguage } : null;
}
