import * as z from 'zod/mini';
import { planLimits } from '#domain/builder/plan.ts';
import { mostAttempts } from '#domain/drills/attempts.ts';
import { levels } from '#domain/drills/drill.ts';
import { builderProgram, edited } from './builder-schemas.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import type { IssueCode } from './errors.ts';
import { focus, handicap, id, line, notes, requiredLine } from './fields.ts';
import { program } from './programs.ts';

/** The longest texts of a program, in characters. */
export const builderLength = {
  name: 100,
  title: 100,
  description: 1000,
  notes: 1000,
  variant: 60,
} as const;

const required = 'required' satisfies IssueCode;
/** A whole number from 1. A missing value is reported as required; any other fault names the bounds. */
const whole = (max: number) =>
  z
    .int({ error: ({ input }) => (input === undefined || input === null ? required : undefined) })
    .check(z.gte(1), z.lte(max));
const duration = whole(planLimits.minutes);
const dayNumber = whole(7);

export const programFields = {
  name: requiredLine(builderLength.name, required),
  description: notes(builderLength.description),
  targetHandicap: handicap,
  fromHandicap: z.nullable(handicap),
  durationWeeks: whole(planLimits.weeks),
  sessionsPerWeek: whole(planLimits.sessionsPerWeek),
  minutesPerSession: duration,
  difficulty: z.enum(levels),
  color: z.enum(['blue', 'green', 'purple', 'orange']),
  isActive: z.boolean(),
};

export const weekFields = {
  /** Position of the new week; later weeks move up. Added at the end when left out. */
  weekNumber: z.optional(whole(planLimits.weeks)),
  title: line(builderLength.title),
  description: notes(builderLength.description),
  focus,
};

export const sessionFields = {
  dayNumber,
  title: line(builderLength.title),
  description: notes(builderLength.description),
  /** The week's focus when left out. */
  focus: z.optional(focus),
  totalDuration: duration,
};

export const placeFields = {
  /** From 1; later ones move up. */
  order: whole(planLimits.exercisesPerSession + 1),
  duration,
  notes: z.nullable(notes(builderLength.notes)),
  /** Every field is optional, so unknown field names are rejected. */
  task: z.strictObject({
    attempts: z.optional(z.int().check(z.gte(1), z.lte(mostAttempts))),
    variant: z.optional(line(builderLength.variant)),
    scored: z.optional(z.boolean()),
  }),
};

const changed = ['/api/programs', '/api/admin/programs'];
const onPrograms = { auth: 'admin', refresh: changed } as const;

export const builder = {
  get: endpoint({
    method: 'GET',
    path: '/api/admin/programs/{id}',
    auth: 'admin',
    summary: 'Return a program with its plan as currently edited',
    params: z.object({ id }),
    response: builderProgram,
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/admin/programs/{id}/preview',
    auth: 'admin',
    summary: 'Return a program as golfers would see it if it were published now',
    params: z.object({ id }),
    response: program,
  }),
  create: endpoint({
    ...onPrograms,
    method: 'POST',
    path: '/api/programs',
    summary: 'Create a program; golfers see it once it is published',
    body: z.object({
      ...programFields,
      description: z._default(programFields.description, ''),
      fromHandicap: z._default(programFields.fromHandicap, null),
      difficulty: z._default(programFields.difficulty, 'beginner'),
      color: z._default(programFields.color, 'blue'),
      isActive: z._default(programFields.isActive, true),
    }),
    idempotent: true,
    status: 201,
    response: builderProgram,
  }),
  update: endpoint({
    ...onPrograms,
    revised: true,
    method: 'PUT',
    path: '/api/programs/{id}',
    summary: 'Update a program’s details; weeks, sessions and minutes change with the plan',
    params: z.object({ id }),
    body: z.partial(z.object(programFields)),
    response: builderProgram,
  }),
  delete: endpoint({
    ...onPrograms,
    method: 'DELETE',
    path: '/api/programs/{id}',
    summary: 'Delete a program; golfers who train with it keep their plan',
    params: z.object({ id }),
    response: z.object({ id: z.string() }),
  }),
  duplicate: endpoint({
    ...onPrograms,
    method: 'POST',
    path: '/api/programs/{id}/duplicate',
    summary: 'Create a program with the plan of another one',
    params: z.object({ id }),
    body: z.object({ name: programFields.name }),
    idempotent: true,
    status: 201,
    response: builderProgram,
  }),
  publish: endpoint({
    ...onPrograms,
    revised: true,
    method: 'POST',
    path: '/api/programs/{id}/publish',
    summary: 'Publish the plan as a new version for golfers who enroll from now on',
    params: z.object({ id }),
    response: builderProgram,
  }),
  discard: endpoint({
    ...onPrograms,
    revised: true,
    method: 'DELETE',
    path: '/api/programs/{id}/changes',
    summary: 'Discard unpublished changes and return to the published plan',
    params: z.object({ id }),
    response: builderProgram,
  }),
  undo: endpoint({
    ...onPrograms,
    revised: true,
    method: 'POST',
    path: '/api/programs/{id}/undo',
    summary: 'Restore the most recently deleted week, session or exercise',
    params: z.object({ id }),
    response: edited,
  }),

  addWeek: endpoint({
    ...onPrograms,
    method: 'POST',
    path: '/api/program-weeks',
    summary: 'Add a week to a program',
    body: z.object({
      ...weekFields,
      programId: id,
      title: z._default(weekFields.title, ''),
      description: z._default(weekFields.description, ''),
    }),
    idempotent: true,
    status: 201,
    response: edited,
  }),
  updateWeek: endpoint({
    ...onPrograms,
    revised: true,
    method: 'PUT',
    path: '/api/program-weeks/{id}',
    summary: 'Update or move a week',
    params: z.object({ id }),
    body: z.partial(z.object(weekFields)),
    response: edited,
  }),
  copyWeek: endpoint({
    ...onPrograms,
    method: 'POST',
    path: '/api/program-weeks/{id}/copy',
    summary: 'Insert a copy of a week after it',
    params: z.object({ id }),
    idempotent: true,
    status: 201,
    response: edited,
  }),
  deleteWeek: endpoint({
    ...onPrograms,
    revised: true,
    method: 'DELETE',
    path: '/api/program-weeks/{id}',
    summary: 'Delete a week and its sessions',
    params: z.object({ id }),
    response: edited,
  }),

  addSession: endpoint({
    ...onPrograms,
    method: 'POST',
    path: '/api/program-sessions',
    summary: 'Add a session to a week',
    body: z.object({
      ...sessionFields,
      programWeekId: id,
      title: z._default(sessionFields.title, ''),
      description: z._default(sessionFields.description, ''),
      totalDuration: z._default(duration, 30),
    }),
    idempotent: true,
    status: 201,
    response: edited,
  }),
  updateSession: endpoint({
    ...onPrograms,
    revised: true,
    method: 'PUT',
    path: '/api/program-sessions/{id}',
    summary: 'Update a session, or move it to another week or day',
    params: z.object({ id }),
    body: z.partial(z.object({ ...sessionFields, programWeekId: id })),
    response: edited,
  }),
  copySession: endpoint({
    ...onPrograms,
    method: 'POST',
    path: '/api/program-sessions/{id}/copy',
    summary: 'Add a copy of a session to a week',
    params: z.object({ id }),
    body: z.object({ programWeekId: z.optional(id), dayNumber: z.optional(dayNumber) }),
    idempotent: true,
    status: 201,
    response: edited,
  }),
  deleteSession: endpoint({
    ...onPrograms,
    revised: true,
    method: 'DELETE',
    path: '/api/program-sessions/{id}',
    summary: 'Delete a session and its exercises',
    params: z.object({ id }),
    response: edited,
  }),

  addExercise: endpoint({
    ...onPrograms,
    method: 'POST',
    path: '/api/session-exercises',
    summary: 'Add an exercise to a session',
    body: z.object({
      ...placeFields,
      sessionId: id,
      exerciseId: id,
      /** Only filters the list on the screen. */
      exerciseType: z.optional(z.string().check(z.maxLength(40))),
      order: z._default(placeFields.order, 1),
      duration: z._default(duration, 10),
      notes: z._default(placeFields.notes, null),
      task: z._default(placeFields.task, {}),
    }),
    idempotent: true,
    status: 201,
    response: edited,
  }),
  updateExercise: endpoint({
    ...onPrograms,
    revised: true,
    method: 'PUT',
    path: '/api/session-exercises/{id}',
    summary: 'Update an exercise in a session, or move it within the session or to another one',
    params: z.object({ id }),
    body: z.partial(z.object({ ...placeFields, exerciseId: id, sessionId: id })),
    response: edited,
  }),
  deleteExercise: endpoint({
    ...onPrograms,
    revised: true,
    method: 'DELETE',
    path: '/api/session-exercises/{id}',
    summary: 'Remove an exercise from a session',
    params: z.object({ id }),
    response: edited,
  }),
} satisfies Endpoints;
