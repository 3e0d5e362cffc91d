import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { createChanges, type Listener } from '#server/platform/changes.ts';
import { aGolfer, startTestApp, type TestApp } from '#testing/app.ts';
import { enginesAtScale } from '#testing/database.ts';
import { idNamed } from '#testing/ids.ts';
import { followsBreak100, ok, sessionOn, statsOfTraining } from '#testing/scenario.ts';
import { openTotals } from './totals.ts';

const now = Temporal.Instant.from('2026-05-14T00:00:00Z');
const today = '2026-05-14';

describe.each(enginesAtScale)('two changes at the same moment on the %s database', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp(engine);
  });
  afterAll(() => server.close());

  test('skipping a session while practice is being logged keeps the training day', async () => {
    const golfer = await aGolfer(server);
    await followsBreak100(golfer);
    const { id: userId } = await ok<User>(golfer.get('/api/auth/user'));
    const { id: scheduledSessionId } = await sessionOn(golfer, '2026-05-16');
    const sendJob = async () => {};
    const listener: Listener = (change) => ({
      beforeCommit: () => change.once(openTotals).save(sendJob),
    });
    const runChange = createChanges({ db: server.db, clock: () => now, listeners: [listener] });
    const [begun, skipped] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const logging = runChange(userId, async (change) => {
      begun.resolve();
      await skipped.promise;
      await change.tx.execute(sql`
        insert into practice_sessions (id, user_id, session_date, created_at, title, duration, counted)
         values (${idNamed(`range-${userId}`)}, ${userId}, ${today}, now(), 'Range', 30, true)`);
      change.once(openTotals).daysHaveChanged();
    });
    await begun.promise;
    const skipping = golfer.send('POST', '/api/user/skip-session', { scheduledSessionId });
    // Lets the skip request run until it blocks on the change.
    await Promise.race([skipping, delay(500)]);
    skipped.resolve();
    await logging;
    expect(await skipping).toMatchObject({ status: 200 });
    expect(await statsOfTraining(golfer)).toMatchObject({
      currentStreak: 1,
      lastSessionDate: today,
    });
  });
});
