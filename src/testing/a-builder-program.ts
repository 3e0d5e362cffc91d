import type { ListedProgram } from '#contract/admin.ts';
import type {
  BuilderExercise,
  BuilderProgram,
  BuilderSession,
  BuilderWeek,
} from '#contract/builder-schemas.ts';

export const aBuilderExercise = (changes: Partial<BuilderExercise> = {}): BuilderExercise => ({
  id: 'x1',
  sessionId: 's1',
  exerciseId: 'gate-putting',
  order: 1,
  duration: 20,
  notes: null,
  task: {},
  variant: null,
  name: 'Gate putting',
  focus: 'putting',
  imageUrl: null,
  isAvailable: true,
  revision: 'x1 as opened',
  ...changes,
});

/** Twenty minutes of putting on a Monday, filled by one exercise. */
export const aBuilderSession = (changes: Partial<BuilderSession> = {}): BuilderSession => ({
  id: 's1',
  programWeekId: 'w1',
  dayNumber: 1,
  title: 'Start line',
  description: '',
  focus: 'putting',
  totalDuration: 20,
  revision: 's1 as opened',
  exercises: [aBuilderExercise()],
  ...changes,
});

export const aBuilderWeek = (changes: Partial<BuilderWeek> = {}): BuilderWeek => ({
  id: 'w1',
  programId: 'fairway-finder',
  weekNumber: 1,
  title: 'On line',
  description: '',
  focus: 'putting',
  revision: 'w1 as opened',
  sessions: [aBuilderSession()],
  ...changes,
});

/** A valid published program of one week with one session. */
export const aBuilderProgram = (changes: Partial<BuilderProgram> = {}): BuilderProgram => ({
  id: 'fairway-finder',
  name: 'Fairway Finder',
  description: 'A tee shot to trust.',
  language: 'en',
  difficulty: 'beginner',
  color: 'orange',
  isActive: true,
  targetHandicap: '14.0',
  fromHandicap: null,
  version: 1,
  hasChanges: false,
  durationWeeks: 1,
  sessionsPerWeek: 1,
  minutesPerSession: 20,
  origin: 'own',
  hasOffer: false,
  revision: 'program as opened',
  planRevision: 'plan as opened',
  lastDeleted: null,
  weeks: [aBuilderWeek()],
  ...changes,
});

/** A program as shown in the administrators' list. */
export function aListedProgram(changes: Partial<ListedProgram> = {}): ListedProgram {
  const { weeks: _, lastDeleted: __, planRevision: ___, ...program } = aBuilderProgram();
  return { ...program, training: 98, ...changes };
}
