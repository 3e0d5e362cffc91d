import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Enrollment, ScheduledSession } from '#contract/training-schemas.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { enginesAtScale } from '#testing/database.ts';
import {
  completes,
  completionOf,
  followsBreak100,
  ok,
  sessionOn,
  sessionsOf,
  statsOfTraining,
} from '#testing/scenario.ts';

const thursday = '2026-05-14';

describe.each(enginesAtScale)(
  'a session changed by twenty requests at once on the %s database',
  (engine) => {
    let server: TestApp;
    let golfer: Golfer;
    beforeAll(async () => {
      server = await startTestApp(engine);
    });
    afterAll(() => server.close());
    beforeEach(async () => {
      golfer = await aGolfer(server);
      await followsBreak100(golfer);
    });

    const skip = ({ id }: ScheduledSession) =>
      golfer.send('POST', '/api/user/skip-session', { scheduledSessionId: id });
    const reopen = ({ id }: ScheduledSession) =>
      golfer.send('DELETE', `/api/user/session-completions/${id}`);
    const twenty = <Answer>(call: (index: number) => Promise<Answer>) =>
      Promise.all(Array.from({ length: 20 }, (_, index) => call(index)));
    const current = () => ok<Enrollment | null>(golfer.get('/api/user/current-program'));
    const stats = () => statsOfTraining(golfer);

    async function lastSession() {
      const all = await sessionsOf(golfer);
      const last = all.pop();
      if (last === undefined) throw new Error('no sessions');
      for (const session of all) await ok(skip(session));
      return last;
    }

    /** Counts the ledger's XP entries, without achievements. */
    async function countPaid() {
      const { id } = await ok<{ id: string }>(golfer.get('/api/auth/user'));
      const found = await server.db.execute<{ kind: string }>(sql`
      select source_kind as kind from xp_entries
      where user_id = ${id} and source_kind <> 'achievement' order by source_kind`);
      return found.rows.map(({ kind }) => kind);
    }

    test('twenty clicks on Skip Workout skip it once and earn no XP', async () => {
      const session = await sessionOn(golfer, thursday);
      const answers = await twenty(() => ok(skip(session)));
      expect(answers).toHaveLength(20);
      expect(await sessionOn(golfer, thursday)).toMatchObject({ status: 'skipped' });
      expect(await current()).toMatchObject({ completedSessions: 1 });
      expect(await countPaid()).toEqual([]);
      expect(await stats()).toMatchObject({ totalXp: 0, totalSessionsCompleted: 0 });
    });

    test('skipping the last session twenty times completes the program once', async () => {
      const [first, ...others] = await sessionsOf(golfer);
      const last = others.pop();
      if (first === undefined || last === undefined) throw new Error('no sessions');
      await ok(completes(golfer, first));
      for (const session of others) await ok(skip(session));
      await twenty(() => ok(skip(last)));
      expect(await current()).toBeNull();
      expect(await countPaid()).toEqual(['program', 'session']);
      expect(await stats()).toMatchObject({ totalXp: 130 + 28 });
    });

    test('twenty clicks on Reopen Session remove its XP and minutes once', async () => {
      const [first, second] = await sessionsOf(golfer);
      if (first === undefined || second === undefined) throw new Error('no sessions');
      await ok(completes(golfer, first));
      await ok(completes(golfer, second));
      await twenty(() => ok(reopen(second)));
      expect(await countPaid()).toEqual(['session']);
      expect(await stats()).toMatchObject({
        totalXp: 130,
        totalMinutesTraining: 40,
        totalSessionsCompleted: 1,
      });
      expect(await current()).toMatchObject({ completedSessions: 1 });
    });

    test('reopening the last session twenty times reopens the program once', async () => {
      const last = await lastSession();
      await ok(completes(golfer, last));
      expect(await countPaid()).toEqual(['program', 'session']);
      await twenty(() => ok(reopen(last)));
      expect(await countPaid()).toEqual([]);
      expect(await stats()).toMatchObject({ totalXp: 0, totalMinutesTraining: 0 });
      expect(await current()).toMatchObject({ isCompleted: false, completedSessions: 17 });
    });

    test('completing, skipping, and reopening at the same time leave status, XP, and stats consistent', async () => {
      const session = await sessionOn(golfer, thursday);
      const body = await completionOf(golfer, session);
      const calls = [
        () => golfer.send('POST', '/api/user/complete-session', body),
        () => skip(session),
        () => reopen(session),
      ];
      const answers = await twenty((index) => calls[index % 3]?.() ?? reopen(session));
      expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
      const { status } = await sessionOn(golfer, thursday);
      const done = status === 'completed';
      expect(await countPaid()).toEqual(done ? ['session'] : []);
      expect(await stats()).toMatchObject({
        totalXp: done ? 130 : 0,
        totalSessionsCompleted: done ? 1 : 0,
      });
    });
  },
);
