import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { labelDiagram } from '#domain/drills/diagram.ts';
import { activePlans } from '#server/features/training/public-queries.ts';
import { migrateDatabase, ownMigrations } from '#server/platform/database/migrate.ts';
import { createTestDatabase, engines, type TestDatabase } from '#testing/database.ts';
import { loadContent } from './load-content.ts';
import { exercises } from './tables.ts';

/** Copies the migrations of the last release in which programs had no versions. */
async function earlierMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pinhigh-earlier-'));
  await cp(ownMigrations, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(path, 'utf8'));
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith('content_versions'));
  journal.entries.splice(end);
  await writeFile(path, JSON.stringify(journal));
  return folder;
}

/** A drill as stored by the earlier release, with all its text in the details. */
const bookGate = {
  purpose: 'Start line.',
  setUp: 'Two books.',
  steps: ['Aim.', 'Putt.'],
  commonFaults: [{ fault: 'You look up.', fix: 'Listen.' }],
  equipment: ['Putter', '2 books'],
  venues: ['home'],
  mode: 'blocked',
  scoring: { how: 'Count.', unit: 'putts', better: 'higher', min: 0, max: 10, step: 1 },
  diagram: {
    alt: 'Two books.',
    marks: [{ type: 'label', at: [160, 100], label: { word: 'Book', metres: 1.5 } }],
  },
};

const data = [
  sql`insert into users (id, name, email, preferred_language)
    values ('nora', 'Nora', 'nora@example.com', 'de')`,
  sql`insert into exercises (id, name, description, type, duration, difficulty, details)
    values ('book-gate', 'Book gate', 'A gate.', 'putting', 10, 'beginner',
      ${JSON.stringify(bookGate)})`,
  sql`insert into exercises (id, name, description, type, duration, difficulty, details)
    values ('warm-up', 'Warm-up', 'Moves.', 'physical', 5, 'beginner',
      ${JSON.stringify({ ...bookGate, scoring: null })})`,
  sql`insert into programs (id, position, name, description, difficulty, duration_weeks,
      sessions_per_week, minutes_per_session, target_handicap)
    values ('break-100', 0, 'Break 100', 'Six weeks.', 'beginner', 6, 3, 40, 24)`,
  sql`insert into program_weeks (id, program_id, week_number, title, description, focus)
    values ('break-100-w1', 'break-100', 1, 'Start', 'Tests.', 'putting')`,
  sql`insert into program_sessions (id, week_id, day_number, title, description, focus)
    values ('break-100-w1-s1', 'break-100-w1', 2, 'As it was', 'Putts.', 'putting')`,
  sql`insert into session_exercises (id, session_id, exercise_id)
    values ('break-100-w1-s1-e1', 'break-100-w1-s1', 'book-gate'),
      ('break-100-w6-s1-e5', 'break-100-w1-s1', 'warm-up')`,
  sql`insert into enrollments (id, user_id, program_id, sessions_per_week, available_days,
      start_date) values ('e1', 'nora', 'break-100', 3, '{1,4,6}', '2026-05-11')`,
  ...['completed', 'planned'].map(
    (status, index) => sql`insert into scheduled_sessions (id, enrollment_id, user_id, session_id,
      session_number, scheduled_date, original_week_number, status)
      values (${`s${index + 1}`}, 'e1', 'nora', 'break-100-w1-s1', ${index + 1}, '2026-05-14', 1,
        ${status})`,
  ),
  sql`insert into session_completions (id, scheduled_session_id, user_id, rating, duration,
      completed_on, completed_at) values ('c1', 's1', 'nora', 5, 40, '2026-05-14', now())`,
  sql`insert into exercise_results (completion_id, session_exercise_id, exercise_id, user_id, done,
      score) values ('c1', 'break-100-w1-s1-e1', 'book-gate', 'nora', true, 8),
      ('c1', 'break-100-w6-s1-e5', 'warm-up', 'nora', true, 3)`,
];

describe.each(engines)('the migration to program versions on the %s database', (engine) => {
  let folder: string;
  let before: TestDatabase;
  beforeAll(async () => {
    folder = await earlierMigrations();
    before = await createTestDatabase(engine, folder);
    for (const statement of data) await before.db.execute(statement);
    await migrateDatabase(before.database.pool);
  });
  afterAll(async () => {
    await before.drop();
    await rm(folder, { recursive: true });
  });

  const plan = async () => (await before.db.select().from(activePlans))[0];
  const rows = async (query: ReturnType<typeof sql>) => (await before.db.execute(query)).rows;

  test('keeps a golfer’s plan unchanged as version 1 of the program with the same ids', async () => {
    const kept = await plan();
    expect(kept).toMatchObject({
      enrollmentId: 'e1',
      programId: 'break-100',
      programVersion: 1,
      name: 'Break 100',
      durationWeeks: 6,
      programSessionsPerWeek: 3,
      minutesPerSession: 40,
    });
    const session = { sessionId: 'break-100-w1-s1', title: 'As it was', weekDescription: 'Tests.' };
    expect(kept?.sessions).toMatchObject([
      { ...session, id: 's1', status: 'completed' },
      { ...session, id: 's2', status: 'planned' },
    ]);
  });

  test('gives scores the attempts of their drill, and the variant that their session asked for', async () => {
    const kept = sql`select score, attempts, series from exercise_results order by score desc`;
    expect(await rows(kept)).toEqual([
      { score: 8, attempts: 20, series: '' },
      { score: 3, attempts: null, series: 'putts-1-5-m' },
    ]);
  });

  test('separates the facts of an exercise from its texts', async () => {
    const [gate] = await before.db.select().from(exercises).where(sql`id = 'book-gate'`);
    expect(gate).toMatchObject({
      name: 'Book gate',
      instructions: 'Aim. Putt.',
      equipment: ['Putter', '2 books'],
      source: 'shipped',
      icon: 'target',
      deletedAt: null,
    });
    const { words, diagram, ...facts } = gate?.details ?? {};
    expect(facts).toEqual({
      venues: ['home'],
      mode: 'blocked',
      scoring: { better: 'higher', min: 0, max: 10, step: 1 },
    });
    expect(words).toMatchObject({ setUp: 'Two books.', scoring: { how: 'Count.', unit: 'putts' } });
    expect(diagram && words?.diagram && labelDiagram(diagram, words.diagram)).toEqual(
      bookGate.diagram,
    );
    const [warmUp] = await before.db.select().from(exercises).where(sql`id = 'warm-up'`);
    expect(warmUp?.details?.scoring).toBeNull();
  });

  test('marks all existing content as shipped', async () => {
    for (const table of ['exercises', 'programs', 'program_weeks', 'program_sessions']) {
      const sources = await rows(sql`select distinct source from ${sql.identifier(table)}`);
      expect(sources, table).toEqual([{ source: 'shipped' }]);
    }
  });

  test('keeps that plan unchanged when the content of the new release is loaded', async () => {
    const kept = await plan();
    await loadContent(before.db);
    const { sessions, programVersion, durationWeeks } = kept ?? {};
    expect(await plan()).toMatchObject({ sessions, programVersion, durationWeeks });
    expect(await rows(sql`select version from programs where id = 'break-100'`)).toEqual([
      { version: 2 },
    ]);
  });
});
