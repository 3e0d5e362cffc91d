import type { DashboardPayload } from '#contract/dashboard.ts';
import type { WeekSummary } from '#contract/training-schemas.ts';
import { inWeekFive, landingSpots, statsInWeekFive, thursday } from './program-fixture.ts';

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
      landingSpots({
        id: 'mon',
        title: 'Gate putting',
        scheduledDate: '2026-05-11',
        status: 'completed',
      }),
      landingSpots({
        id: 'tue',
        title: 'Tempo and turn',
        scheduledDate: '2026-05-12',
        status: 'skipped',
      }),
      landingSpots({ id: 'thu', title: 'Landing spots', scheduledDate: thursday }),
      landingSpots({ id: 'sat', title: 'Nine windows', scheduledDate: '2026-05-16' }),
    ],
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
      language: 'en',
      focus: 'short_game',
      totalDuration: 45,
      exerciseCount: 4,
      diagram: null,
      exercises: [
        { exerciseId: 'chip', name: 'Chip to a landing zone', duration: 12 },
        { exerciseId: 'ladder', name: 'Ladder putting', duration: 10 },
        { exerciseId: 'clock', name: 'Clock putting', duration: 10 },
        { exerciseId: 'up-and-down', name: 'Up and down, nine balls', duration: 13 },
      ],
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
    stats: statsInWeekFive,
    achievements: [],
    currentProgram: inWeekFive,
    week: aWeek(),
    nextSession: {
      ...landingSpots({
        id: 'sat',
        title: 'Nine windows',
        scheduledDate: '2026-05-16',
        focus: 'irons',
        totalDuration: 50,
      }),
      exerciseCount: 3,
      diagram: null,
    },
    missed: [],
    nextFreeDay: '2026-05-15',
    handicapHistory: [
      { handicap: '22.6', recordedAt: '2025-11-11T09:00:00Z' },
      { handicap: '18.4', recordedAt: '2026-05-11T09:00:00Z' },
    ],
    recentRounds: [],
    ...changes,
  };
}
