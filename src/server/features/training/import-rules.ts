import { and, eq, lte } from 'drizzle-orm';
import * as z from 'zod/mini';
import { notes } from '#contract/fields.ts';
import { longestSessionNotes, training } from '#contract/training.ts';
import { sessionsPerWeek } from '#contract/training-schemas.ts';
import { exerciseMinutes } from '#domain/drills/exercise.ts';
import {
  programSessions,
  programVersions,
  programWeeks,
} from '#server/features/programs/public-queries.ts';
import { importRules } from '#server/platform/import-rules.ts';
import { findExerciseIds } from './swaps/swap-queries.ts';
import {
  drillSwaps,
  enrollments,
  exerciseResults,
  planPauses,
  scheduledSessions,
  sessionCompletions,
} from './tables.ts';

const atLeastOne = z.int().check(z.gte(1), z.lte(1000));

/** Names a version of a program for the import report. */
const versionName = (programId: string, version: number) => `${programId} (${version})`;

export const enrollmentImport = importRules(enrollments, {
  fields: {
    programVersion: atLeastOne,
    sessionsPerWeek,
    availableDays: z
      .array(z.int().check(z.gte(1), z.lte(7)))
      .check(z.minLength(1), z.maxLength(14)),
  },
  async findMissing(tx) {
    const { programId, version } = programVersions;
    const found = await tx.select({ programId, version }).from(programVersions);
    const known = new Set(found.map((row) => versionName(row.programId, row.version)));
    return (row) => {
      const name = versionName(row.programId, row.programVersion);
      return known.has(name) ? null : name;
    };
  },
});

export const pauseImport = importRules(planPauses, {
  fields: { weeks: z.int().check(z.gte(0), z.lte(60)) },
  references: [{ column: 'enrollmentId', to: ['enrollments'] }],
});

export const sessionImport = importRules(scheduledSessions, {
  fields: { sessionNumber: atLeastOne, originalWeekNumber: atLeastOne },
  references: [{ column: 'enrollmentId', to: ['enrollments'] }],
  // A session belongs to the plan's current version or to an earlier version of the plan.
  async findMissing(tx, golferId) {
    const found = await tx
      .select({ enrollmentId: enrollments.id, sessionId: programSessions.id })
      .from(enrollments)
      .innerJoin(
        programWeeks,
        and(
          eq(programWeeks.programId, enrollments.programId),
          lte(programWeeks.version, enrollments.programVersion),
        ),
      )
      .innerJoin(programSessions, eq(programSessions.weekId, programWeeks.id))
      .where(eq(enrollments.userId, golferId));
    const known = new Set(found.map((row) => `${row.enrollmentId} ${row.sessionId}`));
    return ({ enrollmentId, sessionId }) =>
      known.has(`${enrollmentId} ${sessionId}`) ? null : sessionId;
  },
});

const { rating, duration } = training.complete.body.shape;

export const completionImport = importRules(sessionCompletions, {
  fields: { rating, duration, notes: z.nullable(notes(longestSessionNotes)) },
  latest: { completedOn: 0 },
  set: () => ({ imported: true }),
  references: [{ column: 'scheduledSessionId', to: ['scheduled-sessions'] }],
});

export const swapImport = importRules(drillSwaps, {
  fields: { minutes: z.int().check(z.gte(0), z.lte(exerciseMinutes.max)) },
  references: [{ column: 'scheduledSessionId', to: ['scheduled-sessions'] }],
  async findMissing(tx) {
    const known = await findExerciseIds(tx);
    return ({ exerciseId }) => (!exerciseId || known.has(exerciseId) ? null : exerciseId);
  },
});

export const resultImport = importRules(exerciseResults, {
  references: [{ column: 'scheduledSessionId', to: ['scheduled-sessions'] }],
  // A completion had an id of its own.
  former: { column: 'scheduledSessionId', from: 'completionId', of: 'session-completions' },
  async findMissing(tx) {
    const known = await findExerciseIds(tx);
    return ({ exerciseId }) => (known.has(exerciseId) ? null : exerciseId);
  },
});
