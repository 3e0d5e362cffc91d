import * as z from 'zod/mini';
import { auditEntry, statistics } from './admin-schemas.ts';
import { builderProgram } from './builder-schemas.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import { id, idCursor, line, nextPage } from './fields.ts';
import { madeIdOf } from './made-id.ts';

const count = z.int();

/** A program in the administrators' list, which includes drafts and inactive programs. */
const listedProgram = z.extend(
  z.omit(builderProgram, { weeks: true, planRevision: true, lastDeleted: true }),
  {
    /** How many golfers are currently training with it. */
    training: count,
  },
);
export type ListedProgram = z.output<typeof listedProgram>;

/** Enrollments on one page of the list. */
export const enrollmentsPerPage = 100;

const listedEnrollment = z.object({
  id: z.string(),
  userId: z.string(),
  programId: z.string(),
  isCompleted: z.boolean(),
  isAbandoned: z.boolean(),
});

/** The administrators' reads across the whole installation. */
export const admin = {
  userPrograms: endpoint({
    method: 'GET',
    path: '/api/admin/user-programs',
    auth: 'admin',
    fromReplica: true,
    summary: 'List enrollments by id, one page at a time, with the number of active ones',
    query: z.object({
      cursor: z.optional(line(100).check(z.overwrite(madeIdOf))),
    }),
    response: z.object({
      userPrograms: z.array(listedEnrollment),
      ...nextPage,
      /** All enrollments, and those neither completed nor abandoned; null on later pages. */
      counts: z.nullable(z.object({ total: count, active: count })),
    }),
  }),
  content: endpoint({
    method: 'GET',
    path: '/api/admin/content',
    auth: 'admin',
    summary: 'Return the number of programs and exercises',
    response: z.object({
      programs: z.object({ total: count, active: count }),
      /** `total` counts exercises that are not deleted. */
      exercises: z.object({ total: count, deleted: count }),
    }),
  }),
  statistics: endpoint({
    method: 'GET',
    path: '/api/admin/statistics',
    auth: 'admin',
    fromReplica: true,
    summary:
      'Return weekly sign-ups and sessions, drop-off, scores against targets, health and errors',
    response: statistics,
  }),
  auditLog: endpoint({
    method: 'GET',
    path: '/api/admin/audit-log',
    auth: 'admin',
    summary: 'List the administrators’ actions of the last year, newest first, one page at a time',
    query: z.object({
      cursor: z.optional(idCursor),
    }),
    response: z.object({ entries: z.array(auditEntry), ...nextPage }),
  }),
  restartReminders: endpoint({
    method: 'POST',
    path: '/api/admin/scheduler/restart-reminders',
    auth: 'admin',
    act: 'restartReminders',
    rateClass: 'credentials',
    summary: 'Restart the workers on all nodes; no job is lost or run twice',
    response: z.object({ message: z.string() }),
  }),
  programs: endpoint({
    method: 'GET',
    path: '/api/admin/programs',
    auth: 'admin',
    summary: 'List all programs, including those that golfers cannot see',
    response: z.array(listedProgram),
  }),
  exerciseDeletionInfo: endpoint({
    method: 'GET',
    path: '/api/admin/exercises/{id}/deletion-info',
    auth: 'admin',
    summary: 'Return the golfers and programs that deleting an exercise would affect',
    params: z.object({ id }),
    response: z.object({
      /** Golfers whose active plan has upcoming sessions with this exercise. */
      currentUsers: count,
      /** Other golfers who have done it. */
      pastUsers: count,
      /** Upcoming sessions in active plans. */
      scheduledSessions: count,
      /** Programs whose plan contains it, published or draft; sorted by name. */
      programs: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  }),
} satisfies Endpoints;
