import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuilderProgram, Edited } from '#contract/builder-schemas.ts';
import type { Program, ProgramSummary } from '#contract/programs.ts';
import { checkPlan } from '#domain/builder/check-plan.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { anAdministrator } from '#testing/broadcasts.ts';
import { adds, begins, beginsWithAPlan, builds, newProgram, publishes } from '#testing/builder.ts';
import { enginesAtScale } from '#testing/database.ts';
import { ok } from '#testing/scenario.ts';

describe.each(enginesAtScale)('the program builder on the %s database', (engine) => {
  let server: TestApp;
  let admin: Golfer;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp(engine);
    admin = await anAdministrator(server);
    golfer = await aGolfer(server);
  });
  afterAll(() => server.close());

  const edits = (method: 'PUT' | 'DELETE' | 'POST', url: string, body?: object) =>
    ok<Edited>(admin.send(method, `/api/${url}`, body));
  const refused = async (method: 'PUT' | 'POST', url: string, body: object) => {
    const { status, body: answer } = await admin.send(method, `/api/${url}`, body);
    return { status, code: (answer as { code: string }).code };
  };
  const offered = async () => {
    const list = await ok<ProgramSummary[]>(golfer.get('/api/programs'));
    return list.map(({ id }) => id);
  };
  const idsOf = ({ weeks }: Pick<BuilderProgram, 'weeks'>) =>
    weeks.map((week) => [
      week.id,
      week.sessions.map(({ id, exercises }) => [id, exercises.map((one) => one.id)]),
    ]);

  test('a new program has the defaults and no weeks', async () => {
    expect(await begins(admin)).toEqual({
      ...newProgram,
      id: expect.any(String),
      effects: expect.any(Object),
      description: '',
      language: 'en',
      difficulty: 'beginner',
      color: 'blue',
      isActive: true,
      fromHandicap: null,
      version: 0,
      hasChanges: true,
      origin: 'own',
      hasOffer: false,
      revision: expect.any(String),
      planRevision: expect.any(String),
      lastDeleted: null,
      weeks: [],
    });
  });

  test('new weeks, sessions, and exercises have the numbers and defaults of their form', async () => {
    const { programId, weekId, sessionId, exerciseId, program } = await beginsWithAPlan(admin);
    expect(program.weeks).toEqual([
      {
        id: weekId,
        programId,
        weekNumber: 1,
        title: 'Tests',
        description: '',
        focus: 'putting',
        revision: expect.any(String),
        sessions: [
          {
            id: sessionId,
            programWeekId: weekId,
            dayNumber: 1,
            title: 'Putts',
            description: '',
            focus: 'putting',
            totalDuration: 20,
            revision: expect.any(String),
            exercises: [
              {
                id: exerciseId,
                sessionId,
                exerciseId: 'first-rolls',
                order: 1,
                duration: 10,
                task: {},
                variant: null,
                notes: null,
                name: 'First rolls',
                focus: 'putting',
                isAvailable: true,
                revision: expect.any(String),
                imageUrl: expect.stringContaining('/api/exercises/first-rolls/diagram.svg'),
              },
            ],
          },
        ],
      },
    ]);
    const next = await adds(admin, 'program-weeks', { programId, focus: 'mental' });
    expect(next.program.weeks[1]).toMatchObject({ id: next.id, weekNumber: 2, title: '' });
    const session = { programWeekId: next.id, dayNumber: 7 };
    const { program: later } = await adds(admin, 'program-sessions', session);
    expect(later.weeks[1]?.sessions[0]).toMatchObject({ totalDuration: 30, focus: 'mental' });
    expect(await builds(admin, programId)).toEqual({ ...later });
    expect(checkPlan(later).map(({ code }) => code)).toContain('too_many_weeks');
  });

  test('an administrator can change, move, and copy parts of a program', async () => {
    const { programId, weekId, sessionId, exerciseId } = await beginsWithAPlan(admin);
    const copied = await edits('POST', `program-weeks/${weekId}/copy`);
    expect(copied.program.weeks.map(({ id }) => id)).toEqual([weekId, copied.id]);
    const moved = await edits('PUT', `program-weeks/${copied.id}`, { weekNumber: 1, title: 'New' });
    expect(moved.program.weeks.map(({ title }) => title)).toEqual(['New', 'Tests']);
    const other = await edits('POST', `program-sessions/${sessionId}/copy`, { dayNumber: 5 });
    await edits('PUT', `program-sessions/${sessionId}`, { programWeekId: copied.id, dayNumber: 2 });
    await edits('PUT', `session-exercises/${exerciseId}`, {
      sessionId: other.id,
      exerciseId: 'book-gate',
      duration: 5,
      notes: 'Slowly.',
    });
    const { weeks } = await builds(admin, programId);
    expect(weeks.map(({ sessions }) => sessions.map(({ dayNumber }) => dayNumber))).toEqual([
      [1, 2],
      [5],
    ]);
    expect(weeks[1]?.sessions[0]?.exercises.map((one) => [one.exerciseId, one.duration])).toEqual([
      ['first-rolls', 10],
      ['book-gate', 5],
    ]);
  });

  test('undo restores the last deletion exactly and only once', async () => {
    const { programId, weekId, sessionId, exerciseId, program } = await beginsWithAPlan(admin);
    const undo = () => edits('POST', `programs/${programId}/undo`);
    for (const [url, id, lastDeleted] of [
      ['session-exercises', exerciseId, { kind: 'exercise', title: 'First rolls' }],
      ['program-sessions', sessionId, { kind: 'session', title: 'Putts' }],
      ['program-weeks', weekId, { kind: 'week', title: 'Tests' }],
    ] as const) {
      const deleted = await edits('DELETE', `${url}/${id}`);
      expect(deleted.program.lastDeleted).toMatchObject(lastDeleted);
      expect((await admin.send('DELETE', `/api/${url}/${id}`)).status).toBe(404);
      const back = await undo();
      expect(back).toMatchObject({ id, program: { ...program, lastDeleted: null } });
      expect(idsOf(back.program)).toEqual(idsOf(program));
    }
    expect(await refused('POST', `programs/${programId}/undo`, {})).toEqual({
      status: 409,
      code: 'nothing_to_undo',
    });
  });

  test('undoing the only change leaves nothing to publish', async () => {
    const { programId, weekId, sessionId } = await beginsWithAPlan(admin);
    const published = await publishes(admin, programId);
    const undo = () => edits('POST', `programs/${programId}/undo`);
    await edits('DELETE', `program-weeks/${weekId}`);
    expect((await undo()).program).toEqual({ ...published, effects: undefined });
    await edits('PUT', `program-sessions/${sessionId}`, { title: 'Long putts' });
    await edits('DELETE', `program-weeks/${weekId}`);
    expect((await undo()).program).toMatchObject({ hasChanges: true });
  });

  test('the server refuses duplicate or deleted exercises, an eighth session, and a 53rd week', async () => {
    const { programId, weekId, sessionId } = await beginsWithAPlan(admin);
    const place = { sessionId, exerciseId: 'first-rolls' };
    expect(await refused('POST', 'session-exercises', place)).toEqual({
      status: 409,
      code: 'exercise_twice',
    });
    await server.db.execute(sql`update exercises set deleted_at = now() where id = 'wall-stop'`);
    const deleted = { sessionId, exerciseId: 'wall-stop' };
    expect(await refused('POST', 'session-exercises', deleted)).toEqual({
      status: 409,
      code: 'exercise_deleted',
    });
    for (const dayNumber of [2, 3, 4, 5, 6, 7]) {
      await adds(admin, 'program-sessions', { programWeekId: weekId, dayNumber });
    }
    const eighth = { programWeekId: weekId, dayNumber: 1 };
    expect(await refused('POST', 'program-sessions', eighth)).toEqual({
      status: 409,
      code: 'sessions_full',
    });
    for (let weekNumber = 2; weekNumber <= 52; weekNumber += 1) {
      await adds(admin, 'program-weeks', { programId, focus: 'mental' });
    }
    expect(await refused('POST', 'program-weeks', { programId, focus: 'mental' })).toEqual({
      status: 409,
      code: 'weeks_full',
    });
  });

  test('golfers are offered a program only once it is published and while it is active', async () => {
    const { programId, program } = await beginsWithAPlan(admin, { description: 'Fewer putts.' });
    const url = `/api/programs/${programId}`;
    const reads = async (who: Pick<Golfer, 'get'>) => (await who.get(url)).status;
    expect(await offered()).not.toContain(programId);
    expect([await reads(golfer), await reads(visitor(server))]).toEqual([404, 404]);
    const preview = await ok<Program>(admin.get(`/api/admin/programs/${programId}/preview`));
    expect(await ok(admin.get(url))).toEqual(preview);
    expect(preview.weeks).toMatchObject([{ sessions: [{ exercises: [{ name: 'First rolls' }] }] }]);

    expect(await publishes(admin, programId)).toMatchObject({
      version: 1,
      hasChanges: false,
      weeks: program.weeks,
    });
    expect(await offered()).toContain(programId);
    expect(await ok(golfer.get(url))).toEqual(preview);
    expect(preview).toMatchObject({ version: 1, description: 'Fewer putts.', durationWeeks: 1 });

    await ok(admin.send('PUT', url, { isActive: false }));
    expect(await offered()).not.toContain(programId);
    expect([await reads(golfer), await reads(admin)]).toEqual([404, 200]);
    const version = await golfer.get(`${url}/versions/1`);
    expect(version.status).toBe(404);
  });

  test('a program without exercises cannot be published', async () => {
    const { id: programId } = await begins(admin);
    const empty = { status: 409, code: 'program_empty' };
    expect(await refused('POST', `programs/${programId}/publish`, {})).toEqual(empty);
    const { id } = await adds(admin, 'program-weeks', { programId, focus: 'mental' });
    await adds(admin, 'program-sessions', { programWeekId: id, dayNumber: 1 });
    expect(await refused('POST', `programs/${programId}/publish`, {})).toEqual(empty);
    expect(await builds(admin, programId)).toMatchObject({ version: 0, hasChanges: true });
  });

  test('changes of a published plan wait for the next version, or are discarded', async () => {
    const { programId, sessionId, weekId } = await beginsWithAPlan(admin);
    const before = await publishes(admin, programId);
    const url = `/api/programs/${programId}`;
    const shown = await ok<Program>(golfer.get(url));
    await edits('PUT', `program-sessions/${sessionId}`, { totalDuration: 40 });
    const draft = await builds(admin, programId);
    expect(draft).toMatchObject({ version: 1, hasChanges: true });
    expect(idsOf(draft)).toEqual(idsOf(before));
    expect(await ok(golfer.get(url))).toEqual(shown);

    const discarded = await ok(admin.send('DELETE', `${url}/changes`));
    expect(discarded).toEqual(before);
    await edits('PUT', `program-weeks/${weekId}`, { title: 'Better' });
    expect(await publishes(admin, programId)).toMatchObject({ version: 2, hasChanges: false });
    const next = await ok<Program>(golfer.get(url));
    expect(next.weeks[0]).toMatchObject({ id: `${weekId}@2`, title: 'Better' });
    expect(await ok(golfer.get(`${url}/versions/1`))).toEqual(shown);
    // Edits find the parts of version 2 by their ids without a version.
    const { program } = await edits('PUT', `program-weeks/${weekId}`, { title: 'Best' });
    expect(idsOf(program)).toEqual(idsOf(before));
    expect(await publishes(admin, programId)).toMatchObject({ version: 3 });
    expect(await publishes(admin, programId)).toMatchObject({ version: 3 });
  });

  test('the name, handicaps, and color of a program change at once, and its duration with the next version', async () => {
    const { programId } = await beginsWithAPlan(admin);
    await publishes(admin, programId);
    const url = `/api/programs/${programId}`;
    const said = { name: 'Break 70', targetHandicap: '2.0', fromHandicap: '8.0', color: 'green' };
    const changed = await ok(admin.send('PUT', url, { ...said, durationWeeks: 8 }));
    expect(changed).toMatchObject({ ...said, durationWeeks: 8, hasChanges: true });
    expect(await ok(golfer.get(url))).toMatchObject({ ...said, durationWeeks: 1 });
    await publishes(admin, programId);
    expect(await ok(golfer.get(url))).toMatchObject({ durationWeeks: 8, version: 2 });
    const same = await ok(admin.send('PUT', url, { ...said, durationWeeks: 8 }));
    expect(same).toMatchObject({ hasChanges: false });
  });

  test('a duplicate has the plan of its original with new ids', async () => {
    const original = await builds(admin, 'putting-at-home');
    const url = '/api/programs/putting-at-home/duplicate';
    const copy = await ok<BuilderProgram>(admin.send('POST', url, { name: 'Putting away' }));
    expect(copy).toMatchObject({
      name: 'Putting away',
      origin: 'own',
      version: 0,
      hasChanges: true,
      description: original.description,
      durationWeeks: original.durationWeeks,
    });
    const taken = new Set(idsOf(original).flat(3));
    expect(
      idsOf(copy)
        .flat(3)
        .filter((id) => taken.has(id)),
    ).toEqual([]);
    const ids = ['id', 'programId', 'programWeekId', 'sessionId', 'revision'];
    const nameless = ({ weeks }: BuilderProgram) =>
      JSON.stringify(weeks, (key, value) => (ids.includes(key) ? undefined : value));
    expect(nameless(copy)).toEqual(nameless(original));
    expect(await publishes(admin, copy.id)).toMatchObject({ version: 1 });
    expect(await builds(admin, 'putting-at-home')).toEqual(original);
  });
});
