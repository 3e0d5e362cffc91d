import type { ProgramSummary } from '#contract/programs.ts';
import type { Stats } from '#contract/progress-schemas.ts';
import type { Enrollment, ScheduledSession } from '#contract/training-schemas.ts';

// The example from the design: Scoring Zone in its fifth week. Today is Thursday, May 14, 2026.

export const thursday = '2026-05-14';

/** 9:30 a.m. in Auckland on that Thursday, when it is still Wednesday in Europe and America. */
export const thursdayMorning = new Date('2026-05-13T21:30:00Z');

export const scoringZone: ProgramSummary = {
  id: 'scoring-zone',
  name: 'Scoring Zone',
  language: 'en',
  description: 'From a hundred metres in.',
  difficulty: 'intermediate',
  durationWeeks: 12,
  sessionsPerWeek: 4,
  minutesPerSession: 45,
  targetHandicap: '12.0',
  fromHandicap: null,
  color: 'green',
};

export const inWeekFive: Enrollment = {
  id: 'enrollment-1',
  programId: scoringZone.id,
  programVersion: 1,
  program: scoringZone,
  startDate: '2026-04-13',
  sessionsPerWeek: 4,
  availableDays: [1, 2, 4, 6],
  currentWeek: 5,
  currentDay: 4,
  totalWeeks: 12,
  totalSessions: 48,
  completedSessions: 18,
  skippedSessions: 2,
  missedSessions: 0,
  endDate: '2026-07-04',
  isCompleted: false,
  isAbandoned: false,
  pause: null,
};

export const statsInWeekFive: Stats = {
  level: 7,
  totalXp: 6340,
  totalMinutesTraining: 2260,
  currentStreak: 9,
  longestStreak: 21,
  totalSessionsCompleted: 52,
  lastSessionDate: '2026-05-11',
};

/** The session "Landing spots" on that Thursday. Tests override only the relevant fields. */
export function landingSpots(changes: Partial<ScheduledSession> = {}): ScheduledSession {
  const { status = 'planned', title = 'Landing spots', scheduledDate = thursday } = changes;
  return {
    id: 'thu',
    sessionId: 'session-1',
    sessionNumber: 19,
    scheduledDate,
    completedAt: status === 'completed' ? '2026-05-14T04:00:00Z' : null,
    isCompleted: status === 'completed',
    isSkipped: status === 'skipped',
    isToday: scheduledDate === thursday,
    title,
    name: title,
    language: 'en',
    totalDuration: 45,
    focus: 'short_game',
    originalWeekNumber: 5,
    weekDescription: 'Land it, then let it roll.',
    weekLanguage: 'en',
    weekNumber: 5,
    status,
    ...changes,
  };
}
