import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Recalculation } from '#domain/training/recalculate.ts';
import {
  programSessions,
  programs,
  programWeeks,
} from '#server/features/programs/public-queries.ts';
import type { Db, Tx } from '#server/platform/database/drizzle.ts';
import { deleteLostSwaps } from '../swaps/swap-queries.ts';
import { enrollments, scheduledSessions } from '../tables.ts';

// A plan cannot be updated to a version without sessions.
const hasSessions = sql`exists (
  select from ${programWeeks} w join ${programSessions} s on s.week_id = w.id
  where w.program_id = ${programs.id} and w.version = ${programs.version}
)`;

/** Running enrollments with an older version than the newest one of their program. */
export const isOutdated = and(
  isNull(enrollments.completedAt),
  isNull(enrollments.abandonedAt),
  lt(enrollments.programVersion, programs.version),
  hasSessions,
);

/** Finds the next golfers with an outdated plan, sorted by id. */
export async function findOutdatedGolfers(
  db: Db,
  { afterId, size }: { readonly afterId: string; readonly size: number },
): Promise<string[]> {
  const rows = await db
    .select({ userId: enrollments.userId })
    .from(enrollments)
    .innerJoin(programs, eq(programs.id, enrollments.programId))
    .where(and(isOutdated, gt(enrollments.userId, afterId)))
    .orderBy(asc(enrollments.userId))
    .limit(size);
  return rows.map(({ userId }) => userId);
}

/** Finds the version to update a golfer's active plan to; null if the plan is up to date or there is no plan. */
export async function findNewerVersion(tx: Tx, userId: string): Promise<number | null> {
  const [row] = await tx
    .select({ version: programs.version })
    .from(enrollments)
    .innerJoin(programs, eq(programs.id, enrollments.programId))
    .where(and(isOutdated, eq(enrollments.userId, userId)));
  return row?.version ?? null;
}

type Outdated = {
  readonly enrollmentId: string;
  readonly userId: string;
  readonly version: number;
};

/** A recalculation whose new sessions have ids. */
type Stored = Omit<Recalculation, 'added'> & {
  readonly added: readonly (Recalculation['added'][number] & { readonly id: string })[];
};

/** Stores a recalculated plan. */
export async function saveRecalculation(
  tx: Tx,
  { enrollmentId, userId, version }: Outdated,
  { updated, added, removed }: Stored,
): Promise<void> {
  await tx
    .update(enrollments)
    .set({ programVersion: version })
    .where(eq(enrollments.id, enrollmentId));
  if (removed.length > 0) {
    const own = eq(scheduledSessions.enrollmentId, enrollmentId);
    await tx.delete(scheduledSessions).where(and(own, inArray(scheduledSessions.id, [...removed])));
  }
  if (updated.length > 0) {
    // The unique constraint is checked row by row, so the numbers are moved out of the way first.
    await tx.execute(sql`
      update scheduled_sessions set session_number = -session_number
      where enrollment_id = ${enrollmentId} and id in ${updated.map((session) => session.id)}`);
    await tx.execute(sql`
      update scheduled_sessions s
      set session_id = p."sessionId", session_number = p."sessionNumber",
        scheduled_date = p."scheduledDate", original_week_number = p."originalWeekNumber"
      from jsonb_to_recordset(${JSON.stringify(updated)}::jsonb) as p(
        id uuid, "sessionId" text, "sessionNumber" smallint,
        "scheduledDate" date, "originalWeekNumber" smallint
      )
      where s.id = p.id and s.enrollment_id = ${enrollmentId}`);
    await deleteLostSwaps(tx, enrollmentId);
  }
  if (added.length > 0) {
    await tx
      .insert(scheduledSessions)
      .values(added.map((session) => ({ ...session, enrollmentId, userId })));
  }
}
