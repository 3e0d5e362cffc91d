import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RecalculationJob, RecalculationState } from '#contract/recalculation.ts';
import type { Enrollment, ScheduledSession, WeekSummary } from '#contract/training-schemas.ts';
import { baseIdOf } from '#domain/programs/version-id.ts';
import { publishes } from '#testing/a-program-version.ts';
import { exportOf, sendImport } from '#testing/an-export.ts';
import { aGolfer, cookieOf, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { anAdministrator } from '#testing/broadcasts.ts';
import { makesCoachLink } from '#testing/coach.ts';
import { enginesAtScale } from '#testing/database.ts';
import { idOf } from '#testing/friends.ts';
import { openLiveSocket } from '#testing/live-socket.ts';
import { longWait } from '#testing/long-wait.ts';
import { completes, completionOf, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

const url = '/api/admin/recalculation';
const startUrl = '/api/admin/recalculate-all-programs';
type Answer = { readonly message: string; readonly job: RecalculationJob };

describe.each(enginesAtScale)('recalculation on the %s database', (engine) => {
  let server: TestApp;
  let admin: Golfer;
  let ana: Golfer;
  beforeAll(async () => {
    server = await startTestApp(engine);
    admin = await anAdministrator(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    for (const table of ['enrollments', 'recalculations'])
      await server.db.execute(sql`delete from ${sql.identifier(table)}`);
    await server.db.execute(sql`update programs set version = 1 where id = 'break-100'`);
    await server.db.execute(
      sql`delete from program_versions where program_id = 'break-100' and version > 1`,
    );
    ana = await aGolfer(server);
    await followsBreak100(ana);
  });

  const state = () => ok<RecalculationState>(admin.get(url));
  const over = () =>
    vi.waitFor(async () => {
      const { job } = await state();
      expect(job?.state).toBe('complete');
      return job;
    }, longWait);
  const recalculates = async () => {
    await ok(admin.send('POST', startUrl));
    return over();
  };
  const current = (golfer: Golfer) => ok<Enrollment>(golfer.get('/api/user/current-program'));
  const ids = (sessions: readonly ScheduledSession[]) => sessions.map((one) => one.sessionId);
  /** The first five sessions of Break 100, in order. */
  const firstSessions = async () => {
    const [first, second, third, fourth, fifth] = await sessionsOf(ana);
    if (!first || !second || !third || !fourth || !fifth) throw new Error('Nothing is planned');
    return { first, second, third, fourth, fifth };
  };

  test('finished sessions stay, planned sessions follow the newest version, and all responses agree', async () => {
    const { first, second, third, fourth, fifth } = await firstSessions();
    await ok(completes(ana, first));
    await ok(ana.send('POST', '/api/user/skip-session', { scheduledSessionId: second.id }));
    const move = { newDate: '2026-05-20' };
    await ok(ana.send('PATCH', `/api/user/scheduled-sessions/${third.id}/reschedule`, move));
    const before = await sessionsOf(ana);
    const stats = await ok(ana.get('/api/user/stats'));
    await publishes(server.db, 'break-100', {
      without: [baseIdOf(fifth.sessionId)],
      retitled: [fourth, first].map((one) => baseIdOf(one.sessionId)),
      otherVariant: [baseIdOf(third.sessionId)],
      added: [{ id: 'lag-putting', after: baseIdOf(third.sessionId) }],
    });

    const { version } = (await state()).programs[0] ?? {};
    expect((await state()).programs).toEqual([
      {
        id: 'break-100',
        name: 'Break 100',
        language: 'en',
        version,
        plans: 1,
        sessions: { updated: 2, added: 1, removed: 1 },
      },
    ]);
    expect(await recalculates()).toMatchObject({ total: 1, done: 1, failed: 0 });
    expect((await state()).programs).toEqual([]);

    const after = await sessionsOf(ana);
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    // On the day to which the golfer moved it.
    expect(after.find(({ id }) => id === third.id)?.scheduledDate).toBe(move.newDate);
    expect(ids(after.slice(2)).every((id) => id.endsWith(`@${version}`))).toBe(true);
    expect(after.find(({ id }) => id === fourth.id)?.title).toBe(`New: ${fourth.title}`);
    expect(after.map(({ id }) => id)).not.toContain(fifth.id);
    const added = after.filter(({ title }) => title === 'lag-putting');
    expect(added).toMatchObject([{ status: 'planned', totalDuration: 25 }]);
    expect(added[0]?.scheduledDate).toBe('2026-05-21');
    expect(new Set(ids(after).map(baseIdOf)).size).toBe(before.length);

    expect(await current(ana)).toMatchObject({
      programVersion: version,
      totalSessions: before.length,
      completedSessions: 2,
      skippedSessions: 1,
    });
    const weeks = await ok<WeekSummary[]>(
      ana.get('/api/user/scheduled-sessions-by-week/current-program'),
    );
    expect(weeks.flatMap((week) => week.sessions.map(({ id }) => id)).toSorted()).toEqual(
      after.map(({ id }) => id).toSorted(),
    );
    expect(await ok(ana.get('/api/user/stats'))).toEqual(stats);
    const details = await ok<{ completion: object }>(
      ana.get(`/api/user/scheduled-session-details/${first.id}`),
    );
    expect(details.completion).toMatchObject({ sessionId: first.sessionId, rating: 5 });
    await ok(ana.get('/api/user/dashboard'));
  });

  test('a perfect week that gets another session is no longer perfect', async () => {
    const progress = async () =>
      (
        await ok<{ id: string; progress: number }[]>(ana.get('/api/user/achievement-progress'))
      ).find(({ id }) => id === 'four-full-weeks')?.progress;
    const { fifth } = await firstSessions();
    for (const session of Object.values(await firstSessions())) await ok(completes(ana, session));
    expect(await progress()).toBe(1);
    const { id: userProgramId } = await current(ana);
    const days = { availableDays: [1, 4, 6, 7], startDate: '2026-05-25' };
    const preferences = { sessionsPerWeek: 4, ...days };
    await ok(ana.send('POST', '/api/user/reschedule-program', { userProgramId, preferences }));
    expect(await progress()).toBe(1);
    await publishes(server.db, 'break-100', {
      added: [{ id: 'lag-putting', after: baseIdOf(fifth.sessionId) }],
    });
    server.setNow('2026-05-18T08:00:00Z');
    await recalculates();
    const added = (await sessionsOf(ana)).find(({ title }) => title === 'lag-putting');
    expect(added?.scheduledDate).toBe('2026-05-24');
    expect(await progress()).toBe(0);
    if (added) await ok(completes(ana, added));
    expect(await progress()).toBe(1);
    server.setNow('2026-05-14T00:00:00Z');
  });

  test('a second recalculation changes nothing', async () => {
    await publishes(server.db, 'break-100');
    await recalculates();
    const [once, enrollment] = [await sessionsOf(ana), await current(ana)];
    const { message, job } = await ok<Answer>(admin.send('POST', startUrl));
    expect(message).toBe('Every plan already has the newest version.');
    expect(job).toMatchObject({ total: 0, done: 0 });
    await over();
    expect([await sessionsOf(ana), await current(ana)]).toEqual([once, enrollment]);
  });

  test('a session with a coach’s note stays as it is', async () => {
    const { first, second } = await firstSessions();
    const { token } = await makesCoachLink(ana);
    const note = { note: 'Slow hands.' };
    await ok(ana.send('PUT', `/api/coach/${token}/sessions/${second.id}/note`, note));
    await publishes(server.db, 'break-100', { without: [baseIdOf(second.sessionId)] });
    expect((await state()).programs).toMatchObject([{ sessions: { removed: 0 } }]);
    await recalculates();
    const after = await firstSessions();
    expect(after.second).toEqual(second);
    expect(after.first.sessionId).not.toBe(first.sessionId);
  });

  test('a session in progress stays as it is and keeps its scores', async () => {
    const { first, second } = await firstSessions();
    const progressUrl = `/api/user/session-progress/${second.id}`;
    const sentAt = Date.parse('2026-05-14T00:00:00Z');
    const drill = {
      exerciseId: baseIdOf((await completionOf(ana, second)).completedExercises[0] ?? ''),
      state: 'done',
      attempts: [],
      score: 7,
      seconds: 60,
      changedAt: sentAt,
    };
    const progress = { startedAt: sentAt, drills: [drill] };
    await ok(ana.send('PUT', progressUrl, { ...progress, sentAt }));
    await publishes(server.db, 'break-100', { without: [baseIdOf(second.sessionId)] });
    expect((await state()).programs).toMatchObject([{ sessions: { removed: 0 } }]);
    await recalculates();
    const after = await firstSessions();
    expect(after.second).toEqual(second);
    expect(after.first.sessionId).not.toBe(first.sessionId);
    expect(await ok(ana.get(progressUrl))).toMatchObject({ progress });
  });

  test('a session trained before its plan changed is completed in the version that was trained', async () => {
    const { first, second } = await firstSessions();
    const trained = await completionOf(ana, first);
    await publishes(server.db, 'break-100', { retitled: [baseIdOf(first.sessionId)] });
    await recalculates();
    expect((await firstSessions()).first.title).toBe(`New: ${first.title}`);
    const other = { ...trained, sessionId: second.sessionId };
    const send = (body: object) => ana.send('POST', '/api/user/complete-session', body);
    expect((await send(other)).status).toBe(400);
    expect((await send({ ...trained, sessionId: `${first.sessionId}@99` })).status).toBe(400);
    await ok(send(trained));
    expect((await firstSessions()).first).toMatchObject({
      sessionId: first.sessionId,
      title: first.title,
      status: 'completed',
    });
    // A second request, as from another device that has already read the new version.
    const { sessionId } = (await firstSessions()).second;
    await ok(send({ ...trained, sessionId: first.sessionId + sessionId.replace(/^[^@]*/, '') }));
  });

  test('a program without remaining sessions is completed', async () => {
    const { first } = await firstSessions();
    await ok(completes(ana, first));
    const others = (await sessionsOf(ana)).slice(1).map((one) => baseIdOf(one.sessionId));
    await publishes(server.db, 'break-100', { without: others });
    await recalculates();
    expect((await ana.get('/api/user/current-program')).body).toBeNull();
    const { rows } = await server.db.execute(
      sql`select 1 from enrollments where completed_at is not null`,
    );
    expect(rows).toHaveLength(1);
  });

  test('open tabs are told to read the plan again', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const tab = await openLiveSocket({ url: address, cookie: cookieOf(ana) });
    await tab.authenticate({ userId: await idOf(ana) });
    await publishes(server.db, 'break-100');
    await recalculates();
    const [message] = await tab.messages(1);
    expect(JSON.stringify(message)).toContain('/api/user/scheduled-sessions');
  });

  test('a recalculated plan is exported and imported completely', async () => {
    const { first } = await firstSessions();
    await ok(completes(ana, first));
    await publishes(server.db, 'break-100', { retitled: [baseIdOf(first.sessionId)] });
    await recalculates();
    const ben = await aGolfer(server);
    expect((await sendImport(ben, await exportOf(server, ana))).status).toBe(200);
    const plan = (sessions: readonly ScheduledSession[]) =>
      sessions.map(({ sessionId, scheduledDate, status }) => [sessionId, scheduledDate, status]);
    expect(plan(await sessionsOf(ben))).toEqual(plan(await sessionsOf(ana)));
  });

  test('the calendar feed for phones has the sessions of the newest version', async () => {
    const { first, second } = await firstSessions();
    await ok(completes(ana, first));
    await publishes(server.db, 'break-100', { without: [baseIdOf(second.sessionId)] });
    await recalculates();
    const { subscriptionUrl } = await ok<{ subscriptionUrl: string }>(
      ana.get('/api/user/calendar/subscription-url'),
    );
    const feed = await ok<string>(ana.get(new URL(subscriptionUrl).pathname));
    expect(feed).toContain(first.id);
    expect(feed).not.toContain(second.id);
    expect(feed.match(/BEGIN:VEVENT/g)).toHaveLength((await sessionsOf(ana)).length);
  });

  test('a plan that cannot be recalculated stays as it is and is counted as failed', async () => {
    const ben = await aGolfer(server);
    await followsBreak100(ben);
    const { third } = await firstSessions();
    // Without available days, a new session cannot be scheduled.
    await server.db.execute(
      sql`update enrollments set available_days = '{}' where user_id = ${await idOf(ana)}`,
    );
    const before = await sessionsOf(ana);
    await publishes(server.db, 'break-100', {
      added: [{ id: 'lag-putting', after: baseIdOf(third.sessionId) }],
    });
    expect(await recalculates()).toMatchObject({ total: 2, done: 1, failed: 1 });
    expect(await sessionsOf(ana)).toEqual(before);
    expect((await sessionsOf(ben)).length).toBe(before.length + 1);
    expect((await state()).programs).toMatchObject([{ plans: 1 }]);
  });
});
