import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { BuilderProgram } from '#contract/builder-schemas.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { offers } from '#contract/offers.ts';
import type { Program } from '#contract/programs.ts';
import { edition, found } from '#testing/a-content-edition.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { anAdministrator } from '#testing/broadcasts.ts';
import { builds, publishes } from '#testing/builder.ts';
import { followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';
import { loadContent } from '../load-content.ts';

/** The previously shipped content: fewer weeks, another title and another drill. */
const older = edition(({ programs, words }) => {
  const program = found(programs.find(({ id }) => id === 'break-100'));
  program.durationWeeks = 5;
  const week = found(words.programs['break-100']?.weeks['break-100-w1']);
  found(week.sessions['break-100-w1-s1']).title = 'An old title';
  found(words.exercises['book-gate']).name = 'Two books';
});

describe('newer shipped content', () => {
  let server: TestApp | undefined;
  let admin: Golfer;
  beforeEach(async () => {
    await server?.close();
    // Each test gets a new database: the server copies one faster than the embedded engine starts one.
    server = await startTestApp('server');
    admin = await anAdministrator(server);
    await loadContent(server.db, older);
  });
  afterAll(() => server?.close());

  const app = () => found(server);
  const program = '/api/admin/programs/break-100/offer';
  const exercise = '/api/admin/exercises/book-gate/offer';
  const takes = (url: string) => ok<BuilderProgram>(admin.send('POST', `${url}/take`));
  const statusOf = async (url: string) => (await admin.get(url)).status;

  /** An administrator changes the title of a week, and then the current release starts. */
  async function changesAndUpdates() {
    const url = '/api/program-weeks/break-100-w2';
    await ok(admin.send('PUT', url, { title: 'My week' }));
    await publishes(admin, 'break-100');
    await loadContent(app().db);
  }

  test('is not offered for unchanged programs and exercises', async () => {
    await loadContent(app().db);
    expect(await builds(admin, 'break-100')).toMatchObject({ origin: 'shipped', hasOffer: false });
    expect([await statusOf(program), await statusOf(exercise)]).toEqual([404, 404]);
    expect((await admin.send('POST', `${program}/take`)).status).toBe(404);
    expect((await admin.send('POST', `${exercise}/decline`)).status).toBe(404);
  });

  test('is offered for a changed program with a list of the changes', async () => {
    await changesAndUpdates();
    expect(await builds(admin, 'break-100')).toMatchObject({ origin: 'changed', hasOffer: true });
    const { parts } = await ok<AnswerOf<typeof offers.program>>(admin.get(program));
    const ownTitle = { field: 'title', before: 'My week', after: expect.any(String) };
    const title = { field: 'title', before: 'An old title', after: expect.any(String) };
    expect(parts).toEqual([
      {
        kind: 'program',
        partId: 'break-100',
        title: 'Break 100',
        change: 'changed',
        fields: [{ field: 'durationWeeks', before: 5, after: 6 }],
      },
      {
        kind: 'session',
        partId: 'break-100-w1-s1',
        change: 'changed',
        title: expect.any(String),
        fields: [title],
      },
      {
        kind: 'week',
        partId: 'break-100-w2',
        change: 'changed',
        title: expect.any(String),
        fields: [ownTitle],
      },
    ]);
  });

  test('becomes the next version when it is accepted, and running plans stay unchanged', async () => {
    const golfer = await aGolfer(app());
    await followsBreak100(golfer);
    const planned = await sessionsOf(golfer);
    await changesAndUpdates();
    await ok(admin.send('PUT', '/api/programs/break-100', { isActive: false }));
    await ok(admin.send('PUT', '/api/program-weeks/break-100-w2', { title: 'Still mine' }));
    const { version } = await builds(admin, 'break-100');
    expect(await takes(program)).toMatchObject({
      version: version + 1,
      origin: 'shipped',
      hasOffer: false,
      hasChanges: false,
      durationWeeks: 6,
      isActive: false,
    });
    expect(await sessionsOf(golfer)).toEqual(planned);
    expect(await statusOf(program)).toBe(404);
    // The program follows releases again.
    await loadContent(app().db, older);
    expect(await builds(admin, 'break-100')).toMatchObject({ version: version + 2 });
  });

  test('is offered again only with the next release after it is declined', async () => {
    await changesAndUpdates();
    const { weeks } = await builds(admin, 'break-100');
    const kept = await ok<BuilderProgram>(admin.send('POST', `${program}/decline`));
    expect(kept).toMatchObject({ origin: 'changed', hasOffer: false, weeks });
    expect(await statusOf(program)).toBe(404);
    await loadContent(app().db, older);
    await loadContent(app().db);
    expect(await builds(admin, 'break-100')).toMatchObject({ hasOffer: false });
    const newest = edition(({ programs }) => {
      for (const each of programs) each.minutesPerSession = 55;
    });
    await loadContent(app().db, newest);
    expect(await builds(admin, 'break-100')).toMatchObject({ hasOffer: true, weeks });
  });

  test('is offered for a changed exercise and can be accepted or declined', async () => {
    const change = async () => {
      await loadContent(app().db, older);
      await app().db.execute(sql`update exercises
        set name = 'My gate', source = 'admin', language = 'nl' where id = 'book-gate'`);
      await loadContent(app().db);
    };
    await change();
    const offer = await ok<AnswerOf<typeof offers.exercise>>(admin.get(exercise));
    expect(offer).toEqual({
      fields: [{ field: 'name', before: 'My gate', after: expect.stringMatching(/gate/i) }],
      isRedrawn: false,
    });
    await ok(admin.send('POST', `${exercise}/take`));
    const nameIn = async () => {
      const { weeks } = await ok<Program>(admin.get('/api/programs/putting-at-home'));
      const places = weeks.flatMap(({ sessions }) => sessions.flatMap((each) => each.exercises));
      return places.find(({ exerciseId }) => exerciseId === 'book-gate')?.name;
    };
    expect(await nameIn()).toBe(offer.fields[0]?.after);
    expect(await statusOf(exercise)).toBe(404);

    await change();
    await ok(admin.send('POST', `${exercise}/decline`));
    expect(await nameIn()).toBe('My gate');
    expect(await statusOf(exercise)).toBe(404);
  });
});
