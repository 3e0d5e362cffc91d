import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ListedProgram } from '#contract/admin.ts';
import type { DeletedProgram, Edited } from '#contract/builder-schemas.ts';
import type { Program, ProgramSummary } from '#contract/programs.ts';
import type { Enrollment, ScheduledSession, SessionDetails } from '#contract/training-schemas.ts';
import { edition } from '#testing/a-content-edition.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { anAdministrator } from '#testing/broadcasts.ts';
import { adds, beginsWithAPlan, builds, publishes } from '#testing/builder.ts';
import { completes, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';
import { loadContent } from '../load-content.ts';

const enrolls = (golfer: Golfer, programId: string) =>
  ok<Enrollment>(
    golfer.send('POST', '/api/user/enroll', {
      programId,
      preferences: { sessionsPerWeek: 1, availableDays: [4], startDate: '2026-05-14' },
    }),
  );

describe('programs from the builder and their golfers', () => {
  let server: TestApp;
  let admin: Golfer;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
    admin = await anAdministrator(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    golfer = await aGolfer(server);
  });

  const listed = () => ok<ListedProgram[]>(admin.get('/api/admin/programs'));
  const current = () => ok<Enrollment>(golfer.get('/api/user/current-program'));
  const deletes = (id: string) => ok(admin.send('DELETE', `/api/programs/${id}`));
  const statusOf = async (who: Pick<Golfer, 'get'>, url: string) => (await who.get(url)).status;

  test('golfers cannot enroll before a program is published and keep the version they started with', async () => {
    const { programId, weekId, sessionId } = await beginsWithAPlan(admin);
    const preferences = { sessionsPerWeek: 1, availableDays: [4], startDate: '2026-05-14' };
    const early = await golfer.send('POST', '/api/user/enroll', { programId, preferences });
    expect(early.status).toBe(404);
    await publishes(admin, programId);
    expect(await enrolls(golfer, programId)).toMatchObject({ programVersion: 1, totalSessions: 1 });
    const [planned] = await sessionsOf(golfer);
    await adds(admin, 'program-sessions', { programWeekId: weekId, dayNumber: 4 });
    await ok(admin.send('PUT', `/api/program-sessions/${sessionId}`, { title: 'Long putts' }));
    await publishes(admin, programId);
    expect(await sessionsOf(golfer)).toEqual([planned]);
    expect(await current()).toMatchObject({ programVersion: 1, totalSessions: 1 });
    await ok(completes(golfer, planned as ScheduledSession));
    const other = await aGolfer(server);
    expect(await enrolls(other, programId)).toMatchObject({ programVersion: 2, totalSessions: 2 });
  });

  test('golfers can read their version of a program that is no longer offered, and other golfers cannot', async () => {
    const { programId } = await beginsWithAPlan(admin);
    await publishes(admin, programId);
    await enrolls(golfer, programId);
    const url = `/api/programs/${programId}`;
    await ok(admin.send('PUT', url, { isActive: false }));
    const version = await ok<Program>(golfer.get(`${url}/versions/1`));
    expect(version.weeks[0]?.sessions).toHaveLength(1);
    const stranger = await aGolfer(server);
    expect(await statusOf(stranger, `${url}/versions/1`)).toBe(404);
    expect(await statusOf(admin, `${url}/versions/1`)).toBe(200);
    expect(await statusOf(golfer, url)).toBe(404);
    expect(await current()).toMatchObject({ programId });
  });

  test('golfers keep the plan of a deleted program, which is in no list', async () => {
    const { programId, weekId } = await beginsWithAPlan(admin);
    await publishes(admin, programId);
    await enrolls(golfer, programId);
    await deletes(programId);
    expect((await listed()).some(({ id }) => id === programId)).toBe(false);
    const offered = await ok<ProgramSummary[]>(golfer.get('/api/programs'));
    expect(offered.some(({ id }) => id === programId)).toBe(false);
    for (const url of [`/api/admin/programs/${programId}`, `/api/programs/${programId}`]) {
      expect(await statusOf(admin, url)).toBe(404);
    }
    const again = await admin.send('DELETE', `/api/programs/${programId}`);
    const edit = await admin.send('PUT', `/api/program-weeks/${weekId}`, { title: 'None' });
    expect([again.status, edit.status]).toEqual([404, 404]);
    const [session] = await sessionsOf(golfer);
    const details = `/api/user/scheduled-session-details/${session?.id}`;
    const { session: shown } = await ok<SessionDetails>(golfer.get(details));
    expect(shown).toMatchObject({ title: 'Putts' });
    await ok(completes(golfer, session as ScheduledSession));
    expect(await statusOf(golfer, `/api/programs/${programId}/versions/1`)).toBe(200);
  });

  test.each(['break-100', 'an own program'])(
    'a deleted program, such as %s, can be restored with its plan and draft, and is then inactive',
    async (id) => {
      const { programId: own, sessionId } = await beginsWithAPlan(admin);
      await publishes(admin, own);
      await ok(admin.send('PUT', `/api/program-sessions/${sessionId}`, { title: 'Half done' }));
      const programId = id === 'an own program' ? own : id;
      const before = await builds(admin, programId);
      await deletes(programId);
      expect(await statusOf(admin, `/api/admin/programs/${programId}`)).toBe(404);
      const deleted = await ok<DeletedProgram[]>(admin.get('/api/admin/deleted-programs'));
      expect(deleted.find((program) => program.id === programId)?.name).toBe(before.name);
      const url = `/api/admin/programs/${programId}/restore`;
      expect((await golfer.send('POST', url)).status).toBe(403);
      const { weeks, hasChanges, version } = before;
      expect(await ok(admin.send('POST', url))).toMatchObject({
        weeks,
        hasChanges,
        version,
        isActive: false,
      });
      expect((await listed()).map((program) => program.id)).toContain(programId);
      const offered = await ok<ProgramSummary[]>(golfer.get('/api/programs'));
      expect(offered.map((program) => program.id)).not.toContain(programId);
      await ok(admin.send('PUT', `/api/programs/${programId}`, { isActive: true }));
      expect(await statusOf(golfer, `/api/programs/${programId}`)).toBe(200);
      const rest = await ok<DeletedProgram[]>(admin.get('/api/admin/deleted-programs'));
      expect(rest.map((program) => program.id)).not.toContain(programId);
    },
  );

  test('two administrators who edit a program at the same time lose no changes', async () => {
    const { programId, weekId } = await beginsWithAPlan(admin);
    await publishes(admin, programId);
    const both = [admin, await anAdministrator(server)];
    await Promise.all(
      [2, 3, 4, 5, 6, 7].map((dayNumber, index) =>
        adds(both[index % 2] as Golfer, 'program-sessions', { programWeekId: weekId, dayNumber }),
      ),
    );
    const { weeks } = await builds(admin, programId);
    expect(weeks[0]?.sessions.map(({ dayNumber }) => dayNumber)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const published = await Promise.all(both.map((one) => publishes(one, programId)));
    expect(published.map(({ version }) => version)).toEqual([2, 2]);
  });

  test('the first edit of a shipped program keeps its ids, languages and running plans', async () => {
    await followsBreak100(golfer);
    const before = await sessionsOf(golfer);
    const german = await anAdministrator(server);
    await ok(german.send('PUT', '/api/user/profile', { preferredLanguage: 'de' }));
    const shipped = await builds(german, 'break-100');
    expect(shipped).toMatchObject({ origin: 'shipped', hasChanges: false, language: 'en' });
    const url = '/api/program-sessions/break-100-w1-s1';
    const { program } = await ok<Edited>(german.send('PUT', url, { title: 'Putten' }));
    expect(program).toMatchObject({ origin: 'changed', hasChanges: true });
    const version = shipped.version + 1;
    expect(await publishes(german, 'break-100')).toMatchObject({ version, origin: 'changed' });
    const reads = async (preferredLanguage: string) => {
      await ok(golfer.send('PUT', '/api/user/profile', { preferredLanguage }));
      const { weeks } = await ok<Program>(golfer.get('/api/programs/break-100'));
      return weeks[0]?.sessions;
    };
    const [changed, other] = (await reads('de')) ?? [];
    expect(changed).toMatchObject({ id: `break-100-w1-s1@${version}`, title: 'Putten' });
    expect(other?.language).toBe('de');
    // The session's description is still the shipped one, so its translations stay.
    const [inDutch] = (await reads('nl')) ?? [];
    expect(inDutch).toMatchObject({ title: 'Putten', language: 'en' });
    expect(await sessionsOf(golfer)).toHaveLength(before.length);
    expect((await sessionsOf(golfer)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  test('a newer release does not change a program with a draft and is offered instead', async () => {
    const { version } = await builds(admin, 'putting-at-home');
    await ok(admin.send('PUT', '/api/program-weeks/putting-at-home-w1', { title: 'Carpet' }));
    const newer = edition(({ programs }) => {
      for (const program of programs) program.minutesPerSession = 25;
    });
    await loadContent(server.db, newer);
    expect(await builds(admin, 'putting-at-home')).toMatchObject({
      version,
      hasOffer: true,
      minutesPerSession: 20,
      origin: 'changed',
    });
  });
});
