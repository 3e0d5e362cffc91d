import { gte, sql } from 'drizzle-orm';
import { overviewWeeks, type Statistics } from '#contract/admin-schemas.ts';
import {
  addDays,
  type CalendarDate,
  mondayOf,
  startOfDay,
  todayIn,
} from '#domain/calendar-date.ts';
import { findFrequentFaults } from '#server/features/client-log/public-queries.ts';
import { findNewestVersion } from '#server/features/installation/public-queries.ts';
import { countPushDevices, countPushes, sendPush } from '#server/features/push/public-queries.ts';
import { countWeeklySessions } from '#server/features/training/public-queries.ts';
import type { Caller } from '#server/platform/auth/caller.ts';
import { describeBrowser } from '#server/platform/auth/describe-browser.ts';
import { users } from '#server/platform/auth/tables.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { countJobs } from '#server/platform/jobs/job-counts.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import type { Platform } from '#server/platform/platform.ts';
import { version } from '#server/platform/version.ts';
import { readDailyCounts } from './daily-counts.ts';

const mostErrors = 8;

type Reader = {
  readonly caller: Pick<Caller, 'language' | 'timeZone'>;
  readonly now: Temporal.Instant;
  readonly today: CalendarDate;
};

/** Reads the installation's statistics over time, from indexes and from the daily counts. */
export async function readStatistics(
  platform: Pick<Platform, 'db' | 'health' | 'backups' | 'config' | 'installation'>,
  { db, caller, now, today }: Reader & { readonly db: Db },
): Promise<Statistics> {
  const { health, backups } = platform;
  const newest = await findNewestVersion(platform);
  const since = now.subtract({ hours: 24 });
  return {
    version,
    newerVersion: newest?.isNewer ? newest.version : null,
    weeks: await readWeeks(db, caller.timeZone, today),
    ...(await readDailyCounts(db, caller.language)),
    health: await readHealth(db, {
      now,
      disk: await health.readDisk(),
      backup: await backups.look(),
    }),
    errors: (await findFrequentFaults(db, { since, most: mostErrors })).map(
      ({ url, userAgent, ...fault }) => ({
        ...fault,
        ...describeBrowser(userAgent),
        path: URL.parse(url)?.pathname ?? url,
      }),
    ),
  };
}

async function readWeeks(db: Db, timeZone: string, today: CalendarDate) {
  const first = addDays(mondayOf(today), -7 * (overviewWeeks - 1));
  const since = startOfDay(first, timeZone);
  const signUps = await countSignUps(db, since, timeZone);
  const sessions = await countWeeklySessions(db, { since, timeZone });
  return Array.from({ length: overviewWeeks }, (_, index) => {
    const monday = addDays(first, 7 * index);
    return { monday, signUps: signUps.get(monday) ?? 0, sessions: sessions.get(monday) ?? 0 };
  });
}

async function countSignUps(db: Db, since: Temporal.Instant, timeZone: string) {
  const monday = sql<string>`date_trunc('week', ${users.createdAt} at time zone ${timeZone})::date::text`;
  const rows = await db
    .select({ monday: monday.as('monday'), count: sql<number>`count(*)::int` })
    .from(users)
    .where(gte(users.createdAt, dateOf(since)))
    .groupBy(sql`monday`);
  return new Map(rows.map(({ monday, count }) => [monday, count]));
}

type HealthInput = Pick<Reader, 'now'> & Pick<Statistics['health'], 'disk' | 'backup'>;

async function readHealth(
  db: Db,
  { now, disk, backup }: HealthInput,
): Promise<Statistics['health']> {
  const jobs = await countJobs(db);
  const push = {
    devices: await countPushDevices(db),
    lastDays: await countPushes(db, todayIn('UTC', now)),
  };
  return {
    mail: jobs.of(sendMail.name),
    push: { ...jobs.of(sendPush.name), ...push },
    jobs: jobs.all,
    disk,
    backup,
  };
}
