import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { KnownProgress } from '#contract/session-progress.ts';
import type { ScheduledSession } from '#contract/training-schemas.ts';
import type { DrillProgress, SessionProgress } from '#domain/training/session-progress.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { enginesAtScale } from '#testing/database.ts';
import { completionOf, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

const now = Date.parse('2026-05-14T00:00:00Z');
const hour = 3_600_000;

describe.each(enginesAtScale)(
  'the progress of a started session on two devices, on the %s database',
  (engine) => {
    let server: TestApp;
    let golfer: Golfer;
    let session: ScheduledSession;
    let ids: readonly string[];
    beforeAll(async () => {
      server = await startTestApp(engine);
    });
    afterAll(() => server.close());
    beforeEach(async () => {
      server.setNow('2026-05-14T00:00:00Z');
      golfer = await aGolfer(server);
      await followsBreak100(golfer);
      const [first] = await sessionsOf(golfer);
      if (first === undefined) throw new Error('no sessions');
      session = first;
      ids = (await completionOf(golfer, session)).completedExercises;
    });

    const url = () => `/api/user/session-progress/${session.id}`;
    const read = () => ok<KnownProgress>(golfer.get(url()));
    const drill = (index: number, changes: Partial<DrillProgress> = {}): DrillProgress => ({
      exerciseId: ids[index] ?? '',
      state: 'open',
      attempts: [],
      score: null,
      seconds: 0,
      changedAt: now - 1000,
      ...changes,
    });
    const begun = (...drills: DrillProgress[]): SessionProgress => ({
      startedAt: now - hour,
      drills,
    });
    const sends = (progress: SessionProgress, sentAt = now) =>
      golfer.send('PUT', url(), { ...progress, sentAt });
    const knows = async () => (await read()).progress;

    test('is empty at first', async () => {
      expect(await read()).toEqual({ serverTime: now, progress: null });
    });

    test('is available on the desktop after it was started on the phone', async () => {
      const sent = begun(drill(0, { attempts: [1, 0, 1], state: 'done', seconds: 90 }));
      const noted = { ...sent, note: { text: ' Windy', changedAt: now - 500 } };
      expect(await ok(sends(noted))).toMatchObject({ serverTime: now, progress: noted });
      expect(await knows()).toEqual(noted);
    });

    test('is merged by drill, and the later change wins', async () => {
      await ok(sends(begun(drill(0, { attempts: [1], changedAt: now - 5000 }), drill(1))));
      const late = drill(0, { attempts: [1, 1], changedAt: now - 4000 });
      await ok(sends(begun(late, drill(2, { state: 'left_out' }))));
      const early = drill(0, { attempts: [0], changedAt: now - 9000 });
      const { progress } = await ok<KnownProgress>(sends(begun(early)));
      expect(progress?.drills).toHaveLength(3);
      expect(progress?.drills).toContainEqual(late);
      expect(await ok<KnownProgress>(sends(begun(early)))).toMatchObject({ progress });
    });

    test('is complete after twenty devices send it at once', async () => {
      const sent = Array.from({ length: 20 }, (_, index) =>
        drill(index % ids.length, {
          attempts: Array(index).fill(1),
          changedAt: now - 1000 + index,
        }),
      );
      await Promise.all(sent.map((one) => ok(sends(begun(one)))));
      const latest = sent.slice(-ids.length);
      const { drills = [] } = (await knows()) ?? {};
      expect(drills).toHaveLength(ids.length);
      expect(drills).toEqual(expect.arrayContaining(latest));
    });

    test('is merged correctly if the clock of a device is ahead or behind', async () => {
      const ahead = now + 30 * 24 * hour;
      const fast = drill(0, { attempts: [0], changedAt: ahead - 60_000 });
      await ok(sends({ startedAt: ahead - hour, drills: [fast] }, ahead));
      expect(await knows()).toEqual(begun({ ...fast, changedAt: now - 60_000 }));
      const right = drill(0, { attempts: [1], changedAt: now - 30_000 });
      await ok(sends(begun(right)));
      expect((await knows())?.drills).toEqual([right]);
      const slow = drill(0, { attempts: [1, 1], changedAt: 5000 });
      await ok(sends({ startedAt: 0, drills: [slow] }, 10_000));
      expect((await knows())?.drills).toEqual([{ ...slow, changedAt: now - 5000 }]);
    });

    test('treats a time slightly in the future as now', async () => {
      await ok(sends(begun(drill(0, { changedAt: now + 40_000 })), now + 40_000));
      expect((await knows())?.drills[0]?.changedAt).toBe(now);
    });

    test('leaves out a drill that the session no longer has and keeps the others', async () => {
      await ok(sends(begun(drill(0), { ...drill(1), exerciseId: 'no-longer-there' })));
      expect((await knows())?.drills).toEqual([drill(0)]);
    });

    test('is not found for another golfer’s session', async () => {
      const other = await aGolfer(server);
      await ok(sends(begun(drill(0))));
      expect(await other.get(url())).toMatchObject({ status: 404 });
      const body = { ...begun(drill(0, { attempts: [1] })), sentAt: now };
      expect(await other.send('PUT', url(), body)).toMatchObject({ status: 404 });
      expect((await knows())?.drills).toEqual([drill(0)]);
    });

    test('is deleted when the session is completed, and no device restores it', async () => {
      await ok(sends(begun(drill(0))));
      const completion = await completionOf(golfer, session);
      await ok(golfer.send('POST', '/api/user/complete-session', completion));
      expect(await knows()).toBeNull();
      expect(await sends(begun(drill(0)))).toMatchObject({ body: { code: 'session_completed' } });
      await ok(golfer.send('DELETE', `/api/user/session-completions/${session.id}`));
      expect(await knows()).toBeNull();
    });

    test('is deleted when the session is skipped', async () => {
      await ok(sends(begun(drill(0))));
      const scheduledSessionId = session.id;
      await ok(golfer.send('POST', '/api/user/skip-session', { scheduledSessionId }));
      expect(await knows()).toBeNull();
      expect(await sends(begun(drill(0)))).toMatchObject({ body: { code: 'session_skipped' } });
    });

    test('is deleted with the plan', async () => {
      await ok(sends(begun(drill(0))));
      await ok(golfer.send('POST', '/api/user/abandon-program', {}));
      expect(await golfer.get(url())).toMatchObject({ status: 404 });
      expect(await sends(begun(drill(0)))).toMatchObject({ status: 404 });
    });
  },
);
