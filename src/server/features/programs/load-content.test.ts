import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Content, shippedContent } from '#content/content.ts';
import type { Program } from '#contract/programs.ts';
import type { Enrollment, ScheduledSession, SessionDetails } from '#contract/training-schemas.ts';
import { edition, found, newBreak100 } from '#testing/a-content-edition.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { completes, followsBreak100, ok, sessionOn, sessionsOf } from '#testing/scenario.ts';
import { loadContent } from './load-content.ts';

const newBookGate = edition(({ words }) => {
  found(words.exercises['book-gate']).name = 'Two books';
});

describe('a new release', () => {
  let server: TestApp | undefined;
  let golfer: Golfer;
  beforeEach(async () => {
    await server?.close();
    // Each test gets a new database: the server copies one faster than the embedded engine starts one.
    server = await startTestApp('server');
    golfer = await aGolfer(server);
  });
  afterAll(() => server?.close());

  const app = () => found(server);
  const load = (content: Content) => loadContent(app().db, content);
  const program = () => ok<Program>(golfer.get('/api/programs/break-100'));
  const current = () => ok<Enrollment>(golfer.get('/api/user/current-program'));
  const detailsOf = ({ id }: Pick<ScheduledSession, 'id'>) =>
    ok<SessionDetails>(golfer.get(`/api/user/scheduled-session-details/${id}`));
  const run = async (query: ReturnType<typeof sql>) => (await app().db.execute(query)).rows;

  test('can swap the places of two drills in a session', async () => {
    const inSession = async () =>
      found((await program()).weeks[0]?.sessions[0]).exercises.map((each) => each.exerciseId);
    const [first, second, ...rest] = await inSession();
    await load(newBreak100);
    expect(await inSession()).toEqual([second, first, ...rest]);
  });

  test('loads its changed content, and plans keep their sessions', async () => {
    await followsBreak100(golfer);
    const planned = await sessionsOf(golfer);
    const today = await sessionOn(golfer, '2026-05-14');
    await ok(completes(golfer, today));
    const before = await Promise.all(planned.map(detailsOf));
    await load(newBreak100);
    expect(await Promise.all(planned.map(detailsOf))).toEqual(before);
    expect(await current()).toMatchObject({ programVersion: 1, completedSessions: 1 });
    const own = await ok<Program>(golfer.get('/api/programs/break-100/versions/1'));
    expect(own.weeks[0]?.sessions[0]).toMatchObject({ id: today.sessionId, totalDuration: 40 });
  });

  test('gives its new version to golfers who enroll from then on', async () => {
    await load(newBreak100);
    await followsBreak100(golfer);
    expect(await current()).toMatchObject({ programVersion: 2, totalSessions: 18 });
    expect((await program()).version).toBe(2);
    const [first] = await sessionsOf(golfer);
    expect(first).toMatchObject({ title: 'The first test', totalDuration: 42 });
    await ok(completes(golfer, found(first)));
    expect(await current()).toMatchObject({ completedSessions: 1 });
  });

  test('makes no new version of a program that it does not change', async () => {
    await load(newBreak100);
    await load(newBookGate);
    await load(shippedContent);
    const versions = await run(sql`select id, version from programs order by id`);
    expect(versions).toEqual([
      { id: 'break-100', version: 3 },
      { id: 'break-90', version: 1 },
      { id: 'putting-at-home', version: 1 },
    ]);
  });

  test('has no version of a program before its first or after its last', async () => {
    for (const version of ['0', '2', 'newest', '99999999999']) {
      const reply = await visitor(app()).get(`/api/programs/break-100/versions/${version}`);
      expect(reply.status, version).toBe(404);
    }
  });

  test('improves an exercise in place', async () => {
    await load(newBookGate);
    const rows = await run(sql`select name, source from exercises where id = 'book-gate'`);
    expect(rows).toEqual([{ name: 'Two books', source: 'shipped' }]);
  });

  test('does not overwrite an exercise that an administrator changed, and offers its own version', async () => {
    await run(sql`update exercises set name = 'Our gate', source = 'admin' where id = 'book-gate'`);
    const bookGate = () =>
      run(sql`select name, offered_hash is not null as offered from exercises
        where id = 'book-gate'`);
    await load(newBreak100);
    expect(await bookGate()).toEqual([{ name: 'Our gate', offered: false }]);
    await load(newBookGate);
    expect(await bookGate()).toEqual([{ name: 'Our gate', offered: true }]);
    await load(shippedContent);
    expect(await bookGate()).toEqual([{ name: 'Our gate', offered: false }]);
  });

  test.each([
    ['the program', sql`update programs set source = 'admin' where id = 'break-100'`],
    ['a week', sql`update program_weeks set source = 'admin' where id = 'break-100-w3'`],
    ['a session', sql`update program_sessions set source = 'admin' where id = 'break-100-w1-s1'`],
  ])(
    'does not overwrite a program if an administrator changed %s, and offers its own version',
    async (_, edit) => {
      await run(edit);
      const before = await program();
      await load(newBreak100);
      expect(await program()).toEqual(before);
      const offers = sql`select id from programs where offered_hash is not null`;
      expect(await run(offers)).toEqual([{ id: 'break-100' }]);
      // Accepting the offer marks the rows as shipped again.
      await run(sql`update programs set source = 'shipped'`);
      await run(sql`update program_weeks set source = 'shipped'`);
      await run(sql`update program_sessions set source = 'shipped'`);
      await load(newBookGate);
      await load(newBreak100);
      expect((await program()).weeks[0]?.sessions[0]?.title).toBe('The first test');
      expect(await run(offers)).toEqual([]);
    },
  );

  test('does not restore exercises and programs that an administrator deleted or deactivated', async () => {
    await run(sql`update exercises set deleted_at = now(), deletion_reason = 'Unsafe'`);
    await run(sql`update programs set is_active = false where id = 'break-100'`);
    await load(newBreak100);
    const kept = sql`select distinct deletion_reason as reason from exercises`;
    expect(await run(kept)).toEqual([{ reason: 'Unsafe' }]);
    const list = await ok<Program[]>(visitor(app()).get('/api/programs'));
    expect(list.map(({ id }) => id)).toEqual(['break-90', 'putting-at-home']);
  });
});
