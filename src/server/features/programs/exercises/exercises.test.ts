import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { admin as adminRows } from '#contract/admin.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { DeletedExercise } from '#contract/exercises-schemas.ts';
import type { SessionDetails } from '#contract/training-schemas.ts';
import { found } from '#testing/a-content-edition.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { anAdministrator } from '#testing/broadcasts.ts';
import { adds, beginsWithAPlan, publishes } from '#testing/builder.ts';
import { enginesAtScale } from '#testing/database.ts';
import {
  anExercise,
  createsExercise,
  exerciseOf,
  exercisesOf,
  inDetail,
} from '#testing/exercises.ts';
import { completes, followsBreak100, ok, sessionOn } from '#testing/scenario.ts';

describe.each(enginesAtScale)('exercises on the %s database', (engine) => {
  let server: TestApp;
  let admin: Golfer;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp(engine);
    admin = await anAdministrator(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    golfer = await aGolfer(server);
  });

  const deletes = (id: string, body: object = {}) =>
    ok<DeletedExercise>(admin.send('DELETE', `/api/exercises/${id}`, body));
  const deleted = () => ok<DeletedExercise[]>(admin.get('/api/admin/exercises/deleted'));
  const restores = (id: string) => ok(admin.send('POST', `/api/admin/exercises/${id}/restore`));
  const useOf = (id: string) =>
    ok<AnswerOf<typeof adminRows.exerciseDeletionInfo>>(
      admin.get(`/api/admin/exercises/${id}/deletion-info`),
    );
  const idsOf = async () => (await exercisesOf(admin)).map(({ id }) => id);

  /** Returns the first exercise of the golfer's session on Thursday, May 14. */
  async function firstOfSession() {
    const { id } = await sessionOn(golfer, '2026-05-14');
    const { session } = await ok<SessionDetails>(
      golfer.get(`/api/user/scheduled-session-details/${id}`),
    );
    return found(session.exercises[0]);
  }

  /** Replaces the first exercise of Break 100 with this one. */
  const usesFirst = (id: string) =>
    server.db.execute(sql`update session_exercises set exercise_id = ${id}, notes = null
      where session_id = 'break-100-w1-s1' and position = 1`);

  test('have the defaults and their author’s language if only name, type, and minutes are given', async () => {
    const made = await createsExercise(admin);
    expect(made).toEqual({
      ...anExercise,
      id: made.id,
      description: '',
      instructions: '',
      equipment: [],
      details: null,
      difficulty: 'beginner',
      icon: 'target',
      language: 'en',
      deletedAt: null,
      imageUrl: null,
      videoUrl: null,
      hasDiagram: false,
      isScored: false,
      source: 'own',
      hasOffer: false,
      revision: expect.any(String),
      effects: expect.anything(),
      media: { imageUrl: null, videoUrl: null, video: null },
    });
  });

  test('keep every detail, and golfers train with them as with shipped exercises', async () => {
    const { id } = await createsExercise(admin, inDetail);
    const read = await exerciseOf(admin, id);
    expect(read).toMatchObject({ ...inDetail, hasDiagram: true, isScored: true });
    await usesFirst(id);
    await followsBreak100(golfer);
    expect(await firstOfSession()).toMatchObject({
      name: 'Net points',
      focus: 'irons',
      level: 'advanced',
      mode: 'game',
      description: 'Hit the net from 5\u00A0m.',
      setUp: 'A net, 5\u00A0m away.',
      venues: ['range', 'home'],
      steps: ['Aim.', 'Hit.'],
      isAvailable: true,
      scoring: { how: 'A point for each hit.', unit: 'points', max: 10 },
      diagram: { alt: 'A ball in front of a net.' },
    });
    const drawing = await golfer.get(`/api/exercises/${id}/diagram.svg`);
    expect(drawing.status).toBe(200);
    expect(String(drawing.body)).toContain('Net');
    await server.db.execute(sql`update session_exercises set exercise_id = 'first-rolls'
      where session_id = 'break-100-w1-s1' and position = 1`);
  });

  test('can have some details and lack others', async () => {
    const details = { purpose: 'It is fun.' };
    const { id } = await createsExercise(admin, { ...anExercise, details });
    expect((await exerciseOf(admin, id)).details).toEqual({
      purpose: 'It is fun.',
      setUp: '',
      steps: [],
      commonFaults: [],
      venues: [],
      mode: null,
      scoring: null,
      diagram: null,
      alternatives: [],
      safety: '',
    });
    expect((await golfer.get(`/api/exercises/${id}/diagram.svg`)).status).toBe(404);
    const nothing = { purpose: '', steps: [], venues: [] };
    const empty = await createsExercise(admin, { ...anExercise, details: nothing });
    expect(empty.details).toBeNull();
  });

  test('show any word in a drawing as plain text', async () => {
    const [ball] = inDetail.details.diagram.marks;
    const word = 'constructor';
    const label = { type: 'label', at: [160, 60], label: { word } };
    const script = { type: 'label', at: [160, 140], label: { word: '<script>' } };
    const diagram = { alt: 'Words.', marks: [ball, label, script] };
    const { id } = await createsExercise(admin, { ...anExercise, details: { diagram } });
    const drawing = String((await golfer.get(`/api/exercises/${id}/diagram.svg`)).body);
    expect(drawing).toContain('>constructor<');
    expect(drawing).not.toContain('<script>');
  });

  test('are listed by type and name without the fields that only their form needs', async () => {
    await createsExercise(admin, { ...anExercise, name: 'zigzag', type: 'iron_swing' });
    const list = await exercisesOf(admin);
    const order = list.map(({ type, name }) => `${type} ${name.toLowerCase()}`);
    expect(order).toEqual([...order].sort());
    expect(list.find(({ id }) => id === 'book-gate')).toEqual({
      id: 'book-gate',
      name: 'Two-book gate',
      type: 'putting',
      duration: 6,
      icon: 'circle-dot',
      difficulty: 'beginner',
      equipment: expect.any(Array),
      source: 'shipped',
      imageUrl: null,
      videoUrl: null,
      hasDiagram: true,
      isScored: true,
      hasOffer: false,
    });
  });

  test('are listed in one response of a few megabytes if there are 20,000', async () => {
    await server.db.execute(sql`insert into exercises (id, name, type, duration, details)
      select 'many-' || n, 'Drill ' || n, 'mental', 5, null from generate_series(1, 20000) n`);
    const { body } = await admin.get('/api/exercises');
    const list = body as readonly unknown[];
    expect(list.length).toBeGreaterThan(20_000);
    expect(JSON.stringify(list).length / list.length).toBeLessThan(320);
    await server.db.execute(sql`delete from exercises where id like 'many-%'`);
  });

  describe('after deletion', () => {
    test('leave the list with the date and reason and can be restored', async () => {
      const { id } = await createsExercise(admin, inDetail);
      server.setNow('2026-05-15T10:00:00Z');
      const gone = await deletes(id, { reason: 'Too easy' });
      server.setNow('2026-05-14T00:00:00Z');
      expect(gone).toMatchObject({
        id,
        deletedAt: '2026-05-15T10:00:00.000Z',
        deletionReason: 'Too easy',
      });
      expect(await idsOf()).not.toContain(id);
      expect((await deleted())[0]).toMatchObject({ id, name: 'Net points' });
      expect((await exerciseOf(admin, id)).deletedAt).toBe('2026-05-15T10:00:00.000Z');
      expect(await restores(id)).toMatchObject({ id });
      expect(await idsOf()).toContain(id);
      expect((await deleted()).map((one) => one.id)).not.toContain(id);
      expect(await exerciseOf(admin, id)).toMatchObject(inDetail);
    });

    test('keep the reason of the first deletion, even if it is empty, when they are deleted again', async () => {
      const { id } = await createsExercise(admin);
      expect((await deletes(id)).deletionReason).toBeNull();
      expect((await deletes(id, { reason: 'Again' })).deletionReason).toBeNull();
    });

    test('stay in sessions, marked as unavailable, with their history, and the sessions can be completed', async () => {
      const { id } = await createsExercise(admin, inDetail);
      await usesFirst(id);
      await followsBreak100(golfer);
      await deletes(id);
      expect(await firstOfSession()).toMatchObject({ name: 'Net points', isAvailable: false });
      expect((await completes(golfer, await sessionOn(golfer, '2026-05-14'))).status).toBe(200);
      expect(await useOf(id)).toMatchObject({ pastUsers: 1 });
      await usesFirst('first-rolls');
    });
  });

  test('report the golfers and programs that their deletion affects', async () => {
    const { id } = await createsExercise(admin, inDetail);
    expect(await useOf(id)).toEqual({
      currentUsers: 0,
      pastUsers: 0,
      scheduledSessions: 0,
      programs: [],
    });
    await usesFirst(id);
    // Golfers of earlier tests still have this session ahead of them.
    const before = await useOf(id);
    const [past, left] = [await aGolfer(server), await aGolfer(server)];
    for (const one of [golfer, past, left]) await followsBreak100(one);
    await ok(completes(past, await sessionOn(past, '2026-05-14')));
    await server.db.execute(sql`update enrollments set abandoned_at = now()
      where user_id = (select id from users where email = ${left.email})`);
    expect(await useOf(id)).toEqual({
      currentUsers: before.currentUsers + 1,
      pastUsers: before.pastUsers + 1,
      scheduledSessions: before.scheduledSessions + 1,
      programs: [{ id: 'break-100', name: 'Break 100' }],
    });
    expect((await admin.get('/api/admin/exercises/none/deletion-info')).status).toBe(404);
    await usesFirst('first-rolls');
  });

  test('report each program that is being built with them once and no deleted programs', async () => {
    const { id } = await createsExercise(admin);
    const { programId, sessionId } = await beginsWithAPlan(admin, { name: 'Winter' });
    await adds(admin, 'session-exercises', { sessionId, exerciseId: id, order: 2 });
    const winter = [{ id: programId, name: 'Winter' }];
    expect((await useOf(id)).programs).toEqual(winter);
    await publishes(admin, programId);
    expect((await useOf(id)).programs).toEqual(winter);
    await adds(admin, 'program-weeks', { programId, focus: 'putting' });
    expect((await useOf(id)).programs).toEqual(winter);
    await ok(admin.send('DELETE', `/api/programs/${programId}`));
    expect((await useOf(id)).programs).toEqual([]);
  });

  test('stay in the database after deletion, and the database refuses to remove exercises that a plan uses', async () => {
    const { id } = await createsExercise(admin, inDetail);
    await usesFirst(id);
    await ok(admin.send('DELETE', `/api/exercises/${id}`, {}));
    const { rows } = await server.db.execute(sql`select id from exercises where id = ${id}`);
    expect(rows).toEqual([{ id }]);
    const removal = server.db.execute(sql`delete from exercises where id = ${id}`);
    await expect(removal).rejects.toMatchObject({ cause: { code: '23503' } });
    await usesFirst('first-rolls');
    await ok(admin.send('POST', `/api/admin/exercises/${id}/restore`));
    expect(await exerciseOf(admin, id)).toMatchObject(inDetail);
  });
});
