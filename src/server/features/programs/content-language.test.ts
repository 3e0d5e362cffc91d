import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Content } from '#content/content.ts';
import type { DashboardPayload } from '#contract/dashboard.ts';
import type { Program } from '#contract/programs.ts';
import type { ScheduledSession, SessionDetails } from '#contract/training-schemas.ts';
import { type Draft, edition, found, newBreak100 } from '#testing/a-content-edition.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { followsBreak100, ok, sessionOn } from '#testing/scenario.ts';
import { loadContent } from './load-content.ts';

const german = edition((content) => {
  content.translations = {
    de: {
      exercises: {
        'dynamic-warm-up': {
          name: 'Aufwärmen',
          steps: ['Arme schwingen.', 'Rumpf drehen.'],
        },
        'short-game-test': { diagram: { labels: { chip: 'Zehn Stück' } } },
      },
      programs: {
        'break-100': {
          name: 'Unter 100',
          weeks: {
            'break-100-w1': {
              description: 'Drei Tests.',
              sessions: {
                'break-100-w1-s1': {
                  title: 'Test: Putten und Chippen',
                  notes: { 'break-100-w1-s1-e1': 'Nimm dir fünf Minuten.' },
                },
              },
            },
          },
        },
      },
    },
  };
});
describe('content in another language', () => {
  let server: TestApp;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());

  const load = (content: Content) => loadContent(server.db, content);
  const program = () => ok<Program>(golfer.get('/api/programs/break-100'));
  const detailsOf = ({ id }: Pick<ScheduledSession, 'id'>) =>
    ok<SessionDetails>(golfer.get(`/api/user/scheduled-session-details/${id}`));

  const reads = (language: string) =>
    ok(golfer.send('PUT', '/api/user/profile', { preferredLanguage: language }));
  const warmUp = (details: SessionDetails) => found(details.session.exercises[0]);

  beforeEach(async () => {
    golfer = await aGolfer(server);
    await load(german);
    await followsBreak100(golfer);
    await reads('de');
  });

  test('a golfer reads translated texts wherever they exist', async () => {
    const home = await ok<DashboardPayload>(golfer.get('/api/user/dashboard'));
    expect(home.currentProgram?.program.name).toBe('Unter 100');
    expect(home.week?.description).toBe('Drei Tests.');
    expect(home.todaysSession.session?.title).toBe('Test: Putten und Chippen');
    const calendar = await ok<object[]>(golfer.get('/api/user/activity-calendar'));
    expect(calendar[0]).toMatchObject({
      title: 'Test: Putten und Chippen',
      data: { program: { name: 'Unter 100' } },
    });
    const list = await ok<Program[]>(golfer.get('/api/programs'));
    expect(list[0]?.name).toBe('Unter 100');
    const { weeks } = await program();
    expect(weeks[0]?.sessions[0]?.exercises[0]).toMatchObject({
      name: 'Aufwärmen',
      instructions: 'Arme schwingen. Rumpf drehen.',
    });
    const { subscriptionUrl } = await ok<{ subscriptionUrl: string }>(
      golfer.get('/api/user/calendar/subscription-url'),
    );
    const feed = await golfer.get(new URL(subscriptionUrl).pathname);
    expect(feed.body).toContain('SUMMARY:Test: Putten und Chippen');
  });

  test('an exercise has all its translated texts, and the rest in English', async () => {
    const details = await detailsOf(await sessionOn(golfer, '2026-05-14'));
    expect(warmUp(details)).toMatchObject({
      name: 'Aufwärmen',
      notes: 'Nimm dir fünf Minuten.',
      steps: ['Arme schwingen.', 'Rumpf drehen.'],
      equipment: ['Club'],
    });
    expect(warmUp(details).purpose).toMatch(/^Muscles that are warm/);
    const { diagram } = found(details.session.exercises.at(-1));
    expect(diagram?.alt).toMatch(/^A chip, a pitch and a bunker shot/);
    const drawing = await golfer.get('/api/exercises/short-game-test/diagram.svg');
    for (const text of [JSON.stringify(diagram), drawing.body])
      expect(text).toContain('Zehn Stück');
  });

  test('responses name the language of each exercise and program, because English fills the gaps', async () => {
    const { session } = await detailsOf(await sessionOn(golfer, '2026-05-14'));
    const [translated, other] = session.exercises;
    expect(translated).toMatchObject({ language: 'de', howToLanguage: 'de' });
    expect(other).toMatchObject({ language: 'en', howToLanguage: 'en' });
    const list = await ok<Program[]>(golfer.get('/api/programs'));
    expect(list.map(({ language }) => language)).toEqual(['de', 'en', 'en']);
  });

  test('responses name the language of plan titles wherever they are shown', async () => {
    const isGerman = { language: 'de' };
    const home = await ok<DashboardPayload>(golfer.get('/api/user/dashboard'));
    expect(home.currentProgram?.program).toMatchObject(isGerman);
    expect(home.todaysSession.session).toMatchObject(isGerman);
    expect(home.week?.sessions[0]).toMatchObject({ ...isGerman, weekLanguage: 'de' });
    expect(home.nextSession).toMatchObject({ language: 'en' });
    const details = await detailsOf(await sessionOn(golfer, '2026-05-14'));
    for (const part of [details.session, details.scheduledSession, details.program])
      expect(part).toMatchObject(isGerman);
    const [item] = await ok<object[]>(golfer.get('/api/user/activity-calendar'));
    expect(item).toMatchObject({ data: { program: isGerman, session: isGerman } });
    const { weeks } = await program();
    // The week's description is translated, but its title is not.
    expect(weeks[0]).toMatchObject({
      language: 'en',
      sessions: [isGerman, { language: 'en' }, {}],
    });
  });

  test('a visitor reads the language that the browser asks for', async () => {
    const list = async (language: string) => {
      const headers = { 'accept-language': language };
      const answer = await server.app.inject({ url: '/api/programs', headers });
      return answer.json<Program[]>()[0]?.name;
    };
    expect(await list('de-AT, en;q=0.5')).toBe('Unter 100');
    expect(await list('en, de;q=0.5')).toBe('Break 100');
    expect(await list('ja')).toBe('Break 100');
  });

  test('nothing changes for golfers who read English', async () => {
    await reads('en');
    const session = await sessionOn(golfer, '2026-05-14');
    expect(session.title).toBe('Test: short game');
    expect(warmUp(await detailsOf(session)).name).toBe('Dynamic warm-up');
  });

  test('a plan in progress gets an improved translation but not a new version', async () => {
    const title = async () => (await sessionOn(golfer, '2026-05-14')).title;
    const better = structuredClone(german) as Draft<Content>;
    const week = better.translations['de']?.programs?.['break-100']?.weeks?.['break-100-w1'];
    found(week?.sessions?.['break-100-w1-s1']).title = 'Putten und Chippen';
    await load(better);
    expect(await title()).toBe('Putten und Chippen');
    await load(newBreak100);
    expect(await title()).toBe('Putten und Chippen');
  });
});
