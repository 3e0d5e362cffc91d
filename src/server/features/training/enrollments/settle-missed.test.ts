import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DashboardPayload } from '#contract/dashboard.ts';
import type { Enrollment, MissedPreview, SettledPlan } from '#contract/training-schemas.ts';
import { type WayToSettle, waysToSettle } from '#domain/training/settle-missed.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import {
  completes,
  followsBreak100,
  ok,
  sessionOn,
  sessionsOf,
  statsOfTraining,
} from '#testing/scenario.ts';

// The plan has sessions on Mondays, Thursdays and Saturdays, from Thursday, May 14, to Monday, June 22.
const start = '2026-05-14';
// Three weeks later, eight sessions are missed. Nine are planned from this Thursday on.
const threeWeeksLater = '2026-06-04T00:00:00Z';
const missedDays = [
  ...['2026-05-16', '2026-05-18', '2026-05-21', '2026-05-23', '2026-05-25'],
  ...['2026-05-28', '2026-05-30', '2026-06-01'],
];

describe('settling missed sessions after a long absence', () => {
  let server: TestApp;
  let golfer: Golfer;
  let userProgramId: string;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    golfer = await aGolfer(server);
    ({ id: userProgramId } = await followsBreak100(golfer));
    await ok(completes(golfer, await sessionOn(golfer, start)));
    server.setNow(threeWeeksLater);
  });

  const look = (who = golfer, id = userProgramId) => who.get(`/api/user/missed-sessions/${id}`);
  const preview = () => ok<MissedPreview>(look());
  const send = (way: WayToSettle, missed: readonly string[], who = golfer) =>
    who.send('POST', '/api/user/settle-missed-sessions', { userProgramId, way, missed });
  const settle = async (way: WayToSettle) => ok<SettledPlan>(send(way, (await preview()).missed));
  const home = () => ok<DashboardPayload>(golfer.get('/api/user/dashboard'));
  const datesOf = async () => (await sessionsOf(golfer)).map((one) => one.scheduledDate);
  const changed = { status: 409, body: { code: 'missed_changed' } };

  test('the preview lists the missed sessions and the effect of each option', async () => {
    const { missed, ...rest } = await preview();
    const sessions = await sessionsOf(golfer);
    expect(missed).toEqual(sessions.slice(1, 9).map(({ id }) => id));
    expect(rest).toMatchObject({
      endDate: '2026-06-22',
      fitsUntil: '2026-06-28',
      shift: { movedSessions: 17, skippedSessions: 0, endDate: '2026-07-11' },
      fit: { movedSessions: 2, skippedSessions: 6, endDate: '2026-06-27' },
      skip: { movedSessions: 0, skippedSessions: 8, endDate: '2026-06-22' },
    });
    expect(rest.fit.sessions.map(({ from, to }) => [from, to])).toEqual([
      ...[
        ['2026-05-16', '2026-06-25'],
        ['2026-05-18', '2026-06-27'],
      ],
      ...missedDays.slice(2).map((day) => [day, null]),
    ]);
    expect(await sessionsOf(golfer)).toEqual(sessions);
  });

  test.each(waysToSettle)(
    'the option %s does what the preview said and leaves no missed sessions',
    async (way) => {
      const before = await sessionsOf(golfer);
      const stats = await statsOfTraining(golfer);
      const { missed, [way]: said } = await preview();
      const { effects, ...done } = await ok<SettledPlan & { effects: object }>(send(way, missed));
      expect(done).toEqual(said);
      expect(effects).toMatchObject({ xpEarned: 0, unlockedAchievements: [] });

      const after = await sessionsOf(golfer);
      for (const { id, scheduledDate, status } of before) {
        const change = said.sessions.find((one) => one.id === id);
        expect(after.find((one) => one.id === id)).toMatchObject({
          scheduledDate: change?.to ?? scheduledDate,
          status: change?.to === null ? 'skipped' : status,
        });
      }
      const { missed: left, currentProgram } = await home();
      expect(left).toEqual([]);
      expect(currentProgram).toMatchObject({
        endDate: said.endDate,
        missedSessions: 0,
        skippedSessions: said.skippedSessions,
      });
      expect(await statsOfTraining(golfer)).toEqual(stats);
    },
  );

  test('shifting keeps completed sessions, and no session appears as moved', async () => {
    await settle('shift');
    const [done, ...planned] = await sessionsOf(golfer);
    expect(done).toMatchObject({ scheduledDate: start, status: 'completed' });
    expect(planned.map((one) => one.sessionNumber)).toEqual(
      Array.from({ length: 17 }, (_, index) => index + 2),
    );
    expect(planned[0]?.scheduledDate).toBe('2026-06-04');
    expect(planned.filter((one) => one.originalWeekNumber !== one.weekNumber)).toEqual([]);
  });

  test('fitted sessions keep their original week number', async () => {
    await settle('fit');
    expect(await sessionOn(golfer, '2026-06-25')).toMatchObject({
      originalWeekNumber: 1,
      weekNumber: 7,
    });
  });

  test.each(waysToSettle)(
    'after a short absence, the option %s repairs the streak',
    async (way) => {
      server.setNow('2026-05-19T00:00:00Z');
      expect(await statsOfTraining(golfer)).toMatchObject({ currentStreak: 0 });
      await settle(way);
      expect(await statsOfTraining(golfer)).toMatchObject({ currentStreak: 1, totalXp: 130 });
    },
  );

  test('skipping all remaining sessions completes the program and awards XP for completed sessions', async () => {
    server.setNow('2026-06-23T00:00:00Z');
    const { skip } = await preview();
    expect(skip).toMatchObject({ skippedSessions: 17, programCompleted: true });
    expect(await settle('skip')).toMatchObject({ programCompleted: true });
    expect(await ok(golfer.get('/api/user/current-program'))).toBeNull();
    expect(await statsOfTraining(golfer)).toMatchObject({
      totalXp: 130 + Math.round(500 / 18),
      totalSessionsCompleted: 1,
    });
    expect(await look()).toMatchObject({ status: 409, body: { code: 'program_not_active' } });
  });

  test('skipped sessions can be reopened one by one', async () => {
    await settle('skip');
    const { id } = await sessionOn(golfer, '2026-05-16');
    await ok(golfer.send('DELETE', `/api/user/session-completions/${id}`));
    expect((await home()).missed).toMatchObject([{ id }]);
  });

  test('is refused without changes if the missed sessions have changed since the preview', async () => {
    const { missed } = await preview();
    await ok(completes(golfer, await sessionOn(golfer, '2026-05-16')));
    const before = await sessionsOf(golfer);
    expect(await send('skip', missed)).toMatchObject(changed);
    expect(await sessionsOf(golfer)).toEqual(before);
    expect(await settle('skip')).toMatchObject({ skippedSessions: 7 });
    expect(await send('skip', missed)).toMatchObject(changed);
  });

  test('is refused if another day has ended since the preview', async () => {
    const { missed } = await preview();
    server.setNow('2026-06-05T00:00:00Z');
    expect(await send('shift', missed)).toMatchObject(changed);
    expect((await preview()).missed).toHaveLength(9);
  });

  test('depends on missed sessions, not on planned ones, so a session completed today is no obstacle', async () => {
    const { missed } = await preview();
    await ok(completes(golfer, await sessionOn(golfer, '2026-06-04')));
    const { sessions, movedSessions } = await ok<SettledPlan>(send('shift', missed));
    expect(movedSessions).toBe(16);
    expect(sessions[0]).toMatchObject({ from: '2026-05-16', to: '2026-06-06' });
  });

  test('a paused plan has no missed sessions to settle', async () => {
    const { missed } = await preview();
    const pause = { from: '2026-06-04', to: '2026-06-10', reason: 'illness' };
    await ok<Enrollment>(golfer.send('POST', '/api/user/pause-plan', pause));
    expect((await preview()).missed).toEqual([]);
    expect(await send('skip', missed)).toMatchObject(changed);
  });

  test('another golfer’s plan is not found, and an abandoned plan is refused', async () => {
    const other = await aGolfer(server);
    const { missed } = await preview();
    const absent = { status: 404, body: { code: 'not_found' } };
    expect(await look(other)).toMatchObject(absent);
    expect(await look(golfer, 'no-such-plan')).toMatchObject(absent);
    expect(await send('skip', missed, other)).toMatchObject(absent);
    await ok(golfer.send('POST', '/api/user/abandon-program'));
    const over = { status: 409, body: { code: 'program_not_active' } };
    expect(await look()).toMatchObject(over);
    expect(await send('skip', missed)).toMatchObject(over);
  });

  test('happens once for twenty clicks', async () => {
    const { missed, fit } = await preview();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('fit', missed)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    expect((await datesOf()).at(-1)).toBe(fit.endDate);
  });

  test('a request repeated with its idempotency key gets the first response', async () => {
    const body = { userProgramId, way: 'skip', missed: (await preview()).missed };
    const device = golfer.with({ 'idempotency-key': randomUUID() });
    const again = () => device.send('POST', '/api/user/settle-missed-sessions', body);
    const first = await ok(again());
    expect(await ok(again())).toEqual(first);
  });
});
