import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { RecalculationJob } from '#contract/recalculation.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { recalculations } from './tables.ts';

type Row = typeof recalculations.$inferSelect;

const stateOf = ({ stoppedAt, isComplete }: Row) => {
  if (stoppedAt === null) return 'running';
  return isComplete ? 'complete' : 'stopped';
};

function toJob(row: Row): RecalculationJob {
  const { id, done, failed, total, startedAt, stoppedAt } = row;
  return {
    id,
    state: stateOf(row),
    done,
    failed,
    total: Math.max(total, done + failed),
    startedAt: startedAt.toISOString(),
    stoppedAt: stoppedAt?.toISOString() ?? null,
  };
}

/** Finds the most recent recalculation; null if there was none. */
export async function findLast(db: Db): Promise<RecalculationJob | null> {
  const newest = [desc(recalculations.startedAt), desc(recalculations.id)];
  const rows = await db
    .select()
    .from(recalculations)
    .orderBy(...newest)
    .limit(1);
  return rows.map(toJob)[0] ?? null;
}

const isRunning = isNull(recalculations.stoppedAt);

/** Finds the running recalculation and how far it is; null if none is running, or not the one with this id. */
export async function findRunning(db: Db, id?: string) {
  const [row] = await db
    .select({ id: recalculations.id, reachedId: recalculations.reachedId })
    .from(recalculations)
    .where(and(isRunning, id === undefined ? undefined : eq(recalculations.id, id)));
  return row ?? null;
}

/** Starts a recalculation; null if another one is running. */
export async function insertRunning(
  db: Db,
  { total, now }: { readonly total: number; readonly now: Temporal.Instant },
): Promise<RecalculationJob | null> {
  const rows = await db
    .insert(recalculations)
    .values({ id: newId(), startedAt: dateOf(now), total })
    .onConflictDoNothing()
    .returning();
  return rows.map(toJob)[0] ?? null;
}

/** Ends the running recalculation. Returns false if none is running. */
export async function endRunning(
  db: Db,
  { isComplete, now, id }: Pick<Row, 'isComplete'> & { now: Temporal.Instant; id?: string },
): Promise<boolean> {
  const ended = await db
    .update(recalculations)
    .set({ isComplete, stoppedAt: dateOf(now) })
    .where(and(isRunning, id === undefined ? undefined : eq(recalculations.id, id)))
    .returning({ id: recalculations.id });
  return ended.length > 0;
}

type Step = {
  readonly id: string;
  /** The last golfer processed. Another node must not have gone further. */
  readonly from: string;
  readonly to: string;
  readonly outcome: 'done' | 'failed' | 'gone';
};

/**
 * Moves the recalculation on to the next golfer and counts the outcome. The row stays locked until the end of the
 * transaction, so the recalculation cannot be stopped or continued by another node.
 * @returns false if it was stopped, or if another node has gone further
 */
export async function advance(db: Db, { id, from, to, outcome }: Step): Promise<boolean> {
  const { done, failed, reachedId } = recalculations;
  const moved = await db
    .update(recalculations)
    .set({
      reachedId: to,
      ...(outcome === 'done' && { done: sql`${done} + 1` }),
      ...(outcome === 'failed' && { failed: sql`${failed} + 1` }),
    })
    .where(and(eq(recalculations.id, id), eq(reachedId, from), isRunning))
    .returning({ id: recalculations.id });
  return moved.length > 0;
}
