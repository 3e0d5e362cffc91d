import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ComingSessions } from '#contract/coming-sessions.ts';
import { detailsOfComing } from '#contract/coming-sessions.ts';
import type { FittingDrills } from '#contract/drill-swaps.ts';
import type { SessionExercise } from '#contract/programs.ts';
import type { KnownProgress } from '#contract/session-progress.ts';
import type {
  DrillScore,
  Enrollment,
  ScheduledSession,
  SessionDetails,
} from '#contract/training-schemas.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { completionOf, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

type Swaps = SessionDetails['session']['swaps'];

describe('swapping drills', () => {
  let server: TestApp;
  let golfer: Golfer;
  let session: ScheduledSession;

  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    golfer = await aGolfer(server);
    await followsBreak100(golfer);
    // The first week consists of tests, which no other drill can replace.
    session = firstOf((await sessionsOf(golfer)).slice(3));
  });

  const url = (id = session.id) => `/api/user/session-swaps/${id}`;
  const fitting = (wish = '') => ok<FittingDrills>(golfer.get(`${url()}${wish}`));
  const details = () =>
    ok<SessionDetails>(golfer.get(`/api/user/scheduled-session-details/${session.id}`));
  const save = (swaps: Swaps) =>
    ok<{ before: Swaps; swaps: Swaps }>(golfer.send('PUT', url(), { swaps }));
  const firstOf = <One>(some: readonly One[]): One => {
    const [first] = some;
    if (first === undefined) throw new Error('Nothing there');
    return first;
  };

  /** Swaps the drill at the first place where another scored drill fits. */
  async function swapOne() {
    const { places, drills } = await fitting();
    const exercises = (await details()).session.exercises;
    const scored = new Set(exercises.filter((one) => one.scoring).map(({ id }) => id));
    const place = firstOf(
      places.filter(({ id, alternatives }) => scored.has(id) && alternatives[0]),
    );
    const other = firstOf(place.alternatives);
    const swap = { sessionExerciseId: place.id, ...other };
    const answer = await save([swap]);
    return {
      place,
      swap,
      answer,
      name: drills.find((one) => one.exerciseId === other.exerciseId)?.name,
    };
  }

  test('alternatives have the same focus, are not in the session, and take no more minutes', async () => {
    const { places, drills } = await fitting();
    const byId = new Map(drills.map((drill) => [drill.exerciseId, drill]));
    const planned = places.map((place) => place.planned.exerciseId);
    const exercises = (await details()).session.exercises;
    expect(planned).toEqual(exercises.map(({ exerciseId }) => exerciseId));
    expect(places.some(({ alternatives }) => alternatives.length > 0)).toBe(true);
    for (const place of places) {
      const focus = byId.get(place.planned.exerciseId)?.focus;
      for (const { exerciseId, minutes } of place.alternatives) {
        expect(byId.get(exerciseId)?.focus).toBe(focus);
        expect(planned).not.toContain(exerciseId);
        expect(minutes).toBeLessThanOrEqual(place.planned.minutes);
      }
    }
  });

  test('a swapped drill has the same place in the session in every response', async () => {
    const before = (await details()).session;
    const { place, swap, name } = await swapOne();
    const { session: after } = await details();
    expect(after.exercises.map(({ id }) => id)).toEqual(before.exercises.map(({ id }) => id));
    const swapped = after.exercises.find(({ id }) => id === place.id);
    expect(swapped).toMatchObject({
      exerciseId: swap.exerciseId,
      duration: swap.minutes,
      name,
      variant: null,
      notes: null,
    });
    expect(after.swaps).toEqual([swap]);
    const less = place.planned.minutes - swap.minutes;
    expect(after.totalDuration).toBe(before.totalDuration - less);
    const alone = await ok<SessionExercise[]>(
      golfer.get(`/api/session-exercises/${session.sessionId}`),
    );
    expect(alone).toEqual(after.exercises);
    const { content } = await ok<ComingSessions>(golfer.get('/api/user/coming-sessions'));
    const coming =
      content &&
      detailsOfComing(content).find(({ scheduledSession }) => scheduledSession.id === session.id);
    expect(coming?.session).toEqual(after);
    const inPlan = (await sessionsOf(golfer)).find(({ id }) => id === session.id);
    expect(inPlan?.totalDuration).toBe(after.totalDuration);
  });

  test('the score counts for the drill that was done, and the swap stays after the session', async () => {
    const { place, swap } = await swapOne();
    const exercise = (await details()).session.exercises.find(({ id }) => id === place.id);
    const score = (exercise?.scoring?.min ?? 0) + (exercise?.scoring?.step ?? 0);
    const body = {
      ...(await completionOf(golfer, session)),
      scores: exercise?.scoring ? [{ exerciseId: place.id, score }] : [],
    };
    await ok(golfer.send('POST', '/api/user/complete-session', body));
    const scoresOf = (id: string) =>
      ok<DrillScore[]>(golfer.get(`/api/user/exercises/${id}/scores`));
    expect((await scoresOf(swap.exerciseId)).map((one) => one.score)).toEqual(
      exercise?.scoring ? [score] : [],
    );
    expect(await scoresOf(place.planned.exerciseId)).toEqual([]);
    const { session: after, completion } = await details();
    expect(completion?.completedExercises).toContain(place.id);
    expect(after.exercises.find(({ id }) => id === place.id)?.exerciseId).toBe(swap.exerciseId);
  });

  test('sending the previous swaps undoes a swap', async () => {
    const before = (await details()).session;
    const { answer } = await swapOne();
    expect(answer.before).toEqual([]);
    expect(await save(answer.before)).toEqual({
      before: answer.swaps,
      swaps: [],
      effects: expect.anything(),
    });
    expect((await details()).session).toEqual(before);
  });

  test('a session shortened to 20 minutes at home takes no longer and keeps its order', async () => {
    const before = (await details()).session.exercises;
    const { proposal, drills, places } = await fitting('?venue=home&minutes=20');
    expect(proposal.map((one) => one.sessionExerciseId)).toEqual(places.map(({ id }) => id));
    const kept = proposal.filter(({ exerciseId }) => exerciseId !== null);
    for (const { exerciseId } of kept) {
      expect(drills.find((one) => one.exerciseId === exerciseId)?.venues).toContain('home');
    }
    await save(proposal);
    const { session: after } = await details();
    expect(after.exercises.map(({ id }) => id)).toEqual(
      kept.map(({ sessionExerciseId }) => sessionExerciseId),
    );
    const minutes = after.exercises.reduce((sum, { duration }) => sum + duration, 0);
    expect(minutes).toBeLessThanOrEqual(20);
    expect(after.exercises.length).toBeLessThan(before.length);
    await ok(
      golfer.send('POST', '/api/user/complete-session', await completionOf(golfer, session)),
    );
    expect((await details()).completion?.completedExercises).toHaveLength(after.exercises.length);
  });

  test('a drill that has another focus or is already in the session is refused', async () => {
    const { places, drills } = await fitting();
    const [one, two] = [firstOf(places), places.at(-1)];
    const focus = drills.find((drill) => drill.exerciseId === one.planned.exerciseId)?.focus;
    const foreign = firstOf(drills.filter((drill) => drill.focus !== focus));
    for (const exerciseId of [foreign.exerciseId, two?.planned.exerciseId ?? '']) {
      const swap = { sessionExerciseId: one.id, exerciseId, minutes: 60 };
      expect(await golfer.send('PUT', url(), { swaps: [swap] })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'swaps.0.exerciseId' }] },
      });
    }
    expect((await details()).session.swaps).toEqual([]);
  });

  test('other golfers cannot find the swaps of a session', async () => {
    const stranger = await aGolfer(server);
    expect((await stranger.get(url())).status).toBe(404);
    expect((await stranger.send('PUT', url(), { swaps: [] })).status).toBe(404);
  });

  test('the drills of a skipped session cannot be swapped', async () => {
    await ok(golfer.send('POST', '/api/user/skip-session', { scheduledSessionId: session.id }));
    expect(await golfer.get(url())).toMatchObject({ body: { code: 'session_skipped' } });
    expect(await golfer.send('PUT', url(), { swaps: [] })).toMatchObject({
      body: { code: 'session_skipped' },
    });
  });

  test('the attempts of a drill are deleted when it is swapped', async () => {
    const { places } = await fitting();
    const drill = { state: 'open', attempts: [1], score: null, seconds: 9, changedAt: 5 };
    const drills = places.map(({ id: exerciseId }) => ({ ...drill, exerciseId }));
    const sent = { sentAt: 6, startedAt: 1, drills };
    const progress = `/api/user/session-progress/${session.id}`;
    await ok(golfer.send('PUT', progress, sent));
    const { place } = await swapOne();
    const known = await ok<KnownProgress>(golfer.get(progress));
    for (const { exerciseId, attempts } of known.progress?.drills ?? []) {
      expect(attempts).toEqual(exerciseId === place.id ? [] : [1]);
    }
  });

  test('a session trained before a swap reached the phone keeps the drills that were really done', async () => {
    const body = await completionOf(golfer, session);
    const { place } = await swapOne();
    await ok(golfer.send('POST', '/api/user/complete-session', { ...body, swaps: [] }));
    const { session: after } = await details();
    const done = after.exercises.find(({ id }) => id === place.id);
    expect(done?.exerciseId).toBe(place.planned.exerciseId);
    expect(after.swaps).toEqual([]);
  });

  test('a moved session and a rescheduled plan keep their swaps', async () => {
    const { swap } = await swapOne();
    const move = `/api/user/scheduled-sessions/${session.id}/reschedule`;
    await ok(golfer.send('PATCH', move, { newDate: '2026-05-15' }));
    expect((await details()).session.swaps).toEqual([swap]);
    const plan = await ok<Enrollment>(golfer.get('/api/user/current-program'));
    const preferences = { sessionsPerWeek: 2, availableDays: [2, 5], startDate: '2026-05-19' };
    const anew = { userProgramId: plan.id, preferences };
    await ok(golfer.send('POST', '/api/user/reschedule-program', anew));
    expect((await details()).session.swaps).toEqual([swap]);
  });
});
