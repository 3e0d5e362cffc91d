import { and, asc, count, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { enrollmentsPerPage, type ListedProgram } from '#contract/admin.ts';
import { exercises, findOverviews, programs } from '#server/features/programs/public-queries.ts';
import { enrollments } from '#server/features/training/public-queries.ts';
import { countRows } from '#server/platform/database/count-rows.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { pageOf } from '#server/platform/database/pages.ts';

const isActive = and(isNull(enrollments.completedAt), isNull(enrollments.abandonedAt));

/**
 * Returns a page of enrollments, ordered by id. The first page also has the number of enrollments, which
 * is approximate above 10,000.
 */
export async function findEnrollments(
  db: Db,
  { cursor }: { readonly cursor?: string | undefined },
) {
  const rows = await db
    .select({
      id: enrollments.id,
      userId: enrollments.userId,
      programId: enrollments.programId,
      isCompleted: sql<boolean>`${enrollments.completedAt} is not null`,
      isAbandoned: sql<boolean>`${enrollments.abandonedAt} is not null`,
    })
    .from(enrollments)
    .where(cursor === undefined ? undefined : gt(enrollments.id, cursor))
    .orderBy(asc(enrollments.id))
    .limit(enrollmentsPerPage + 1);
  const { page: userPrograms, nextCursor } = pageOf(rows, enrollmentsPerPage, ({ id }) => id);
  const counts = cursor === undefined ? await countEnrollments(db) : null;
  return { userPrograms, nextCursor, counts };
}

const countEnrollments = async (db: Db) => ({
  total: await countRows(db, enrollments),
  active: await countRows(db, enrollments, { where: isActive, index: 'enrollments_one_active' }),
});

/** Counts programs and exercises. There are hundreds to thousands, few enough to count each time. */
export async function countContent(db: Db) {
  return {
    programs: {
      total: await db.$count(programs, isNull(programs.deletedAt)),
      active: await db.$count(
        programs,
        and(isNull(programs.deletedAt), eq(programs.isActive, true), gt(programs.version, 0)),
      ),
    },
    exercises: {
      total: await db.$count(exercises, isNull(exercises.deletedAt)),
      deleted: await db.$count(exercises, isNotNull(exercises.deletedAt)),
    },
  };
}

/** Returns all programs with the number of golfers who train with each. */
export async function findListedPrograms(db: Db): Promise<ListedProgram[]> {
  const listed = await findOverviews(db);
  const training = await db
    .select({ programId: enrollments.programId, golfers: count() })
    .from(enrollments)
    .where(isActive)
    .groupBy(enrollments.programId);
  const golfersOf = new Map(training.map(({ programId, golfers }) => [programId, golfers]));
  return listed.map((program) => ({ ...program, training: golfersOf.get(program.id) ?? 0 }));
}
