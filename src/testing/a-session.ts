import type { ResponseOf } from '#contract/endpoint.ts';
import type { OwnScores, SessionExercise } from '#contract/programs.ts';
import type { training } from '#contract/training.ts';
import type { Completion, ScheduledSession, SessionDetails } from '#contract/training-schemas.ts';
import { noEffects } from './effects.ts';
import { landingSpots, scoringZone, statsInWeekFive } from './program-fixture.ts';

// A session of two exercises, of which the first is scored.

type Completed = ResponseOf<typeof training.complete>;

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
    language: 'en',
    howToLanguage: 'en',
    focus: 'short_game',
    description: 'Carry the ball to the towel and let it run to the hole.',
    instructions: 'Lay a towel six metres away. Chip twenty balls.',
    purpose: 'The landing spot decides how far a chip runs.',
    setUp: 'A towel and twenty balls.',
    steps: ['Lay a towel six metres away.', 'Chip twenty balls.'],
    commonFaults: [{ fault: 'You look at the hole.', fix: 'Look at the towel.' }],
    equipment: ['A towel', '20 balls'],
    needs: [{ towel: 1 }, { ball: 20 }],
    alternatives: [],
    safety: '',
    venues: ['short_game_area'],
    level: 'beginner',
    mode: 'blocked',
    scoring,
    variant: null,
    series: '',
    isUsual: true,
    ownScores: null,
    diagram: null,
    imageUrl: '/api/exercises/landing-zone/diagram.svg',
    videoUrl: null,
    posterUrl: null,
    captions: null,
    isAvailable: true,
    ...changes,
  };
}

/** A record of several scores, each with the requested number of attempts. */
export const ownRecord = (changes: Partial<OwnScores> = {}): OwnScores => ({
  best: 14,
  last: 11,
  count: 3,
  baseline: null,
  isMixed: false,
  ...changes,
});

export const exercises: readonly SessionExercise[] = [
  anExercise(),
  anExercise({ id: 'ladder', name: 'Ladder putting', order: 2, duration: 10, scoring: null }),
];

export function aCompletion(changes: Partial<Completion> = {}): Completion {
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

export function theDetails(
  status: Status = 'planned',
  all: readonly SessionExercise[] = exercises,
): SessionDetails {
  return {
    session: {
      id: 'session-1',
      title: 'Landing spots',
      description: 'Choose where the ball lands first.',
      language: 'en',
      focus: 'short_game',
      totalDuration: 45,
      exercises: [...all],
      swaps: [],
    },
    scheduledSession: landingSpots({ status }),
    completion: status === 'completed' ? aCompletion() : null,
    program: scoringZone,
    isCompleted: status === 'completed',
  };
}

export function theAnswer(changes: Partial<Completed> = {}): Completed {
  return {
    completion: aCompletion(),
    scheduledSession: landingSpots({ status: 'completed' }),
    programCompleted: false,
    isLastSession: false,
    sessions: { done: 16, skipped: 2 },
    effects: { ...noEffects, stats: statsInWeekFive, xpEarned: 140 },
    ...changes,
  };
}
