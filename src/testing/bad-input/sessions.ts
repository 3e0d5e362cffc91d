import type { training } from '#contract/training.ts';
import { type CasesOf, countFaults, idFaults, textFaults } from './cases.ts';

const manyExercises = Array.from({ length: 51 }, (_, index) => `exercise-${index}`);

export const sessionCases = {
  details: {
    good: ({ planned }) => ({ params: { id: planned.scheduledSessionId } }),
    ids: { id: 'own' },
  },
  exercises: {
    good: ({ planned }) => ({ params: { sessionId: planned.sessionId } }),
    ids: { sessionId: 'shared' },
  },
  scores: { good: () => ({ params: { id: 'first-rolls' } }), ids: { id: 'shared' } },
  complete: {
    good: ({ planned }) => ({
      body: { ...planned, notes: 'Windy.', rating: 5, duration: 40, scores: [] },
    }),
    faults: {
      scheduledSessionId: idFaults,
      // The session of a date is told by the date's own id; this one has to agree with it.
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
        'with a score as text': [{ exerciseId: 'first-rolls', score: '7' }],
        'without end': manyExercises.map((exerciseId) => ({ exerciseId, score: 1 })),
      },
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
