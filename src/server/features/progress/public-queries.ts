import { eq } from 'drizzle-orm';
import { noTotals, type Totals } from '#domain/progress/stats.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { userStats } from './tables.ts';

/** A golfer's sums: XP, minutes, sessions, streak. */
export async function findTotals(db: Db, userId: string): Promise<Totals> {
  const [row] = await db.select().from(userStats).where(eq(userStats.userId, userId));
  return row ?? noTotals;
}
