import type { Program } from '#contract/programs.ts';
import type { Enrollment, ScheduledSession, WeekSummary } from '#contract/training-schemas.ts';
import { addDays, dayNumberOf, daysBetween, mondayOf } from '#domain/calendar-date.ts';
import { countSessions } from '#domain/training/week-bars.ts';

type ProgramSession = Program['weeks'][number]['sessions'][number];

/** A session of a program: forty minutes of putting with one exercise. */
export function aProgramSession(changes: Partial<ProgramSession> = {}): ProgramSession {
  return {
    id: 'w1-s1',
    dayNumber: 1,
    title: 'Gate putting',
    description: 'Start it on line.',
    language: 'en',
    focus: 'putting',
    totalDuration: 40,
    exercises: [],
    ...changes,
  };
}

/** A program of two weeks with three sessions each. Tests override only the relevant fields. */
export function aProgram(changes: Partial<Program> = {}): Program {
  const weeks = [1, 2].map((weekNumber) => ({
    id: `w${weekNumber}`,
    weekNumber,
    title: `What week ${weekNumber} is about`,
    description: '',
    language: 'en' as const,
    focus: 'putting' as const,
    sessions: [1, 3, 6].map((dayNumber, index) =>
      aProgramSession({ id: `w${weekNumber}-s${index + 1}`, dayNumber }),
    ),
  }));
  return {
    id: 'fairway-finder',
    name: 'Fairway Finder',
    language: 'en',
    description: 'Start the ball on line, then bend it on purpose.',
    difficulty: 'beginner',
    durationWeeks: 2,
    sessionsPerWeek: 3,
    minutesPerSession: 40,
    targetHandicap: '18.0',
    fromHandicap: '24.0',
    color: 'orange',
    version: 1,
    weeks,
    ...changes,
  };
}

/** A session of the plan; `scheduledDate` sets its date. */
export function aScheduledSession(changes: Partial<ScheduledSession> = {}): ScheduledSession {
  const { status = 'planned', title = 'Gate putting', weekNumber = 1 } = changes;
  return {
    id: 'planned-1',
    sessionId: 'w1-s1',
    sessionNumber: 1,
    scheduledDate: '2026-05-14',
    completedAt: null,
    isCompleted: status === 'completed',
    isSkipped: status === 'skipped',
    isToday: false,
    title,
    name: title,
    language: 'en',
    totalDuration: 40,
    focus: 'putting',
    originalWeekNumber: weekNumber,
    weekDescription: 'Pick the spot before you pick the club.',
    weekLanguage: 'en',
    weekNumber,
    status,
    ...changes,
  };
}

/** A calendar week of the plan, with totals computed from its sessions. */
export function aWeek(
  weekNumber: number,
  sessions: readonly ScheduledSession[],
  changes: Partial<WeekSummary> = {},
): WeekSummary {
  const weekStart = addDays('2026-05-11', 7 * (weekNumber - 1));
  return {
    weekNumber,
    weekStart,
    weekEnd: addDays(weekStart, 6),
    description: 'Pick the spot before you pick the club.',
    focus: 'putting',
    totalSessions: sessions.length,
    completedSessions: sessions.filter(({ status }) => status !== 'planned').length,
    totalDuration: sessions.reduce((sum, { totalDuration }) => sum + totalDuration, 0),
    sessions: [...sessions],
    ...changes,
  };
}

/** The active enrollment in `aProgram`, with totals computed from these weeks as of today. */
export function anEnrollment(
  weeks: readonly WeekSummary[] = [],
  today = '2026-05-14',
  changes: Partial<Enrollment> = {},
): Enrollment {
  const { weeks: _, version: programVersion, ...program } = aProgram();
  const first = weeks[0]?.weekStart ?? mondayOf(today);
  const sessions = weeks.flatMap((week) => week.sessions);
  const { skipped, missed } = countSessions(sessions, today);
  const sum = (count: (week: WeekSummary) => number) =>
    weeks.reduce((total, week) => total + count(week), 0);
  return {
    id: 'enrollment-1',
    programId: program.id,
    programVersion,
    program,
    startDate: first,
    sessionsPerWeek: 3,
    availableDays: [1, 3, 6],
    currentWeek: Math.floor(daysBetween(first, today) / 7) + 1,
    currentDay: dayNumberOf(today),
    totalWeeks: weeks.length,
    totalSessions: sum((week) => week.totalSessions),
    completedSessions: sum((week) => week.completedSessions),
    skippedSessions: skipped,
    missedSessions: missed,
    endDate: weeks.at(-1)?.sessions.at(-1)?.scheduledDate ?? null,
    isCompleted: false,
    isAbandoned: false,
    pause: null,
    ...changes,
  };
}
