import type { builder } from '#contract/builder.ts';
import { builderLength } from '#contract/builder-schemas.ts';
import { planLimits } from '#domain/builder/plan.ts';
import {
  type Cases,
  type CasesOf,
  choiceFaults,
  countFaults,
  idFaults,
  type Known,
  lineFaults,
  numberFaults,
  requiredFaults,
  takesNothing,
  textFaults,
} from './cases.ts';

const { name, title, description, notes } = builderLength;
const { weeks, sessionsPerWeek, exercisesPerSession, minutes } = planLimits;

const handicapFaults = {
  ...numberFaults(-10, 54),
  'a text': 'low',
  // Numbers may be sent as decimal text.
  'of two decimals': '18.44',
};

const programFaults = {
  name: { ...lineFaults(name), ...requiredFaults },
  description: textFaults(description),
  targetHandicap: handicapFaults,
  fromHandicap: handicapFaults,
  durationWeeks: countFaults(1, weeks),
  sessionsPerWeek: countFaults(1, sessionsPerWeek),
  minutesPerSession: countFaults(1, minutes),
  difficulty: choiceFaults,
  color: choiceFaults,
  isActive: { 'a text': 'true', 'a number': 1 },
};

const program = {
  name: 'Break 80',
  description: 'Fewer putts.',
  targetHandicap: '8.0',
  fromHandicap: '12.0',
  durationWeeks: 6,
  sessionsPerWeek: 3,
  minutesPerSession: 40,
  difficulty: 'advanced',
  color: 'purple',
  isActive: false,
};

const weekFaults = {
  weekNumber: countFaults(1, weeks),
  title: lineFaults(title),
  description: textFaults(description),
  focus: choiceFaults,
};
const week = { weekNumber: 1, title: 'Tests', description: 'Three tests.', focus: 'putting' };

const sessionFaults = {
  dayNumber: countFaults(1, 7),
  title: lineFaults(title),
  description: textFaults(description),
  focus: choiceFaults,
  totalDuration: countFaults(1, minutes),
};
const session = {
  dayNumber: 3,
  title: 'Putts',
  description: 'From afar.',
  focus: 'putting',
  totalDuration: 30,
};

const placeFaults = {
  task: {
    'a text': 'twelve',
    'a number': 12,
    'a list': [],
    'no attempt': { attempts: 0 },
    'too many attempts': { attempts: 201 },
    'half an attempt': { attempts: 2.5 },
    'a variant without end': { variant: 'x'.repeat(61) },
    'a score that is a word': { scored: 'no' },
  },
  order: countFaults(1, exercisesPerSession + 1),
  duration: countFaults(1, minutes),
  notes: textFaults(notes),
};
const place = { exerciseId: 'book-gate', order: 1, duration: 10, notes: 'Slowly.', task: {} };

type PartOf = (draft: Known['draft']) => string;
const programId: PartOf = (draft) => draft.programId;
const weekId: PartOf = (draft) => draft.weekId;
const sessionId: PartOf = (draft) => draft.sessionId;
const exerciseId: PartOf = (draft) => draft.exerciseId;

/** Cases for an endpoint that takes only the id of a part of the draft. */
const names = (part: PartOf, end = 200): Cases => ({
  good: ({ draft }) => ({ params: { id: part(draft) } }),
  ids: { id: 'shared' },
  end,
});

export const builderCases: CasesOf<typeof builder> = {
  get: names(programId),
  preview: names(programId),
  create: { good: () => ({ body: program }), faults: programFaults, end: 201 },
  update: {
    good: ({ draft }) => ({ params: { id: draft.programId }, body: program }),
    faults: programFaults,
    ids: { id: 'shared' },
  },
  delete: names(programId),
  deleted: takesNothing,
  // A program that is not deleted stays as it is.
  restore: names(programId),
  duplicate: {
    good: ({ draft }) => ({ params: { id: draft.programId }, body: { name: 'Break 79' } }),
    faults: { name: programFaults.name },
    ids: { id: 'shared' },
    end: 201,
  },
  publish: names(programId),
  // The draft was never published, and nothing was deleted from it.
  discard: names(programId, 409),
  undo: names(programId, 409),

  addWeek: {
    good: ({ draft }) => ({ body: { ...week, programId: draft.programId } }),
    faults: { ...weekFaults, programId: idFaults },
    ids: { programId: 'shared' },
    end: 201,
  },
  updateWeek: {
    good: ({ draft }) => ({ params: { id: draft.weekId }, body: week }),
    faults: weekFaults,
    ids: { id: 'shared' },
  },
  copyWeek: names(weekId, 201),
  deleteWeek: names(weekId),

  addSession: {
    good: ({ draft }) => ({ body: { ...session, programWeekId: draft.weekId } }),
    faults: { ...sessionFaults, programWeekId: idFaults },
    ids: { programWeekId: 'shared' },
    end: 201,
  },
  updateSession: {
    good: ({ draft }) => ({
      params: { id: draft.sessionId },
      body: { ...session, programWeekId: draft.weekId },
    }),
    faults: { ...sessionFaults, programWeekId: idFaults },
    ids: { id: 'shared', programWeekId: 'shared' },
  },
  copySession: {
    good: ({ draft }) => ({
      params: { id: draft.sessionId },
      body: { programWeekId: draft.weekId, dayNumber: 5 },
    }),
    faults: { programWeekId: idFaults, dayNumber: sessionFaults.dayNumber },
    ids: { id: 'shared', programWeekId: 'shared' },
    end: 201,
  },
  deleteSession: names(sessionId),

  addExercise: {
    good: ({ draft }) => ({
      body: { ...place, exerciseType: 'putting', sessionId: draft.sessionId },
    }),
    faults: {
      ...placeFaults,
      exerciseType: { 'a number': 5, 'a list': ['putting'], 'too long': 'x'.repeat(41) },
      exerciseId: idFaults,
      sessionId: idFaults,
    },
    ids: { exerciseId: 'shared', sessionId: 'shared' },
    end: 201,
  },
  updateExercise: {
    good: ({ draft }) => ({
      params: { id: draft.exerciseId },
      body: { ...place, sessionId: draft.sessionId },
    }),
    faults: { ...placeFaults, exerciseId: idFaults, sessionId: idFaults },
    ids: { id: 'shared', exerciseId: 'shared', sessionId: 'shared' },
  },
  deleteExercise: names(exerciseId),
};
