import type { activities } from '#contract/activities.ts';
import type { handicap } from '#contract/handicap.ts';
import type { sessions } from '#contract/training-sessions.ts';
import {
  type CasesOf,
  choiceFaults,
  countFaults,
  dateFaults,
  idFaults,
  lineFaults,
  numberFaults,
  requiredFaults,
  takesNothing,
  textFaults,
} from './cases.ts';

const manyExercises = Array.from({ length: 51 }, (_, index) => `exercise-${index}`);

export const sessionCases: CasesOf<typeof sessions> = {
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
};

const headers = { 'idempotency-key': '5f0c7d1e-3b0a-4c59-9a3e-0d8f6b1a2c3d' };
const keyFaults = { empty: '', 'no UUID': 'again', 'too long': 'x'.repeat(100) };
const dayFaults = { ...dateFaults, 'more than a year ahead': '2027-05-16' };

export const activityCases: CasesOf<typeof activities> = {
  addPractice: {
    good: () => ({
      headers,
      body: { title: 'Range', duration: 30, notes: 'Wedges.', sessionDate: '2026-05-14' },
    }),
    faults: {
      'idempotency-key': keyFaults,
      title: { ...lineFaults(120), ...requiredFaults },
      duration: countFaults(1, 600),
      notes: textFaults(2000),
      sessionDate: dayFaults,
    },
  },
  addRound: {
    good: () => ({
      headers,
      body: {
        ...{ name: 'Medal', location: 'Kennemer', holes: 9, roundType: 'match' },
        ...{ scoreType: 'stableford', totalScore: 18, fairwaysHit: 4, greensInRegulation: 3 },
        ...{ courseName: 'Kennemer', coursePar: 36, courseRating: 35.4, slopeRating: 131 },
        ...{ putts: 16, penalties: 0, sessionDate: '2026-05-14' },
      },
    }),
    faults: {
      'idempotency-key': keyFaults,
      name: { ...lineFaults(120), ...requiredFaults },
      location: lineFaults(120),
      holes: { ...countFaults(9, 18), ten: 10, none: 0 },
      roundType: { ...choiceFaults, 'as the calendar shows it': 'free' },
      scoreType: choiceFaults,
      totalScore: countFaults(1, 300),
      fairwaysHit: countFaults(0, 9),
      greensInRegulation: countFaults(0, 9),
      courseName: lineFaults(120),
      coursePar: countFaults(27, 90),
      courseRating: numberFaults(20, 90),
      slopeRating: countFaults(55, 155),
      putts: countFaults(0, 90),
      penalties: countFaults(0, 36),
      sessionDate: dayFaults,
    },
  },
  calendar: takesNothing,
};

export const handicapCases: CasesOf<typeof handicap> = {
  update: {
    good: () => ({ body: { handicap: 18.4, notes: 'Windy month.' } }),
    faults: {
      handicap: { ...numberFaults(-10, 54), 'of two decimals': 18.45 },
      notes: textFaults(500),
    },
  },
  shouldRequest: takesNothing,
  requestCompleted: takesNothing,
};
