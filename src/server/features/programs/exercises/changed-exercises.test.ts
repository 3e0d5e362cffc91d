import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeletedExercise, Exercise } from '#contract/exercises-schemas.ts';
import { revisionHeader } from '#contract/revision.ts';
import { loadContent } from '#server/features/programs/load-content.ts';
import { edition, found } from '#testing/a-content-edition.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { anAdministrator } from '#testing/broadcasts.ts';
import { enginesAtScale } from '#testing/database.ts';
import { createsExercise, exerciseOf, formOf, inDetail } from '#testing/exercises.ts';
import { ok } from '#testing/scenario.ts';

describe.each(enginesAtScale)('changed exercises on the %s database', (engine) => {
  let server: TestApp;
  let admin: Golfer;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp(engine);
    admin = await anAdministrator(server);
    golfer = await aGolfer(server);
  });
  afterAll(() => server.close());

  const save = (exercise: Exercise, changes: object) =>
    admin
      .with({ [revisionHeader]: exercise.revision })
      .send('PUT', `/api/exercises/${exercise.id}`, { ...formOf(exercise), ...changes });
  const saved = (exercise: Exercise, changes: object) => ok<Exercise>(save(exercise, changes));
  const deletes = (id: string) => ok<DeletedExercise>(admin.send('DELETE', `/api/exercises/${id}`));
  const restores = (id: string) => ok(admin.send('POST', `/api/admin/exercises/${id}/restore`));
  const speaks = (language: string) =>
    server.db.execute(
      sql`update users set preferred_language = ${language} where email = ${golfer.email}`,
    );

  test('are marked as edited and lose only the translations of the changed texts', async () => {
    const before = await exerciseOf(admin, 'string-line');
    expect(before.source).toBe('shipped');
    const after = await saved(before, { name: 'Chalk line', duration: 9 });
    expect(after).toMatchObject({ name: 'Chalk line', duration: 9, source: 'edited' });
    const { rows } = await server.db.execute<{ words: object }>(
      sql`select translations -> 'de' as words from exercises where id = 'string-line'`,
    );
    const words = found(rows[0]).words;
    expect(words).not.toHaveProperty('name');
    expect(words).toHaveProperty('description');
    expect(words).toHaveProperty('diagram');
    // A drawing that did not change keeps its translations.
    await speaks('de');
    const drawing = await golfer.get('/api/exercises/string-line/diagram.svg');
    const english = await admin.get('/api/exercises/string-line/diagram.svg');
    expect(drawing.body).not.toEqual(english.body);
  });

  test('are not changed by newer releases and show that a newer version is offered', async () => {
    await saved(await exerciseOf(admin, 'wall-stop'), { name: 'Our wall' });
    const newer = edition(({ words }) => {
      found(words.exercises['wall-stop']).description = 'Stop it at the wall.';
    });
    await loadContent(server.db, newer);
    expect(await exerciseOf(admin, 'wall-stop')).toMatchObject({
      name: 'Our wall',
      source: 'edited',
      hasOffer: true,
    });
  });

  test('lose the translations of a changed drawing and keep the others', async () => {
    const before = await exerciseOf(admin, 'coin-start-line');
    const details = found(before.details ?? undefined);
    const diagram = { ...inDetail.details.diagram };
    const after = await saved(before, { details: { ...details, diagram } });
    expect(after.details?.diagram).toEqual(diagram);
    const { rows } = await server.db.execute<{ words: object }>(
      sql`select translations -> 'de' as words from exercises where id = 'coin-start-line'`,
    );
    expect(found(rows[0]).words).not.toHaveProperty('diagram');
    expect(found(rows[0]).words).toHaveProperty('name');
  });

  test('have the new language when it is changed, and lose the translation into it', async () => {
    const before = await exerciseOf(admin, 'tempo-three-to-one');
    const after = await saved(before, { name: 'Dreischlag', language: 'de' });
    expect(after.language).toBe('de');
    const { rows } = await server.db.execute<{ has: boolean }>(
      sql`select translations ? 'de' as has from exercises where id = 'tempo-three-to-one'`,
    );
    expect(rows).toEqual([{ has: false }]);
  });

  test('stay as they were when they are saved without changes', async () => {
    const before = await exerciseOf(admin, 'feet-together');
    expect(await saved(before, {})).toMatchObject(before);
    expect((await exerciseOf(admin, 'feet-together')).source).toBe('shipped');
  });

  test('keep their details when a client sends no details', async () => {
    const before = await exerciseOf(admin, 'rail-set-up');
    const after = await saved(before, { name: 'Rails', details: undefined });
    expect(after).toMatchObject({ name: 'Rails', details: before.details });
    expect((await saved(after, { details: null })).details).toBeNull();
  });

  test('are not overwritten by a second administrator, who gets an error', async () => {
    const { id } = await createsExercise(admin);
    const opened = await exerciseOf(admin, id);
    await saved(opened, { name: 'First' });
    expect(await save(opened, { name: 'Second' })).toMatchObject({
      status: 409,
      body: { code: 'edited_meanwhile' },
    });
    const again = await exerciseOf(admin, id);
    expect(again.name).toBe('First');
    expect((await saved(again, { name: 'Second' })).name).toBe('Second');
  });

  test('are saved for a client that sends no revision', async () => {
    const { id, name: _, ...opened } = await createsExercise(admin);
    const body = { name: 'Without a revision', type: opened.type, duration: opened.duration };
    await ok(admin.send('PUT', `/api/exercises/${id}`, body));
    expect((await exerciseOf(admin, id)).name).toBe('Without a revision');
  });

  test('are saved from an open form even if they were deleted and restored in the meantime', async () => {
    const opened = await createsExercise(admin);
    await deletes(opened.id);
    await restores(opened.id);
    expect((await saved(opened, { name: 'Still mine' })).name).toBe('Still mine');
  });
});
