import type { DraftExercise, DraftPlan, DraftSession, DraftWeek } from '#domain/builder/plan.ts';

const written = { language: 'en', translations: {} } as const;

export const aDraftExercise = (changes: Partial<DraftExercise> = {}): DraftExercise => ({
  id: 'x1',
  exerciseId: 'first-rolls',
  duration: 10,
  notes: null,
  translations: {},
  ...changes,
});

export const aDraftSession = (changes: Partial<DraftSession> = {}): DraftSession => ({
  id: 's1',
  dayNumber: 1,
  title: 'Putts',
  description: '',
  focus: 'putting',
  totalDuration: 30,
  exercises: [aDraftExercise()],
  ...written,
  ...changes,
});

export const aDraftWeek = (changes: Partial<DraftWeek> = {}): DraftWeek => ({
  id: 'w1',
  title: 'Start',
  description: '',
  focus: 'putting',
  sessions: [aDraftSession()],
  ...written,
  ...changes,
});

export const aDraftPlan = (changes: Partial<DraftPlan> = {}): DraftPlan => ({
  durationWeeks: 2,
  sessionsPerWeek: 1,
  minutesPerSession: 30,
  weeks: [aDraftWeek()],
  ...changes,
});
