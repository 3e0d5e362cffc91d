import type { Exercise, ExerciseListItem } from '#contract/exercises-schemas.ts';
import type { Golfer } from './app.ts';
import { ok } from './scenario.ts';

/** The minimum that the exercise form sends. */
export const anExercise = { name: 'Hit the net', type: 'irons', duration: 12 };

/** Everything that the exercise form can hold. */
export const inDetail = {
  ...anExercise,
  name: 'Net points',
  difficulty: 'advanced',
  icon: 'star',
  description: 'Hit the net from {m:5}.',
  instructions: 'Ten balls.',
  language: 'en',
  equipment: ['9-iron', '10 balls'],
  details: {
    purpose: 'It trains the strike.',
    setUp: 'A net, {m:5} away.',
    mode: 'game',
    steps: ['Aim.', 'Hit.'],
    commonFaults: [{ fault: 'You look up.', fix: 'Look at the grass.' }],
    venues: ['range', 'home'],
    scoring: {
      how: 'A point for each hit.',
      unit: 'points',
      better: 'higher',
      basis: 'estimate',
      min: 0,
      max: 10,
      step: 1,
      targets: { beginner: 3, intermediate: 5, advanced: 7, expert: 9 },
    },
    diagram: {
      alt: 'A ball in front of a net.',
      marks: [
        { type: 'ball', at: [60, 100] },
        { type: 'path', from: [60, 100], to: [240, 100], flight: 'carry' },
        { type: 'label', at: [240, 60], label: { word: 'Net', metres: 5 } },
      ],
    },
  },
} as const;

/** Creates an exercise. */
export async function createsExercise(admin: Golfer, body: object = anExercise): Promise<Exercise> {
  const reply = await admin.send('POST', '/api/exercises', body);
  if (reply.status !== 201) throw new Error(JSON.stringify(reply));
  return reply.body as Exercise;
}

export const exerciseOf = (admin: Golfer, id: string) =>
  ok<Exercise>(admin.get(`/api/admin/exercises/${id}/form`));

export const exercisesOf = (admin: Golfer) => ok<ExerciseListItem[]>(admin.get('/api/exercises'));

/** The request body of the form for an existing exercise. */
export function formOf(exercise: Exercise) {
  const { name, description, type, duration, instructions, equipment } = exercise;
  const { difficulty, icon, language, details } = exercise;
  return {
    name,
    description,
    type,
    duration,
    instructions,
    equipment,
    difficulty,
    icon,
    language,
    details,
  };
}

/** A multipart form with one file, as sent by browsers. */
export function formWith(field: string, bytes: Uint8Array, type: string): FormData {
  const form = new FormData();
  form.append(field, new Blob([Uint8Array.from(bytes)], { type }), 'upload');
  return form;
}
