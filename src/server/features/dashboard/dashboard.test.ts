import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DashboardPayload } from '#contract/dashboard.ts';
import type { FittingDrills } from '#contract/drill-swaps.ts';
import type { SessionDetails } from '#contract/training-schemas.ts';
import { loadContent } from '#server/features/programs/load-content.ts';
import { edition, found } from '#testing/a-content-edition.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { completes, followsBreak100, ok, sessionOn } from '#testing/scenario.ts';

// Thursday, May 14, noon in Auckland. The plan trains on Mondays, Thursdays and Saturdays.
const thursday = '2026-05-14';
const saturday = '2026-05-16';

describe('the home screen', () => {
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

  const home = () => ok<DashboardPayload>(golfer.get('/api/user/dashboard'));
  const detailsOn = async (day: string) => {
    const { id } = await sessionOn(golfer, day);
    return ok<SessionDetails>(golfer.get(`/api/user/scheduled-session-details/${id}`));
  };
  const plays = (sessionDate: string, name: string, changes: object = {}) =>
    ok(
      golfer.send('POST', '/api/user/golf-rounds', {
        name,
        sessionDate,
        holes: 18,
        roundType: 'free_round',
        scoreType: 'strokeplay',
        totalScore: 91,
        ...changes,
      }),
    );

  test('lists the exercises of today’s session in order', async () => {
    await followsBreak100(golfer);
    const { session } = (await home()).todaysSession;
    const details = await detailsOn(thursday);
    const exercises = details.session.exercises.map(({ exerciseId, name, duration }) => ({
      exerciseId,
      name,
      duration,
    }));
    expect(exercises.length).toBeGreaterThan(1);
    expect(session?.exercises).toEqual(exercises);
    expect(session?.exerciseCount).toBe(exercises.length);
  });

  test('shows today’s session with its swapped drills and the resulting duration', async () => {
    await followsBreak100(golfer);
    // The first week consists of tests, which no other drill can replace.
    server.setNow('2026-05-21T00:00:00Z');
    const { id } = await sessionOn(golfer, '2026-05-21');
    const url = `/api/user/session-swaps/${id}`;
    const { places } = await ok<FittingDrills>(golfer.get(url));
    const before = found((await home()).todaysSession.session ?? undefined);
    const place = found(places.findLast(({ alternatives }) => alternatives.length > 0));
    const { exerciseId } = found(place.alternatives[0]);
    const minutes = place.planned.minutes + 5;
    const swapped = { sessionExerciseId: place.id, exerciseId, minutes };
    const leftOut = { sessionExerciseId: found(places[0]).id, exerciseId: null, minutes: 0 };
    await ok(golfer.send('PUT', url, { swaps: [leftOut, swapped] }));
    const after = found((await home()).todaysSession.session ?? undefined);
    expect(after.exercises.map((exercise) => exercise.exerciseId)).toEqual(
      before.exercises
        .slice(1)
        .map((exercise) =>
          exercise.exerciseId === place.planned.exerciseId ? exerciseId : exercise.exerciseId,
        ),
    );
    expect(after.exercises.find((exercise) => exercise.exerciseId === exerciseId)?.duration).toBe(
      minutes,
    );
    expect(after.totalDuration).toBe(before.totalDuration + 5 - found(places[0]).planned.minutes);
  });

  test('shows a new name of a session or exercise as soon as it changes', async () => {
    await followsBreak100(golfer);
    await ok(golfer.send('PUT', '/api/user/profile', { preferredLanguage: 'de' }));
    const before = found((await home()).todaysSession.session ?? undefined);
    const exercise = found(before.exercises[0]);
    const renamed = edition(({ translations }) => {
      const { programs, exercises } = found(translations['de']);
      const week = found(found(programs?.['break-100']?.weeks)['break-100-w1']);
      found(found(week.sessions)['break-100-w1-s1']).title = 'Ein neuer Titel';
      found(found(exercises)[exercise.exerciseId]).name = 'Ein neuer Name';
    });
    await loadContent(server.db, renamed);
    const { session } = (await home()).todaysSession;
    expect(session?.title).toBe('Ein neuer Titel');
    expect(session?.exercises[0]?.name).toBe('Ein neuer Name');
  });

  test('shows the next session with its exercise count and a picture, whether or not today’s is completed', async () => {
    await followsBreak100(golfer);
    const next = {
      scheduledDate: saturday,
      exerciseCount: (await detailsOn(saturday)).session.exercises.length,
      diagram: { alt: expect.any(String), marks: expect.any(Array) },
    };
    expect((await home()).nextSession).toMatchObject(next);
    await ok(completes(golfer, await sessionOn(golfer, thursday)));
    expect((await home()).nextSession).toMatchObject(next);
  });

  test('shows the four latest rounds, with the last logged first within a day', async () => {
    await plays('2026-05-03', 'Sunday fourball');
    await plays('2026-05-14', 'This morning', { holes: 9, totalScore: 45, coursePar: 36 });
    await plays('2026-04-25', 'Club match');
    await plays('2026-05-09', 'Saturday medal');
    await plays('2026-05-15', 'Tomorrow');
    server.setNow('2026-05-14T01:00:00Z');
    await plays('2026-05-09', 'Saturday twilight');
    const { recentRounds } = await home();
    expect(recentRounds.map(({ name }) => name)).toEqual([
      'This morning',
      'Saturday twilight',
      'Saturday medal',
      'Sunday fourball',
    ]);
    expect(recentRounds[0]).toEqual({
      id: expect.any(String),
      name: 'This morning',
      holes: 9,
      scoreType: 'strokeplay',
      totalScore: 45,
      coursePar: 36,
      sessionDate: thursday,
    });
  });

  test('is empty for a golfer without a program and rounds, even if others have them', async () => {
    await followsBreak100(await aGolfer(server));
    expect(await home()).toMatchObject({
      todaysSession: { noSessionToday: true, session: null },
      nextSession: null,
      recentRounds: [],
      missed: [],
    });
  });
});
