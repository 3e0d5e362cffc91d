import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ComingSessions, detailsOfComing } from '#contract/coming-sessions.ts';
import type { SessionExercise } from '#contract/programs.ts';
import type { DrillScore, SessionDetails } from '#contract/training-schemas.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { longWait } from '#testing/long-wait.ts';
import { completes, completionOf, followsBreak100, ok, sessionOn } from '#testing/scenario.ts';
import { statementsOf } from '#testing/statements.ts';

const url = '/api/user/coming-sessions';

describe('the response for the next two weeks', () => {
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

  const coming = (known?: string) =>
    ok<ComingSessions>(golfer.get(known === undefined ? url : `${url}?version=${known}`));
  async function content() {
    const answer = await coming();
    if (answer.content === null) throw new Error('The answer has no content');
    return answer.content;
  }
  /** Completes today's session with a score in a drill that a later session also contains. */
  async function trains() {
    const sessions = detailsOfComing(await content()).slice(1);
    const comes = new Set(
      sessions.flatMap(({ session }) => session.exercises.map(({ exerciseId }) => exerciseId)),
    );
    const session = await sessionOn(golfer, '2026-05-14');
    const exercises = await ok<SessionExercise[]>(
      golfer.get(`/api/session-exercises/${session.sessionId}`),
    );
    const drill = exercises.find(
      ({ scoring, exerciseId }) => scoring !== null && comes.has(exerciseId),
    );
    if (!drill?.scoring) throw new Error('No drill is scored');
    const scores = [{ exerciseId: drill.id, score: drill.scoring.min + 1 }];
    const body = { ...(await completionOf(golfer, session)), scores };
    await ok(golfer.send('POST', '/api/user/complete-session', body));
  }

  test('has each session with the same data as its own response', async () => {
    await trains();
    const all = await content();
    const details = detailsOfComing(all);
    expect(details.map(({ scheduledSession }) => scheduledSession.scheduledDate)).toEqual([
      ...['2026-05-16', '2026-05-18', '2026-05-21', '2026-05-23', '2026-05-25', '2026-05-28'],
    ]);
    for (const one of details) {
      const { id } = one.scheduledSession;
      const alone = await ok<SessionDetails>(
        golfer.get(`/api/user/scheduled-session-details/${id}`),
      );
      expect(one).toEqual(alone);
      const exercises = await ok(golfer.get(`/api/session-exercises/${one.session.id}`));
      expect(one.session.exercises).toEqual(exercises);
    }
    for (const { exerciseId, scores } of all.scores) {
      const alone = await ok<DrillScore[]>(golfer.get(`/api/user/exercises/${exerciseId}/scores`));
      expect(scores).toEqual(alone);
    }
    expect(all.scores.some(({ scores }) => scores.length > 0)).toBe(true);
  });

  test('has an exercise of several sessions only once', async () => {
    const { sessions, exercises } = await content();
    const places = sessions.flatMap(({ session }) => session.exercises);
    const different = new Set(places.map(({ exerciseId }) => exerciseId));
    expect(places.length).toBeGreaterThan(different.size);
    expect(exercises.map(({ exerciseId }) => exerciseId).toSorted()).toEqual(
      [...different].toSorted(),
    );
  });

  test('has no content if the client already has it', async () => {
    const first = await coming();
    expect(await coming(first.version)).toEqual({ version: first.version, content: null });
    await completes(golfer, await sessionOn(golfer, '2026-05-14'));
    const second = await coming(first.version);
    expect(second.version).not.toBe(first.version);
    expect(second.content?.sessions).toHaveLength(6);
  });

  test('starts one day later on the next day', async () => {
    const { version } = await coming();
    server.setNow('2026-05-15T00:00:00Z');
    const next = await coming(version);
    expect(next.content?.sessions[0]?.scheduledSession.scheduledDate).toBe('2026-05-16');
  });

  test('has no sessions without an active program', async () => {
    await ok(golfer.send('POST', '/api/user/abandon-program'));
    expect(await content()).toEqual({ program: null, sessions: [], exercises: [], scores: [] });
  });

  test('has no sessions or scores of other golfers', async () => {
    await trains();
    const other = await aGolfer(server);
    await followsBreak100(other);
    const { content: others } = await ok<ComingSessions>(other.get(url));
    expect(others?.sessions).toHaveLength(7);
    expect(others?.scores.every(({ scores }) => scores.length === 0)).toBe(true);
  });

  test('takes at most four database statements, including authentication', async () => {
    await vi.waitFor(async () => {
      const { rows } = await server.db.execute(
        sql`select name from pgboss.job where state < 'completed' and start_after <= now()`,
      );
      expect(rows, 'work of the start, or what follows enrolling, is still to come').toEqual([]);
    }, longWait);
    const statements = await statementsOf(coming);
    const texts = statements.map(({ text }) => text).join('\n');
    expect(statements.length, texts).toBeLessThanOrEqual(4);
  });
});
