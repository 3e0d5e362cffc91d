import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DashboardPayload } from '#contract/dashboard.ts';
import type { Program, SessionExercise } from '#contract/programs.ts';
import type { ScheduledSession, SessionDetails } from '#contract/training-schemas.ts';
import { found } from '#testing/a-content-edition.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { completes, followsBreak100, ok, sessionOn } from '#testing/scenario.ts';

describe('an exercise of an administrator', () => {
  let server: TestApp;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    golfer = await aGolfer(server);
  });

  const program = () => ok<Program>(golfer.get('/api/programs/break-100'));
  const detailsOf = ({ id }: Pick<ScheduledSession, 'id'>) =>
    ok<SessionDetails>(golfer.get(`/api/user/scheduled-session-details/${id}`));
  const exerciseNames = ({ session }: SessionDetails) => session.exercises.map(({ name }) => name);
  const run = (query: ReturnType<typeof sql>) => server.db.execute(query);
  const onThursday = async () => detailsOf(await sessionOn(golfer, '2026-05-14'));
  const firstOf = ({ session }: SessionDetails): SessionExercise => found(session.exercises[0]);

  test('needs only the fields that its form requires', async () => {
    await run(sql`insert into exercises (id, name, type, duration)
      values ('own', 'Hit the net', 'iron_swing', 10)`);
    await run(sql`update session_exercises set exercise_id = 'own', notes = null
      where session_id = 'break-100-w1-s1'
        and position = (select min(position) from session_exercises
          where session_id = 'break-100-w1-s1')`);
    await followsBreak100(golfer);
    const details = await onThursday();
    expect(firstOf(details)).toMatchObject({
      name: 'Hit the net',
      focus: 'irons',
      level: 'beginner',
      mode: null,
      notes: null,
      description: '',
      instructions: '',
      purpose: '',
      setUp: '',
      steps: [],
      commonFaults: [],
      equipment: [],
      venues: [],
      scoring: null,
      diagram: null,
      ownScores: null,
      imageUrl: null,
      videoUrl: null,
    });
    const { weeks } = await program();
    expect(weeks[0]?.sessions[0]?.exercises[0]).toMatchObject({
      name: 'Hit the net',
      imageUrl: null,
    });
    const home = await ok<DashboardPayload>(golfer.get('/api/user/dashboard'));
    expect(home.todaysSession.session).toMatchObject({ exerciseCount: 3 });
    expect(home.todaysSession.session?.diagram).not.toBeNull();
    const drawing = await golfer.get('/api/exercises/own/diagram.svg');
    expect(drawing.status).toBe(404);
    await ok(completes(golfer, await sessionOn(golfer, '2026-05-14')));
  });

  test('stays in the language it was written in, and responses name that language', async () => {
    await run(sql`insert into exercises (id, name, type, duration, language)
      values ('net', 'Sla in het net', 'iron_swing', 10, 'nl')`);
    await run(sql`update session_exercises set exercise_id = 'net'
      where session_id = 'break-100-w1-s1'
        and position = (select min(position) from session_exercises
          where session_id = 'break-100-w1-s1')`);
    await followsBreak100(golfer);
    expect(firstOf(await onThursday())).toMatchObject({
      name: 'Sla in het net',
      language: 'nl',
      howToLanguage: 'nl',
    });
  });

  test('stays in sessions after deletion, marked as unavailable, and the sessions can be completed', async () => {
    await followsBreak100(golfer);
    const before = await onThursday();
    expect(firstOf(before).isAvailable).toBe(true);
    await run(
      sql`update exercises set deleted_at = now() where id = ${firstOf(before).exerciseId}`,
    );
    const after = await onThursday();
    expect(exerciseNames(after)).toEqual(exerciseNames(before));
    expect(firstOf(after).isAvailable).toBe(false);
    expect((await program()).weeks[0]?.sessions[0]?.exercises[0]?.isAvailable).toBe(false);
    await ok(completes(golfer, await sessionOn(golfer, '2026-05-14')));
  });
});
