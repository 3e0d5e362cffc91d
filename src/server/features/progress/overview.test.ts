import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SessionExercise } from '#contract/programs.ts';
import type { ProgressOverview } from '#contract/progress.ts';
import type { ScheduledSession } from '#contract/training-schemas.ts';
import { ownTargetFor } from '#domain/drills/own-target.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { completes, completionOf, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

type Scored = SessionExercise & { readonly scoring: NonNullable<SessionExercise['scoring']> };
const isScored = (exercise: SessionExercise): exercise is Scored => exercise.scoring !== null;

const aRound = {
  name: 'Medal',
  holes: 18,
  roundType: 'match',
  scoreType: 'strokeplay',
  totalScore: 90,
  sessionDate: '2026-05-12',
};

describe('the response for the progress screen', () => {
  let server: TestApp;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    golfer = await aGolfer(server);
  });

  const overview = (reader = golfer) => ok<ProgressOverview>(reader.get('/api/user/progress'));
  const log = (round: object) =>
    ok(golfer.send('POST', '/api/user/golf-rounds', { ...aRound, ...round }));
  const practice = (title: string, sessionDate: string) =>
    ok(
      golfer.send('POST', '/api/user/free-practice-sessions', { title, duration: 30, sessionDate }),
    );

  test('is empty for a new golfer and has no rounds of other golfers', async () => {
    const other = await aGolfer(server);
    await ok(other.send('POST', '/api/user/golf-rounds', aRound));
    expect(await overview()).toMatchObject({
      handicapHistory: [],
      currentProgram: null,
      rounds: [],
      drills: [],
      days: [],
      focuses: [],
      recent: [],
      stats: { level: 1, totalXp: 0 },
    });
  });

  test('has the same data as the separate responses for its parts', async () => {
    await followsBreak100(golfer);
    await ok(golfer.send('POST', '/api/user/handicap', { handicap: 18.4 }));
    await log({});
    const { stats, currentProgram, handicapHistory, recent } = await overview();
    expect(stats).toEqual(await ok(golfer.get('/api/user/stats')));
    expect(currentProgram).toEqual(await ok(golfer.get('/api/user/current-program')));
    expect(handicapHistory).toEqual(await ok(golfer.get('/api/user/handicap-history')));
    const calendar = await ok<{ type: string }[]>(golfer.get('/api/user/activity-calendar'));
    expect(recent).toEqual(calendar.filter(({ type }) => type === 'golf_round'));
  });

  test('has the days of 26 weeks with what was done, and the sessions that were not', async () => {
    await followsBreak100(golfer);
    const [first, second] = await sessionsOf(golfer);
    if (!first || !second) throw new Error('The plan has no sessions');
    await ok(completes(golfer, first));
    await practice('Range', '2026-05-14');
    await practice('Long ago', '2025-11-16');
    await practice('Half a year ago', '2025-11-17');
    await practice('Tomorrow', '2026-05-15');
    await log({ sessionDate: '2026-05-12' });
    const { days } = await overview();
    expect(days.slice(0, 2)).toEqual([
      { on: '2025-11-17', minutes: 30, sessions: 1, rounds: 0, isPlanned: false },
      { on: '2026-05-12', minutes: 0, sessions: 0, rounds: 1, isPlanned: false },
    ]);
    const trained = days.find(({ on }) => on === first.scheduledDate);
    expect(trained).toMatchObject({ sessions: 2, isPlanned: false });
    expect(trained?.minutes).toBe(70);
    expect(days.find(({ on }) => on === second.scheduledDate)).toMatchObject({
      minutes: 0,
      isPlanned: true,
    });
    // Until the end of this week.
    expect(days.every(({ on }) => on <= '2026-05-17')).toBe(true);
  });

  test('has the minutes by focus that the program plans, and those that were done', async () => {
    expect((await overview()).focuses).toEqual([]);
    await followsBreak100(golfer);
    const before = await overview();
    expect(before.focuses.length).toBeGreaterThan(3);
    expect(before.focuses.every(({ minutes, planned }) => minutes === 0 && planned > 0)).toBe(true);
    const [first] = await sessionsOf(golfer);
    if (!first) throw new Error('The plan has no sessions');
    const exercises = await ok<SessionExercise[]>(
      golfer.get(`/api/session-exercises/${first.sessionId}`),
    );
    await ok(completes(golfer, first));
    const { focuses } = await overview();
    const sum = (minutes: readonly number[]) => minutes.reduce((total, each) => total + each, 0);
    expect(sum(focuses.map(({ minutes }) => minutes))).toBe(
      sum(exercises.map(({ duration }) => duration)),
    );
  });

  test('has the last 20 rounds that were played, oldest first, with the values that were logged', async () => {
    const extras = { coursePar: 72, fairwaysHit: 7, greensInRegulation: 5, putts: 33 };
    await log({ ...extras, sessionDate: '2026-05-13' });
    for (const day of Array.from({ length: 20 }, (_, index) => index)) {
      await log({
        sessionDate: `2026-04-${String(day + 1).padStart(2, '0')}`,
        totalScore: 80 + day,
      });
    }
    await log({ name: 'Next week', sessionDate: '2026-05-20' });
    const { rounds } = await overview();
    expect(rounds.map(({ totalScore }) => totalScore)).toEqual([
      ...Array.from({ length: 19 }, (_, index) => 81 + index),
      90,
    ]);
    expect(rounds.at(-1)).toEqual({
      id: expect.any(String),
      name: 'Medal',
      sessionDate: '2026-05-13',
      holes: 18,
      scoreType: 'strokeplay',
      totalScore: 90,
      ...extras,
    });
    expect(rounds[0]).toMatchObject({ coursePar: null, fairwaysHit: null, putts: null });
  });

  test('has the five newest activities of each kind and no future activities', async () => {
    for (const day of [1, 2, 3, 4, 5, 6]) await practice(`Range ${day}`, `2026-05-0${day}`);
    await practice('Tomorrow', '2026-05-15');
    await log({});
    const { recent } = await overview();
    expect(recent.map(({ title }) => title)).toEqual([
      ...['Range 2', 'Range 3', 'Range 4', 'Range 5', 'Range 6', 'Medal'],
    ]);
    expect(recent.every(({ isCompleted }) => isCompleted)).toBe(true);
  });

  describe('with drills', () => {
    const exercisesOf = ({ sessionId }: ScheduledSession) =>
      ok<SessionExercise[]>(golfer.get(`/api/session-exercises/${sessionId}`));

    /** Completes a session and scores its first scored drill this many steps above the minimum. */
    async function score(session: ScheduledSession, steps: number) {
      const drill = (await exercisesOf(session)).find(isScored);
      if (drill === undefined) return null;
      const value = drill.scoring.min + steps * drill.scoring.step;
      const scores = [{ exerciseId: drill.exerciseId, score: value }];
      const body = { ...(await completionOf(golfer, session)), scores };
      await ok(golfer.send('POST', '/api/user/complete-session', body));
      return { drill, value };
    }

    test('has the best score, the target, and the score history of each drill', async () => {
      await followsBreak100(golfer);
      await ok(golfer.send('POST', '/api/user/handicap', { handicap: 18.4 }));
      const scored = [];
      for (const [index, session] of (await sessionsOf(golfer)).slice(0, 9).entries()) {
        server.setNow(`2026-05-14T0${index}:30:00Z`);
        scored.push(await score(session, (index % 3) + 1));
      }
      const { drills } = await overview();
      expect(drills.length).toBeGreaterThan(0);
      expect(drills.length).toBeLessThanOrEqual(24);
      for (const told of drills) {
        const own = scored.filter((one) => one?.drill.exerciseId === told.exerciseId);
        const values = own.flatMap((one) => (one ? [one.value] : []));
        const drill = own[0]?.drill;
        if (!drill) throw new Error(`${told.name} was never scored`);
        const { better, unit } = drill.scoring;
        expect(told).toEqual({
          exerciseId: drill.exerciseId,
          name: drill.name,
          focus: drill.focus,
          unit,
          better,
          target: ownTargetFor(drill.scoring, 18.4),
          best: better === 'higher' ? Math.max(...values) : Math.min(...values),
          count: values.length,
          scores: values,
          days: values.map(() => '2026-05-14'),
          max: drill.scoring.max,
          ...(drill.scoring.shape && { shape: drill.scoring.shape }),
          baseline: values.length > 1 ? ((values[0] ?? 0) + (values[1] ?? 0)) / 2 : null,
          isMixed: false,
        });
      }
      const last = scored.findLast((one) => one !== null);
      expect(drills[0]?.exerciseId).toBe(last?.drill.exerciseId);
    });

    test('has the number of balls for the strokes of a drill', async () => {
      await followsBreak100(golfer);
      const [first, second] = await sessionsOf(golfer);
      const drill = first && (await exercisesOf(first)).find(isScored);
      if (!first || !second || !drill) throw new Error('No scored drill');
      const strokes = { shape: { kind: 'strokes', balls: 9 }, better: 'lower', min: 9, max: null };
      await server.db.execute(sql`
        update exercises set details = jsonb_set(details, '{scoring}',
          details -> 'scoring' || ${JSON.stringify({ ...strokes, step: 1 })}::jsonb)
        where id = ${drill.exerciseId}`);
      await server.db.execute(sql`
        update session_exercises set exercise_id = ${drill.exerciseId}, task = '{"attempts": 18}'
        where id = (select id from session_exercises where session_id = ${second.sessionId} limit 1)`);
      await server.db.execute(sql`
        update session_exercises set task = '{}' where id = ${drill.id}`);
      for (const [session, value] of [
        [first, 21],
        [second, 42],
      ] as const) {
        server.setNow(`2026-05-14T0${value % 10}:00:00Z`);
        const scores = [{ exerciseId: drill.exerciseId, score: value }];
        const body = { ...(await completionOf(golfer, session)), scores };
        await ok(golfer.send('POST', '/api/user/complete-session', body));
      }
      const { drills } = await overview();
      expect(drills[0]).toMatchObject({
        exerciseId: drill.exerciseId,
        scores: [42, 42],
        isMixed: true,
        shape: { kind: 'strokes', balls: 18 },
      });
    });
  });
});
