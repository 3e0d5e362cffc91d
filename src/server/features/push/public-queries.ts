import { gt, sum } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#domain/calendar-date.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { pushCounts, pushSubscriptions } from './tables.ts';

export { sendPush } from './send-push.ts';

/** Counts the devices that receive pushes. */
export const countPushDevices = (db: Db): Promise<number> => db.$count(pushSubscriptions);

/** Counts the pushes of the last seven days by outcome; `today` is the day in UTC. */
export async function countPushes(db: Db, today: CalendarDate) {
  const rows = await db
    .select({ outcome: pushCounts.outcome, count: sum(pushCounts.count).mapWith(Number) })
    .from(pushCounts)
    .where(gt(pushCounts.day, addDays(today, -7)))
    .groupBy(pushCounts.outcome);
  const of = (wanted: string) => rows.find(({ outcome }) => outcome === wanted)?.count ?? 0;
  return { sent: of('sent'), failed: of('failed'), gone: of('gone') };
}
