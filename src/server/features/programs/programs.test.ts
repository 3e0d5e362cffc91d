import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedContent } from '#content/content.ts';
import type { Program, ProgramSummary } from '#contract/programs.ts';
import { aGolfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { ok } from '#testing/scenario.ts';
import { loadContent } from './load-content.ts';

describe('programs', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());

  test('a visitor sees the programs in the shipped order', async () => {
    const list = await ok<ProgramSummary[]>(visitor(server).get('/api/programs'));
    expect(list.map((program) => program.id)).toEqual(
      shippedContent.programs.map((program) => program.id),
    );
    expect(list[0]).toMatchObject({
      name: 'Break 100',
      durationWeeks: 6,
      sessionsPerWeek: 3,
      minutesPerSession: 40,
      color: 'green',
    });
  });

  test('a program has its weeks, sessions, and exercises in order', async () => {
    const program = await ok<Program>(visitor(server).get('/api/programs/break-100'));
    expect(program.weeks.map((week) => week.weekNumber)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(program.weeks.flatMap((week) => week.sessions)).toHaveLength(18);
    const exercises = program.weeks[0]?.sessions[0]?.exercises ?? [];
    expect(exercises.map((exercise) => exercise.order)).toEqual(exercises.map((_, i) => i + 1));
    expect(exercises[0]?.imageUrl).toBe(
      `/api/exercises/${exercises[0]?.exerciseId}/diagram.svg?units=metric`,
    );
  });

  test('a program that does not exist is not found', async () => {
    expect(await visitor(server).get('/api/programs/none')).toMatchObject({ status: 404 });
  });

  test('distances are in the golfer’s own units', async () => {
    const golfer = await aGolfer(server);
    const texts = async () => JSON.stringify(await ok(golfer.get('/api/programs/putting-at-home')));
    const metric = await texts();
    await golfer.send('PUT', '/api/user/profile', { preferredUnits: 'imperial' });
    const imperial = await texts();
    expect(metric).not.toContain('{m:');
    expect(imperial).not.toContain('{m:');
    expect(metric).not.toBe(imperial);
  });

  test('drawings and their URLs depend on the golfer’s handedness', async () => {
    const golfer = await aGolfer(server);
    const read = () => ok<Program>(golfer.get('/api/programs/break-100'));
    const pictureOf = async () => {
      const url = (await read()).weeks[0]?.sessions[0]?.exercises[2]?.imageUrl ?? '';
      return { url, drawing: (await golfer.get(url)).body };
    };
    const right = await pictureOf();
    await ok(golfer.send('PUT', '/api/user/profile', { handedness: 'left' }));
    const left = await pictureOf();
    expect(left.url).toBe(`${right.url}&handedness=left`);
    expect(left.drawing).not.toBe(right.drawing);
    const forVisitors = await visitor(server).get(left.url);
    expect(forVisitors.body).toBe(left.drawing);
    expect((await golfer.get(`${right.url}&handedness=right`)).body).toBe(right.drawing);
  });

  test('loading the same content again writes nothing', async () => {
    const loadedAt = async () =>
      (await server.db.execute(sql`select loaded_at from content_versions`)).rows;
    const before = await loadedAt();
    await loadContent(server.db);
    expect(await loadedAt()).toEqual(before);
  });

  test('by default, a session takes 30 minutes and an exercise takes 10 minutes', async () => {
    const unsaid = await server.db.execute(sql`
      select column_default as minutes from information_schema.columns
      where (table_name, column_name) in
        (('program_sessions', 'total_duration'), ('session_exercises', 'duration'))
      order by table_name`);
    expect(unsaid.rows).toEqual([{ minutes: '30' }, { minutes: '10' }]);
  });
});
