import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SessionExercise } from '#contract/programs.ts';
import type { DrillScore, ScheduledSession, SessionDetails } from '#contract/training-schemas.ts';
import type { ExerciseTask } from '#domain/drills/task.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { completionOf, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

type Scored = SessionExercise & { readonly scoring: NonNullable<SessionExercise['scoring']> };

const isScored = (exercise: SessionExercise): exercise is Scored => exercise.scoring !== null;

describe('drill scores', () => {
  let server: TestApp;
  let golfer: Golfer;
  /** Sessions that score the same drill. */
  let sessions: ScheduledSession[];
  let drill: Scored;

  const exercisesOf = ({ sessionId }: ScheduledSession, reader = golfer) =>
    ok<SessionExercise[]>(reader.get(`/api/session-exercises/${sessionId}`));

  /** Finds a drill in which higher is better, and the first three sessions that score it. */
  async function find() {
    const byDrill = new Map<string, { drill: Scored; sessions: ScheduledSession[] }>();
    for (const session of await sessionsOf(golfer)) {
      for (const exercise of (await exercisesOf(session)).filter(isScored)) {
        if (exercise.scoring.better !== 'higher') continue;
        const known = byDrill.get(exercise.exerciseId)?.sessions ?? [];
        const found = [...known, session];
        byDrill.set(exercise.exerciseId, { drill: exercise, sessions: found });
        if (found.length === 3) return { drill: exercise, sessions: found };
      }
    }
    throw new Error('No drill is scored in three sessions');
  }

  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    golfer = await aGolfer(server);
    await followsBreak100(golfer);
    // Resets every session to the drills' usual rules.
    await server.db.execute(sql`update session_exercises set task = '{}'`);
    ({ drill, sessions } = await find());
  });

  /** Completes the n-th session of the drill (from 0), an hour after the previous one. */
  async function score(nth: number, scored: number, by = golfer) {
    const session = sessions[nth];
    if (session === undefined) throw new Error(`No session ${nth}`);
    server.setNow(`2026-05-14T0${nth + 1}:00:00Z`);
    const scores = [{ exerciseId: drill.exerciseId, score: scored }];
    const body = { ...(await completionOf(by, session)), scores };
    await ok(by.send('POST', '/api/user/complete-session', body));
  }
  const own = async () => {
    const last = sessions.at(-1);
    if (last === undefined) throw new Error('No session');
    const inSession = (list: readonly SessionExercise[]) =>
      list.find(({ exerciseId }) => exerciseId === drill.exerciseId)?.ownScores;
    const details = await ok<SessionDetails>(
      golfer.get(`/api/user/scheduled-session-details/${last.id}`),
    );
    const shown = inSession(details.session.exercises);
    // The score dialog reads the exercises in a separate request, which must return the same.
    expect(inSession(await exercisesOf(last))).toEqual(shown);
    return shown;
  };
  const history = (reader = golfer, id = drill.exerciseId) =>
    reader.get(`/api/user/exercises/${id}/scores`);

  test('a drill that was never scored has no best score and an empty history', async () => {
    expect(await own()).toBeNull();
    expect(await ok(history())).toEqual([]);
  });

  test('the best and last scores are shown wherever the drill is done again', async () => {
    const { min, step } = drill.scoring;
    const [low, high] = [min + step, min + 3 * step];
    await score(0, high);
    expect(await own()).toMatchObject({ best: high, last: high, count: 1 });
    await score(1, low);
    expect(await own()).toMatchObject({ best: high, last: low, count: 2 });
    const told = await ok<DrillScore[]>(history());
    expect(told.map((each) => each.score)).toEqual([high, low]);
    expect(told.map((each) => Date.parse(each.recordedAt))).toEqual(
      ['2026-05-14T01:00:00Z', '2026-05-14T02:00:00Z'].map(Date.parse),
    );
  });

  test('the lowest score is the best if lower is better', async () => {
    const count = (better: string) =>
      server.db.execute(sql`
        update exercises set details = jsonb_set(details, '{scoring,better}', to_jsonb(${better}::text))
        where id = ${drill.exerciseId}`);
    const { min, step } = drill.scoring;
    const [few, many] = [min + step, min + 2 * step];
    await score(0, few);
    await score(1, many);
    await count('lower');
    expect(await own()).toMatchObject({ best: few, last: many, count: 2 });
    await count('higher');
    expect(await own()).toMatchObject({ best: many, last: many, count: 2 });
  });

  test('zero counts as a score, and a drill completed without a score does not', async () => {
    const { min } = drill.scoring;
    await score(0, min);
    const [, second] = sessions;
    if (second === undefined) throw new Error('No second session');
    await ok(golfer.send('POST', '/api/user/complete-session', await completionOf(golfer, second)));
    expect(await own()).toMatchObject({ best: min, last: min, count: 1 });
  });

  test('a score that differs from a step by a tiny error is stored as the step', async () => {
    const { min, step } = drill.scoring;
    await score(0, min + 2 * step + 1e-9);
    await score(1, min + 1e-30);
    expect((await ok<DrillScore[]>(history())).map((kept) => kept.score)).toEqual([
      min + 2 * step,
      min,
    ]);
  });

  test('reopening a session removes its scores', async () => {
    const { min, step } = drill.scoring;
    await score(0, min + step);
    await score(1, min + 2 * step);
    await ok(golfer.send('DELETE', `/api/user/session-completions/${sessions[1]?.id}`));
    expect(await own()).toMatchObject({ best: min + step, last: min + step, count: 1 });
    await ok(golfer.send('DELETE', `/api/user/session-completions/${sessions[0]?.id}`));
    expect(await own()).toBeNull();
    expect(await ok(history())).toEqual([]);
  });

  describe('in a session with a special task', () => {
    /** Sets the drill's task in the n-th session. */
    const asks = (nth: number, task: ExerciseTask) =>
      server.db.execute(sql`
        update session_exercises set task = ${JSON.stringify(task)}::jsonb
        where exercise_id = ${drill.exerciseId} and session_id = ${sessions[nth]?.sessionId}`);
    const inSession = async (nth: number) => {
      const [list] = [await exercisesOf(sessions[nth] as ScheduledSession)];
      return list.find(({ exerciseId }) => exerciseId === drill.exerciseId);
    };
    /** Makes the drill one of twenty balls, and removes its tasks from all sessions. */
    beforeEach(async () => {
      const scoring = {
        shape: { kind: 'hits', attempts: 20 },
        better: 'higher',
        min: 0,
        max: 20,
        step: 1,
        targets: { beginner: 10, intermediate: 12, advanced: 14, expert: 16 },
        basis: 'estimate',
      };
      await server.db.execute(sql`
        update exercises set details = jsonb_set(details, '{scoring}', ${JSON.stringify(scoring)}::jsonb)
        where id = ${drill.exerciseId}`);
      for (const nth of [0, 1, 2]) await asks(nth, {});
    });

    test('the limits and targets match the attempts of the task', async () => {
      await asks(0, { attempts: 10 });
      expect((await inSession(0))?.scoring).toMatchObject({
        shape: { kind: 'hits', attempts: 10 },
        min: 0,
        max: 10,
        targets: { beginner: 5, expert: 8 },
      });
      const [session] = sessions as [ScheduledSession];
      const scores = [{ exerciseId: drill.exerciseId, score: 11 }];
      const body = { ...(await completionOf(golfer, session)), scores };
      expect(await golfer.send('POST', '/api/user/complete-session', body)).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'scores.0', message: 'This must be at most 10.' }] },
      });
    });

    test('the best score is converted to the attempts of the task and marked as mixed', async () => {
      await score(0, 15);
      await asks(1, { attempts: 10 });
      await score(1, 8);
      expect(await own()).toEqual({ best: 16, last: 16, count: 2, baseline: 15.5, isMixed: true });
      const told = await ok<DrillScore[]>(history());
      expect(told.map(({ score, attempts }) => [score, attempts])).toEqual([
        [15, 20],
        [8, 10],
      ]);
    });

    test('a variant has its own scores', async () => {
      await score(0, 15);
      await asks(1, { variant: 'narrow-gate' });
      await score(1, 3);
      expect(await own()).toMatchObject({ best: 15, last: 15, count: 1, isMixed: false });
      await asks(2, { variant: 'narrow-gate' });
      expect(await own()).toMatchObject({ best: 3, last: 3, count: 1 });
      expect(await inSession(2)).toMatchObject({
        series: 'narrow-gate',
        variant: 'narrow-gate',
        isUsual: false,
      });
    });

    test('a new edition of a drill’s scoring starts with no scores', async () => {
      await score(0, 15);
      await server.db.execute(sql`
        update exercises set details = jsonb_set(details, '{scoring,edition}', '2')
        where id = ${drill.exerciseId}`);
      expect(await own()).toBeNull();
      await score(1, 9);
      expect(await own()).toMatchObject({ best: 9, count: 1 });
    });

    test('a drill that is not scored in the session refuses a score', async () => {
      await asks(0, { scored: false });
      expect(await inSession(0)).toMatchObject({ scoring: null, ownScores: null });
      const [session] = sessions as [ScheduledSession];
      const scores = [{ exerciseId: drill.exerciseId, score: 1 }];
      const body = { ...(await completionOf(golfer, session)), scores };
      expect(await golfer.send('POST', '/api/user/complete-session', body)).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'scores.0', message: 'This exercise keeps no score.' }] },
      });
    });

    test('counts of several cells are stored if they add up to the score and refused otherwise', async () => {
      const cells = {
        kind: 'cells',
        cells: [
          { id: 'first', attempts: 10 },
          { id: 'second', attempts: 10 },
        ],
      };
      await server.db.execute(sql`
        update exercises
        set details = jsonb_set(details, '{scoring,shape}', ${JSON.stringify(cells)}::jsonb)
        where id = ${drill.exerciseId}`);
      const [session] = sessions as [ScheduledSession];
      const complete = async (counted: number[]) => {
        const scores = [{ exerciseId: drill.exerciseId, score: 12, cells: counted }];
        const body = { ...(await completionOf(golfer, session)), scores };
        return golfer.send('POST', '/api/user/complete-session', body);
      };
      for (const wrong of [[7, 4], [10], [5, 7, 0]])
        expect(await complete(wrong), String(wrong)).toMatchObject({
          status: 400,
          body: {
            issues: [{ path: 'scores.0', message: 'These counts do not add up to the score.' }],
          },
        });
      expect(await complete([11, 1])).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'scores.0.cells.0', message: 'This must be at most 10.' }] },
      });
      expect((await complete([5, 7])).status).toBe(200);
      const [told] = await ok<DrillScore[]>(history());
      expect(told).toMatchObject({ score: 12, cells: [5, 7] });
    });
  });

  test('a golfer does not see the scores of other golfers', async () => {
    await score(0, drill.scoring.min + drill.scoring.step);
    const other = await aGolfer(server);
    expect(await ok(history(other))).toEqual([]);
    const [session] = sessions;
    if (session === undefined) throw new Error('No session');
    const seen = await exercisesOf(session, other);
    expect(seen.map((exercise) => exercise.ownScores)).toEqual(seen.map(() => null));
  });

  test('the history of an unknown drill is not found, and a visitor gets 401', async () => {
    expect(await history(golfer, 'no-such-drill')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect(await history(golfer, 'x'.repeat(65))).toMatchObject({ status: 400 });
    expect(await history(visitor(server))).toMatchObject({ status: 401 });
  });
});
