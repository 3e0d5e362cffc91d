import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { RecalculationJob } from '#contract/recalculation.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { recalculations } from './tables.ts';

type Row = typeof recalculations.$inferSelect;

const dateOf = (now: Temporal.Instant) => new Date(now.epochMilliseconds);

const stateOf = ({ stoppedAt, isComplete }: Row) => {
  if (stoppedAt === null) return 'running';
  return isComplete ? 'complete' : 'stopped';
};

function toJob(row: Row): RecalculationJob {
  const { id, done, failed, total, startedAt, stoppedAt } = row;
  return {
    ...{ id, state: stateOf(row), done, failed },
    total: Math.max(total, done + failed),
    startedAt: startedAt.toISOString(),
    stoppedAt: stoppedAt?.toISOString() ?? null,
  };
}

/** The last one; null when there was none. */
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

/** Where the running one is; null when none runs, or not this one. */
export async function findRunning(db: Db, id?: string) {
  const [row] = await db
    .select({ id: recalculations.id, reachedId: recalculations.reachedId })
    .from(recalculations)
    .where(and(isRunning, id === undefined ? undefined : eq(recalculations.id, id)));
  return row ?? null;
}

/** Keeps a new one; null while another one runs. */
export async function insertRunning(
  db: Db,
  { total, now }: { readonly total: number; readonly now: Temporal.Instant },
): Promise<RecalculationJob | null> {
  const rows = await db
    .insert(recalculations)
    .values({ id: randomUUID(), startedAt: dateOf(now), total })
    .onConflictDoNothing()
    .returning();
  return rows.map(toJob)[0] ?? null;
}

/** Ends the running one. False when none runs. */
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
  /** The golfer before, whom nobody else may have gone beyond. */
  readonly from: string;
  readonly to: string;
  readonly outcome: 'done' | 'failed' | 'gone';
};

/**
 * Goes on to the next golfer, and counts how that ends. Until the end of the transaction it cannot be
 * stopped, and no other node goes on.
 * @returns false when it was stopped, or another node went on
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
