import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DashboardPayload } from '#contract/dashboard.ts';
import type { Effects } from '#contract/effects.ts';
import type { Completion, Enrollment, SessionDetails } from '#contract/training-schemas.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import {
  completes,
  completionOf,
  followsBreak100,
  ok,
  sessionOn,
  statsOfTraining,
} from '#testing/scenario.ts';

type Completed = {
  completion: Completion;
  programCompleted: boolean;
  isLastSession: boolean;
  effects: Effects;
};

// Thursday, May 14, at noon in Auckland. The plan has sessions on Mondays, Thursdays and Saturdays.
const thursday = '2026-05-14';
const saturday = '2026-05-16';

describe('sessions', () => {
  let server: TestApp;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    golfer = await aGolfer(server);
    await followsBreak100(golfer);
  });

  const stats = () => statsOfTraining(golfer);
  const complete = (body: object) => golfer.send('POST', '/api/user/complete-session', body);
  const skip = (id: string) =>
    golfer.send('POST', '/api/user/skip-session', { scheduledSessionId: id });
  const reopen = (id: string) => golfer.send('DELETE', `/api/user/session-completions/${id}`);
  const countRows = async (table: string, id: string) => {
    const found = await server.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)} where ${sql.identifier(
        table === 'xp_entries' ? 'source_id' : 'scheduled_session_id',
      )} = ${id}`,
    );
    return found.rows[0]?.n;
  };

  test('a completed session earns 50 XP plus 2 XP per minute and starts a streak', async () => {
    const answer = await ok<Completed>(completes(golfer, await sessionOn(golfer, thursday)));
    expect(answer).toMatchObject({ programCompleted: false, isLastSession: false });
    expect(answer.effects.xpEarned).toBe(130);
    expect(await stats()).toEqual({
      level: 1,
      totalXp: 130,
      totalMinutesTraining: 40,
      currentStreak: 1,
      longestStreak: 1,
      totalSessionsCompleted: 1,
      lastSessionDate: thursday,
    });
  });

  test('the home screen shows the completed session and the progress of the week and program', async () => {
    await ok(completes(golfer, await sessionOn(golfer, thursday)));
    const home = await ok<DashboardPayload>(golfer.get('/api/user/dashboard'));
    expect(home.todaysSession).toMatchObject({ noSessionToday: false, alreadyCompleted: true });
    expect(home.week).toMatchObject({ completedSessions: 1, totalSessions: 2 });
    expect(home.currentProgram).toMatchObject({ completedSessions: 1 });
    expect(home.nextSession).toMatchObject({ scheduledDate: saturday });
    expect(home.todaysSession.session?.diagram).toBeTruthy();
  });

  test('twenty clicks on Complete Session count once, and all get the same completion', async () => {
    const session = await sessionOn(golfer, thursday);
    const body = await completionOf(golfer, session);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ok<Completed>(complete(body))),
    );
    expect(new Set(answers.map((answer) => answer.completion.id)).size).toBe(1);
    expect(await countRows('session_completions', session.id)).toBe(1);
    expect(await countRows('xp_entries', session.id)).toBe(1);
    expect(await stats()).toMatchObject({ totalXp: 130, totalSessionsCompleted: 1 });
  });

  test('the rating, notes, completed exercises, and scores are stored and shown again', async () => {
    const session = await sessionOn(golfer, thursday);
    const { session: planned } = await ok<SessionDetails>(
      golfer.get(`/api/user/scheduled-session-details/${session.id}`),
    );
    const scored = planned.exercises.find((exercise) => exercise.scoring !== null);
    const best = scored?.scoring?.max ?? 1;
    await ok(
      complete({
        scheduledSessionId: session.id,
        sessionId: session.sessionId,
        completedExercises: [planned.exercises[0]?.id],
        rating: 4,
        duration: 55,
        notes: 'Short-sided twice.\nThe 56 carries shorter than I think.',
        scores: [{ exerciseId: scored?.id, score: best }],
      }),
    );
    const { completion, isCompleted } = await ok<SessionDetails>(
      golfer.get(`/api/user/scheduled-session-details/${session.id}`),
    );
    expect(isCompleted).toBe(true);
    expect(completion).toMatchObject({
      rating: 4,
      duration: 55,
      notes: 'Short-sided twice.\nThe 56 carries shorter than I think.',
      scores: [{ exerciseId: scored?.id, score: best }],
    });
    expect(completion?.completedExercises).toEqual(
      expect.arrayContaining([planned.exercises[0]?.id, scored?.id]),
    );
  });

  test('a skipped session counts as done, earns no XP, and does not break the streak', async () => {
    await ok(completes(golfer, await sessionOn(golfer, thursday)));
    await ok(skip((await sessionOn(golfer, saturday)).id));
    server.setNow('2026-05-18T00:00:00Z');
    await ok(completes(golfer, await sessionOn(golfer, '2026-05-18')));
    expect(await stats()).toMatchObject({
      totalXp: 260,
      currentStreak: 2,
      totalSessionsCompleted: 2,
    });
    expect(await ok<Enrollment>(golfer.get('/api/user/current-program'))).toMatchObject({
      completedSessions: 3,
      skippedSessions: 1,
      missedSessions: 0,
    });
  });

  test('a missed session breaks the streak, and completing it late repairs the streak', async () => {
    await ok(completes(golfer, await sessionOn(golfer, thursday)));
    server.setNow('2026-05-18T00:00:00Z');
    await ok(completes(golfer, await sessionOn(golfer, '2026-05-18')));
    expect(await stats()).toMatchObject({ currentStreak: 1 });
    await ok(completes(golfer, await sessionOn(golfer, saturday)));
    expect(await stats()).toMatchObject({ currentStreak: 2 });
  });

  test('reopening a session removes its XP, minutes, and streak, and can be repeated', async () => {
    const session = await sessionOn(golfer, thursday);
    await ok(completes(golfer, session));
    const { completion } = await ok<Completed>(reopen(session.id));
    expect(completion).toMatchObject({ scheduledSessionId: session.id, rating: 5, duration: 40 });
    expect(await ok(reopen(session.id))).toMatchObject({ completion: null });
    expect(await stats()).toMatchObject({
      totalXp: 0,
      totalMinutesTraining: 0,
      currentStreak: 0,
      totalSessionsCompleted: 0,
    });
    expect(await sessionOn(golfer, thursday)).toMatchObject({
      status: 'planned',
      completedAt: null,
    });
    await ok(completes(golfer, session));
    expect(await stats()).toMatchObject({ totalXp: 130 });
  });

  test('a skipped session must be reopened before it is completed, and the other way around', async () => {
    const session = await sessionOn(golfer, thursday);
    await ok(skip(session.id));
    expect(await completes(golfer, session)).toMatchObject({
      status: 409,
      body: { code: 'session_skipped' },
    });
    await ok(reopen(session.id));
    await ok(completes(golfer, session));
    expect(await skip(session.id)).toMatchObject({
      status: 409,
      body: { code: 'session_completed' },
    });
  });

  test('another golfer’s session gets exactly the same 404 response as an unknown session', async () => {
    const session = await sessionOn(golfer, thursday);
    const body = await completionOf(golfer, session);
    const other = await aGolfer(server);
    const answers = await Promise.all([
      other.get(`/api/user/scheduled-session-details/${session.id}`),
      other.get('/api/user/scheduled-session-details/never-was'),
      other.send('POST', '/api/user/complete-session', body),
      other.send('POST', '/api/user/skip-session', { scheduledSessionId: session.id }),
      other.send('DELETE', `/api/user/session-completions/${session.id}`),
    ]);
    const bodies = answers.map(({ status, body: error }) => ({
      status,
      error: { ...(error as object), requestId: '' },
    }));
    expect(new Set(bodies.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(bodies[0]).toMatchObject({ status: 404, error: { code: 'not_found' } });
    expect(await sessionOn(golfer, thursday)).toMatchObject({ status: 'planned' });
  });

  test.each([
    ['no stars', { rating: 0 }],
    ['six stars', { rating: 6 }],
    ['half a star', { rating: 4.5 }],
    ['no minutes', { duration: 0 }],
    ['more than three hours', { duration: 181 }],
    ['minutes as text', { duration: '40' }],
    ['notes of 2,001 characters', { notes: 'x'.repeat(2001) }],
    ['a control character', { notes: 'nul\u0000' }],
    ['an exercise of another session', { completedExercises: ['putting-at-home-w1-s1-e1'] }],
    ['a score for another session', { scores: [{ exerciseId: 'nothing', score: 3 }] }],
    ['another session’s id', { sessionId: 'break-100-w6-s3' }],
  ])('a completion with %s is refused and changes nothing', async (_case, wrong) => {
    const session = await sessionOn(golfer, thursday);
    const answer = await complete({ ...(await completionOf(golfer, session)), ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await countRows('session_completions', session.id)).toBe(0);
    expect(await stats()).toMatchObject({ totalXp: 0 });
  });

  test('a score above the maximum is refused', async () => {
    const session = await sessionOn(golfer, thursday);
    const { session: planned } = await ok<SessionDetails>(
      golfer.get(`/api/user/scheduled-session-details/${session.id}`),
    );
    const bounded = planned.exercises.find((exercise) => exercise.scoring?.max != null);
    const score = (bounded?.scoring?.max ?? 0) + 1;
    const answer = await complete({
      ...(await completionOf(golfer, session)),
      scores: [{ exerciseId: bounded?.id, score }],
    });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'scores.0' }] } });
  });

  test('a reaction that fails rolls back the whole completion', async () => {
    const session = await sessionOn(golfer, thursday);
    await server.db.execute(
      sql`alter table xp_entries add constraint stop check (xp < 0) not valid`,
    );
    const answer = await completes(golfer, session);
    await server.db.execute(sql`alter table xp_entries drop constraint stop`);
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(JSON.stringify(answer.body)).not.toContain('xp_entries');
    expect(await sessionOn(golfer, thursday)).toMatchObject({ status: 'planned' });
    expect(await countRows('session_completions', session.id)).toBe(0);
    expect(await stats()).toMatchObject({ totalXp: 0 });
  });
});
