import type { training } from '#contract/training.ts';
import { layOutPlan } from '#domain/training/schedule.ts';
import {
  type CasesOf,
  choiceFaults,
  countFaults,
  dateFaults,
  idFaults,
  takesNothing,
} from './cases.ts';

/** Today is Thursday, 2026-05-14. */
const preferences = { sessionsPerWeek: 3, availableDays: [1, 4, 6], startDate: '2026-05-18' };

const each = (faults: object, wrong: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(faults).map(([what, value]) => [what, wrong(value)]));

const preferenceFaults = {
  'a list': [],
  'without a start': { ...preferences, startDate: undefined },
  'a start in the past': { ...preferences, startDate: '2026-05-13' },
  'a start in two years': { ...preferences, startDate: '2028-05-14' },
  'no day': { ...preferences, availableDays: [] },
  'an eighth day': { ...preferences, availableDays: [1, 4, 8] },
  'a day before Sunday': { ...preferences, availableDays: [1, 4, -1] },
  'a day as text': { ...preferences, availableDays: [1, 4, '6'] },
  'days without end': { ...preferences, availableDays: Array(1000).fill(1) },
  'fewer days than sessions': { ...preferences, availableDays: [1, 4] },
  ...each(countFaults(1, 7), (sessionsPerWeek) => ({ ...preferences, sessionsPerWeek })),
  ...each(dateFaults, (startDate) => ({ ...preferences, startDate })),
};

const whole = layOutPlan({ totalSessions: 18, preferences });
const remaining = layOutPlan({ totalSessions: 17, preferences });

function scheduleFaults(schedule: readonly object[]) {
  const [first, ...rest] = schedule;
  const changed = (change: object) => [{ ...first, ...change }, ...rest];
  return {
    'a text': 'Mondays',
    'without a session': rest,
    'with one twice': [first, ...schedule],
    'with a hole in it': [null, ...rest],
    'without end': Array(1000).fill(first),
    'in the past': changed({ scheduledDate: '2026-05-11' }),
    'of another week': changed({ weekNumber: 3 }),
    'of another weekday': changed({ dayOfWeek: 5 }),
    'with a number as text': changed({ sessionNumber: '1' }),
    'with a session that is none': changed({ sessionNumber: 0 }),
    'on no day': changed({ scheduledDate: '2026-02-30' }),
  };
}

const pause = { from: '2026-05-20', to: '2026-05-27', reason: 'holiday' };

export const enrollmentCases = {
  enroll: {
    good: () => ({ body: { programId: 'break-100', schedule: whole, preferences } }),
    // The scenario's golfer already follows a program, but faults are reported first.
    end: 409,
    faults: {
      programId: idFaults,
      schedule: scheduleFaults(whole),
      preferences: preferenceFaults,
    },
    ids: { programId: 'shared' },
  },
  reschedule: {
    good: ({ planned }) => ({
      params: { sessionId: planned.scheduledSessionId },
      body: { newDate: '2026-05-20' },
    }),
    faults: {
      newDate: { ...dateFaults, yesterday: '2026-05-13', 'more than a year ahead': '2027-05-16' },
    },
    ids: { sessionId: 'own' },
  },
  rescheduleProgram: {
    good: ({ enrollmentId: userProgramId }) => ({
      body: { userProgramId, schedule: remaining, preferences },
    }),
    faults: {
      userProgramId: idFaults,
      schedule: scheduleFaults(remaining),
      preferences: preferenceFaults,
    },
    ids: { userProgramId: 'own' },
  },
  abandon: takesNothing,
  pause: {
    good: () => ({ body: pause }),
    faults: {
      from: { ...dateFaults, yesterday: '2026-05-13', 'in two years': '2028-05-14' },
      to: { ...dateFaults, 'before it begins': '2026-05-19', 'years later': '2029-05-20' },
      reason: choiceFaults,
    },
  },
  endPause: { good: () => ({}), end: 409 },
  missed: {
    good: ({ enrollmentId }) => ({ params: { userProgramId: enrollmentId } }),
    ids: { userProgramId: 'own' },
  },
  settleMissed: {
    good: ({ enrollmentId: userProgramId, planned }) => ({
      body: { userProgramId, way: 'skip', missed: [planned.scheduledSessionId] },
    }),
    // The scenario's golfer has not missed any session.
    end: 409,
    faults: {
      userProgramId: idFaults,
      way: choiceFaults,
      missed: {
        'a text': 'all',
        nothing: [],
        'with a number': [5],
        'with an empty id': [''],
        'without end': Array(1000).fill('session'),
      },
    },
    ids: { userProgramId: 'own' },
  },
  current: takesNothing,
  scheduledSessions: takesNothing,
  weeks: takesNothing,
} satisfies Partial<CasesOf<typeof training>>;
