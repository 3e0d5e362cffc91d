import type { DashboardPayload } from '#contract/dashboard.ts';
import type { Enrollment, ScheduledSession, WeekSummary } from '#contract/plans.ts';

// For tests: the example week of the design, Thursday 14 May 2026 being today.

const thursday = '2026-05-14';

/** Half past nine in Auckland on that Thursday; still Wednesday in Europe and America. */
export const thursdayMorning = new Date('2026-05-13T21:30:00Z');

type Named = Pick<ScheduledSession, 'id' | 'title' | 'scheduledDate'> & Partial<ScheduledSession>;

function aScheduledSession(named: Named): ScheduledSession {
  const status = named.status ?? 'planned';
  return {
    sessionId: `session-${named.id}`,
    sessionNumber: 1,
    completedAt: null,
    isCompleted: status !== 'planned',
    isSkipped: status === 'skipped',
    isToday: named.scheduledDate === thursday,
    name: named.title,
    totalDuration: 45,
    focus: 'short_game',
    exerciseCount: 4,
    originalWeekNumber: 5,
    weekNumber: 5,
    status,
    ...named,
  };
}

function aWeek(changes: Partial<WeekSummary> = {}): WeekSummary {
  return {
    weekNumber: 5,
    weekStart: '2026-05-11',
    weekEnd: '2026-05-17',
    description: 'Land it, then let it roll.',
    focus: 'short_game',
    totalSessions: 4,
    completedSessions: 2,
    totalDuration: 180,
    sessions: [
      aScheduledSession({
        id: 'mon',
        title: 'Gate putting',
        scheduledDate: '2026-05-11',
        status: 'completed',
      }),
      aScheduledSession({
        id: 'tue',
        title: 'Tempo and turn',
        scheduledDate: '2026-05-12',
        status: 'skipped',
      }),
      aScheduledSession({ id: 'thu', title: 'Landing spots', scheduledDate: thursday }),
      aScheduledSession({ id: 'sat', title: 'Nine windows', scheduledDate: '2026-05-16' }),
    ],
    ...changes,
  };
}

export function anEnrollment(changes: Partial<Enrollment> = {}): Enrollment {
  return {
    id: 'enrollment-1',
    programId: 'scoring-zone',
    program: {
      id: 'scoring-zone',
      name: 'Scoring Zone',
      description: 'From a hundred metres in.',
      difficulty: 'intermediate',
      durationWeeks: 12,
      sessionsPerWeek: 4,
      minutesPerSession: 45,
      targetHandicap: '12.0',
      fromHandicap: null,
      color: 'green',
    },
    startDate: '2026-04-13',
    sessionsPerWeek: 4,
    availableDays: [1, 2, 4, 6],
    currentWeek: 5,
    currentDay: 4,
    totalWeeks: 12,
    totalSessions: 48,
    completedSessions: 18,
    endDate: '2026-07-04',
    isCompleted: false,
    isAbandoned: false,
    ...changes,
  };
}

type Today = DashboardPayload['todaysSession'];

export function todaysSession(changes: Partial<Today> = {}): Today {
  return {
    noSessionToday: false,
    scheduledSessionId: 'thu',
    scheduledDate: thursday,
    alreadyCompleted: false,
    isSkipped: false,
    session: {
      id: 'session-thu',
      scheduledSessionId: 'thu',
      title: 'Landing spots',
      name: 'Landing spots',
      focus: 'short_game',
      totalDuration: 45,
      exerciseCount: 4,
      diagram: null,
    },
    ...changes,
  };
}

export const restDay: Today = {
  noSessionToday: true,
  scheduledSessionId: null,
  scheduledDate: null,
  alreadyCompleted: false,
  isSkipped: false,
  session: null,
};

export function aDashboard(changes: Partial<DashboardPayload> = {}): DashboardPayload {
  return {
    todaysSession: todaysSession(),
    stats: {
      level: 7,
      totalXp: 6340,
      totalMinutesTraining: 2260,
      currentStreak: 9,
      longestStreak: 21,
      totalSessionsCompleted: 52,
      lastSessionDate: '2026-05-11',
    },
    achievements: [],
    currentProgram: anEnrollment(),
    week: aWeek(),
    nextSession: aScheduledSession({
      id: 'sat',
      title: 'Nine windows',
      scheduledDate: '2026-05-16',
      focus: 'irons',
      totalDuration: 50,
    }),
    handicapHistory: [
      { handicap: '22.6', recordedAt: '2025-11-11T09:00:00Z' },
      { handicap: '18.4', recordedAt: '2026-05-11T09:00:00Z' },
    ],
    ...changes,
  };
}
