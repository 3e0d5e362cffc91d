import type { DeletedExercise, Exercise, ExerciseListItem } from '#contract/exercises-schemas.ts';

/** An exercise as shown in lists. Tests override only the relevant fields. */
export const anExercise = (changes: Partial<ExerciseListItem> = {}): ExerciseListItem => ({
  id: (changes.name ?? 'splash-line').toLowerCase().replaceAll(/\W+/g, '-'),
  name: 'Splash line',
  type: 'short_game',
  duration: 15,
  difficulty: 'intermediate',
  icon: 'target',
  equipment: ['10 balls', 'sand wedge'],
  imageUrl: null,
  videoUrl: null,
  hasDiagram: false,
  isScored: false,
  source: 'own',
  hasOffer: false,
  ...changes,
});

/** A deleted exercise. */
export const aDeletedExercise = (changes: Partial<DeletedExercise> = {}): DeletedExercise => ({
  ...anExercise(changes),
  deletedAt: '2026-05-02T10:00:00Z',
  deletionReason: null,
  ...changes,
});

/** An exercise with everything that its form holds. */
export const aWholeExercise = (changes: Partial<Exercise> = {}): Exercise => ({
  ...anExercise(changes),
  description: 'Draw a line in the sand and splash it onto the green.',
  instructions: 'Two sets of ten.',
  language: 'en',
  details: null,
  deletedAt: null,
  media: { imageUrl: null, videoUrl: null, video: null },
  revision: 'first',
  ...changes,
});
