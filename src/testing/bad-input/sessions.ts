import type { training } from '#contract/training.ts';
import { type CasesOf, countFaults, idFaults, textFaults } from './cases.ts';
import { swapFaults } from './drill-swaps.ts';

const manyExercises = Array.from({ length: 51 }, (_, index) => `exercise-${index}`);

const aDrill = (changes: object) => ({
  state: 'open',
  attempts: [1, 0],
  score: null,
  seconds: 60,
  changedAt: 1_778_716_700_000,
  ...changes,
});

export const sessionCases = {
  details: {
    good: ({ planned }) => ({ params: { id: planned.scheduledSessionId } }),
    ids: { id: 'own' },
  },
  coming: {
    good: () => ({ query: { version: 'seen' } }),
    faults: { version: { 'too long': 'x'.repeat(41) } },
  },
  exercises: {
    good: ({ planned }) => ({ params: { id: planned.sessionId } }),
    ids: { id: 'shared' },
  },
  progress: {
    good: ({ planned: { scheduledSessionId } }) => ({ params: { scheduledSessionId } }),
    ids: { scheduledSessionId: 'own' },
  },
  keepProgress: {
    good: ({ planned: { scheduledSessionId, completedExercises } }) => ({
      params: { scheduledSessionId },
      body: {
        sentAt: 1_778_716_800_000,
        startedAt: 1_778_716_000_000,
        note: { text: 'Windy', changedAt: 1_778_716_500_000 },
        drills: completedExercises.map((exerciseId) => aDrill({ exerciseId })),
      },
    }),
    faults: {
      sentAt: countFaults(0, 8_640_000_000_000_000),
      startedAt: countFaults(0, 8_640_000_000_000_000),
      note: {
        'a text': 'Windy',
        'without a time': { text: 'Windy' },
        'without a text': { changedAt: 5 },
        'too long': { text: 'x'.repeat(2001), changedAt: 5 },
        'with half a character': { text: 'a\ud800', changedAt: 5 },
      },
      drills: {
        'a text': 'all',
        'in an unknown state': [aDrill({ state: 'begun' })],
        'with an attempt as text': [aDrill({ attempts: ['hit'] })],
        'with an attempt beyond counting': [aDrill({ attempts: [1e300] })],
        'with attempts without end': [aDrill({ attempts: Array.from({ length: 201 }, () => 1) })],
        'with a ball as text': [{ exerciseId: 'first-rolls', score: 7, balls: ['4'] }],
        'with a score as text': [aDrill({ score: '7' })],
        'longer than a day': [aDrill({ seconds: 86_401 })],
        'with less than no time': [aDrill({ seconds: -1 })],
        'changed at no time': [aDrill({ changedAt: null })],
        'without end': manyExercises.map((exerciseId) => aDrill({ exerciseId })),
      },
    },
    ids: { scheduledSessionId: 'own' },
  },
  scores: { good: () => ({ params: { id: 'first-rolls' } }), ids: { id: 'shared' } },
  complete: {
    good: ({ planned }) => ({
      body: { ...planned, notes: 'Windy.', rating: 5, duration: 40, scores: [], swaps: [] },
    }),
    faults: {
      scheduledSessionId: idFaults,
      // The id of the scheduled session determines the session; this id has to match it.
      sessionId: { ...idFaults, 'of another date': 'break-100-w6-s3', unknown: 'never-was' },
      completedExercises: {
        'a text': 'all',
        'with a number': [5],
        'with an unknown one': ['never-was'],
        'of another session': ['putting-at-home-w1-s1-e1'],
        'without end': manyExercises,
      },
      notes: textFaults(2000),
      rating: countFaults(1, 5),
      duration: countFaults(1, 180),
      scores: {
        'a text': 'good ones',
        'with a number': [5],
        'without a score': [{ exerciseId: 'first-rolls' }],
        'of an unknown exercise': [{ exerciseId: 'never-was', score: 1 }],
        'with a ball as text': [{ exerciseId: 'first-rolls', score: 7, balls: ['4'] }],
        'with a score as text': [{ exerciseId: 'first-rolls', score: '7' }],
        'without end': manyExercises.map((exerciseId) => ({ exerciseId, score: 1 })),
      },
      swaps: swapFaults,
    },
    ids: { scheduledSessionId: 'own' },
  },
  skip: {
    good: ({ planned: { scheduledSessionId } }) => ({ body: { scheduledSessionId } }),
    faults: { scheduledSessionId: idFaults },
    ids: { scheduledSessionId: 'own' },
  },
  reopen: {
    good: ({ completedId: scheduledSessionId }) => ({ params: { scheduledSessionId } }),
    ids: { scheduledSessionId: 'own' },
  },
} satisfies Partial<CasesOf<typeof training>>;
