import * as z from 'zod/mini';
import { builderProgram } from './builder-schemas.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import { id } from './fields.ts';

const value = z.nullable(z.union([z.string(), z.number()]));

const fieldDifference = z.object({
  /** The field's name, or its path such as `commonFaults.0.fault`. */
  field: z.string(),
  /** The current value; null if there is none. A list of texts has one line per text. */
  before: value,
  /** The value in the newer shipped content. */
  after: value,
});

const partDifference = z.object({
  kind: z.enum(['program', 'week', 'session', 'exercise']),
  partId: z.string(),
  title: z.string(),
  /** What accepting the offer does to the part. */
  change: z.enum(['added', 'removed', 'changed']),
  /** The differences of a changed part. */
  fields: z.array(fieldDifference),
});

const byId = z.object({ id });
const ofProgram = {
  auth: 'admin',
  refresh: ['/api/programs', '/api/admin/programs'],
} as const;
const ofExercise = {
  auth: 'admin',
  refresh: ['/api/exercises', '/api/admin/exercises', '/api/programs', '/api/admin/programs'],
} as const;

/** Newer shipped content, for programs and exercises that administrators have changed. */
export const offers = {
  program: endpoint({
    method: 'GET',
    path: '/api/admin/programs/{id}/offer',
    auth: 'admin',
    summary: 'Compare an edited program with its newer shipped version',
    params: byId,
    response: z.object({ parts: z.array(partDifference) }),
  }),
  takeProgram: endpoint({
    ...ofProgram,
    method: 'POST',
    path: '/api/admin/programs/{id}/offer/take',
    act: 'takeProgram',
    summary: 'Publish the shipped program as the next version, replacing all local changes',
    params: byId,
    response: builderProgram,
  }),
  declineProgram: endpoint({
    ...ofProgram,
    method: 'POST',
    path: '/api/admin/programs/{id}/offer/decline',
    act: 'declineProgram',
    summary: 'Keep the edited program until another shipped version is available',
    params: byId,
    response: builderProgram,
  }),
  exercise: endpoint({
    method: 'GET',
    path: '/api/admin/exercises/{id}/offer',
    auth: 'admin',
    summary: 'Compare an edited exercise with its newer shipped version',
    params: byId,
    response: z.object({
      fields: z.array(fieldDifference),
      /** Whether the diagram differs. */
      isRedrawn: z.boolean(),
    }),
  }),
  takeExercise: endpoint({
    ...ofExercise,
    method: 'POST',
    path: '/api/admin/exercises/{id}/offer/take',
    act: 'takeExercise',
    summary: 'Replace the edited exercise with the shipped one',
    params: byId,
    response: byId,
  }),
  declineExercise: endpoint({
    ...ofExercise,
    method: 'POST',
    path: '/api/admin/exercises/{id}/offer/decline',
    act: 'declineExercise',
    summary: 'Keep the edited exercise until another shipped version is available',
    params: byId,
    response: byId,
  }),
} satisfies Endpoints;
