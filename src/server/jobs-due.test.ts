import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { aFullAccount } from '#testing/a-full-account.ts';
import { aGolfer, type Golfer, serveTestApp, type TestApp, visitor } from '#testing/app.ts';
import { createTestDatabase, enginesAtScale, type TestDatabase } from '#testing/database.ts';
import { createsExercise } from '#testing/exercises.ts';
import { longWait } from '#testing/long-wait.ts';
import { atScale } from '#testing/scale.ts';
import { ok } from '#testing/scenario.ts';
import { beginsUpload, sendsPart } from '#testing/videos.ts';

const begins = Temporal.Instant.from('2026-05-14T00:00:00Z');

/** Videos that the server refuses: junk, another type, and one that was cut off. Their uploads stay open. */
const refused = [
  { bytes: Buffer.alloc(600, 7), announced: 600 },
  { bytes: Buffer.from('%PDF-1.7 and more'), announced: 17 },
  { bytes: Buffer.alloc(40), announced: 41 },
];

/** Gives every kind of job something to do. Returns a golfer who stays signed in. */
async function livesForADay(server: TestApp): Promise<Golfer> {
  const golfer = await aFullAccount(server, 'full@example.com');
  await server.db.execute(sql`update users set is_admin = true where email = ${golfer.email}`);
  const { id } = await createsExercise(golfer);
  for (const { bytes, announced } of refused) {
    const upload = await beginsUpload(golfer, id, announced);
    await ok(sendsPart(golfer, upload, bytes));
    const finished = await golfer.send('POST', `/api/admin/uploads/${upload.id}/finish`, {});
    expect([409, 415]).toContain(finished.status);
  }
  const email = 'leaving@example.com';
  const leaving = await aGolfer(server, { email });
  await ok(leaving.send('POST', '/api/user/deletion', { email, password: 'fairway-finder' }));
  const staying = await aGolfer(server);
  // Signing in reads the machine's clock.
  await server.db.execute(sql`update auth_sessions set expires_at = '2099-12-31'`);
  return staying;
}

/** Trains and reads without a pause until `isDone`; every answer has to be a success. */
async function trainsUntil(golfer: Golfer, today: string, isDone: () => boolean): Promise<void> {
  const practice = { title: 'Range', duration: 10, sessionDate: today };
  while (!isDone()) {
    await ok(golfer.send('POST', '/api/user/free-practice-sessions', practice));
    await ok(golfer.get('/api/user/dashboard'));
  }
}

const jobs = async ({ db }: Pick<TestDatabase, 'db'>) => {
  const { rows } = await db.execute<{ due: number; failed: number }>(sql`
    select
      count(*) filter (where state in ('active', 'retry')
        or state = 'created' and start_after <= now())::int as due,
      count(*) filter (where state = 'failed' or retry_count > 0)::int as failed
    from pgboss.job`);
  return rows[0];
};

describe.each(enginesAtScale)(
  'on the %s database, a server that starts again',
  { timeout: 600_000 },
  (engine) => {
    test.each([2, 60, 400])(
      'after %i days, with every job due, is up and does the work',
      async (days) => {
        for (let time = 0; time < atScale({ short: 1, long: 10 }); time += 1)
          await startsAfter(days);
      },
    );

    async function startsAfter(days: number): Promise<void> {
      const dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-jobs-'));
      const opened = await createTestDatabase(engine);
      const kept = { ...opened, drop: async () => {} };
      const environment = { DATA_DIR: dataDir, LOG_LEVEL: 'error' };
      const before = await serveTestApp(kept, environment);
      const staying = await livesForADay(before);
      await before.close();
      await opened.db.execute(
        sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`,
      );

      const now = begins.add({ hours: 24 * days });
      const server = await serveTestApp(kept, environment, { secret: before.secret, now });
      const golfer = visitor(server, staying.email, staying);
      let isDone = false;
      const training = trainsUntil(golfer, String(now).slice(0, 10), () => isDone);
      const idle = vi.waitFor(
        async () => expect(await jobs(opened)).toEqual({ due: 0, failed: 0 }),
        longWait,
      );
      const stop = () => {
        isDone = true;
      };
      await Promise.all([training, idle.finally(stop)]);

      expect(server.logged).toEqual([]);
      const left = await opened.db.execute(sql`
      select
        (select count(*)::int from video_uploads) as uploads,
        (select count(*)::int from users where email = 'leaving@example.com') as leaving,
        (select count(*)::int from notifications where created_at < ${now.subtract({ hours: 24 * 91 }).toString()}) as notifications`);
      expect(left.rows).toEqual([{ uploads: 0, leaving: days < 7 ? 1 : 0, notifications: 0 }]);
      expect(await readdir(join(dataDir, 'files', 'uploads')).catch(() => [])).toEqual([]);
      await server.close();
      await opened.drop();
      await rm(dataDir, { recursive: true });
    }
  },
);
