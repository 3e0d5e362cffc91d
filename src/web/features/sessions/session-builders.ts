import type { ScheduledSession } from '#contract/plans.ts';
import type { SessionExercise } from '#contract/programs.ts';
import type { Completion } from '#contract/sessions.ts';
import type { SessionDetails } from './session-details.ts';
import type { Completed } from './use-complete.ts';

// For tests: one session of two exercises, the first of them scored.

const scoring: NonNullable<SessionExercise['scoring']> = {
  how: 'Count only balls that land on the towel.',
  unit: 'balls on the towel',
  better: 'higher',
  min: 0,
  max: 20,
  step: 1,
  targets: { beginner: 6, intermediate: 9, advanced: 12, expert: 15 },
  basis: 'estimate',
};

function anExercise(changes: Partial<SessionExercise> = {}): SessionExercise {
  return {
    id: 'chip',
    exerciseId: 'landing-zone',
    order: 1,
    duration: 12,
    notes: null,
    name: 'Chip to a landing zone',
    focus: 'short_game',
    description: 'Carry the ball to the towel and let it run to the hole.',
    instructions: 'Lay a towel six metres away. Chip twenty balls.',
    purpose: 'The landing spot decides how far a chip runs.',
    setUp: 'A towel and twenty balls.',
    steps: ['Lay a towel six metres away.', 'Chip twenty balls.'],
    commonFaults: [{ fault: 'You look at the hole.', fix: 'Look at the towel.' }],
    equipment: ['A towel', '20 balls'],
    venues: ['short_game_area'],
    level: 'beginner',
    mode: 'blocked',
    scoring,
    diagram: null,
    imageUrl: '/api/exercises/landing-zone/diagram.svg',
    videoUrl: null,
    ...changes,
  };
}

export const exercises: readonly SessionExercise[] = [
  anExercise(),
  anExercise({ id: 'ladder', name: 'Ladder putting', order: 2, duration: 10, scoring: null }),
];

export function aScheduledSession(changes: Partial<ScheduledSession> = {}): ScheduledSession {
  const status = changes.status ?? 'planned';
  return {
    id: 'thu',
    sessionId: 'session-1',
    sessionNumber: 19,
    scheduledDate: '2026-05-14',
    completedAt: status === 'completed' ? '2026-05-14T04:00:00Z' : null,
    isCompleted: status !== 'planned',
    isSkipped: status === 'skipped',
    isToday: true,
    title: 'Landing spots',
    name: 'Landing spots',
    totalDuration: 45,
    focus: 'short_game',
    exerciseCount: 2,
    originalWeekNumber: 5,
    weekNumber: 5,
    status,
    ...changes,
  };
}

function aCompletion(changes: Partial<Completion> = {}): Completion {
  return {
    id: 'completion-1',
    scheduledSessionId: 'thu',
    sessionId: 'session-1',
    rating: 4,
    duration: 50,
    notes: 'Short-sided twice.',
    completedExercises: ['chip'],
    scores: [{ exerciseId: 'chip', score: 11 }],
    completedAt: '2026-05-14T04:00:00Z',
    ...changes,
  };
}

type Status = ScheduledSession['status'];

export function theDetails(status: Status = 'planned'): SessionDetails {
  return {
    session: {
      id: 'session-1',
      title: 'Landing spots',
      description: 'Choose where the ball lands first.',
      focus: 'short_game',
      totalDuration: 45,
      exercises: [...exercises],
    },
    scheduledSession: aScheduledSession({ status }),
    completion: status === 'completed' ? aCompletion() : null,
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
    isCompleted: status !== 'planned',
  };
}

export const stats: Completed['stats'] = {
  level: 7,
  totalXp: 6340,
  totalMinutesTraining: 2260,
  currentStreak: 9,
  longestStreak: 21,
  totalSessionsCompleted: 52,
  lastSessionDate: '2026-05-14',
};

export function theAnswer(changes: Partial<Completed> = {}): Completed {
  return {
    completion: aCompletion(),
    scheduledSession: aScheduledSession({ status: 'completed' }),
    programCompleted: false,
    isLastSession: false,
    stats,
    xpEarned: 140,
    ...changes,
  };
}
