import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { ListedProgram } from '#contract/admin.ts';
import type { Broadcast } from '#contract/broadcasts.ts';
import type { BuilderProgram, Edited } from '#contract/builder-schemas.ts';
import { revisionHeader } from '#contract/revision.ts';
import { cookieOf, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { anAdministrator, broadcasts, broadcastsUrl } from '#testing/broadcasts.ts';
import { adds, begins, beginsWithAPlan, builds, publishes } from '#testing/builder.ts';
import { enginesAtScale } from '#testing/database.ts';
import { openLiveSocket } from '#testing/live-socket.ts';
import { ok } from '#testing/scenario.ts';

describe.each(enginesAtScale)('two administrators on the %s database', (engine) => {
  let server: TestApp;
  let ana: Golfer;
  let ben: Golfer;
  beforeAll(async () => {
    server = await startTestApp(engine);
    ana = await anAdministrator(server);
    ben = await anAdministrator(server);
  });
  afterAll(() => server.close());

  type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Ben's request, from a screen that shows this revision. */
  const sends = async (revision: string, method: Method, url: string, body?: object) => {
    const reply = await ben.with({ [revisionHeader]: revision }).send(method, url, body);
    return { status: reply.status, code: (reply.body as { code?: string }).code };
  };
  const refused = { status: 409, code: 'edited_meanwhile' };
  const done = { status: 200, code: undefined };
  const partsOf = ({ weeks: [week] }: BuilderProgram) => {
    const [session] = week?.sessions ?? [];
    const [exercise] = session?.exercises ?? [];
    if (!week || !session || !exercise) throw new Error('The plan lacks a part');
    return { week, session, exercise };
  };

  test('a plan that somebody else has changed meanwhile is not published or discarded unseen', async () => {
    const { programId, sessionId, program: shown } = await beginsWithAPlan(ana);
    const publish = `/api/programs/${programId}/publish`;
    await ok(ana.send('PUT', `/api/program-sessions/${sessionId}`, { title: 'Half done' }));
    expect(await sends(shown.planRevision, 'POST', publish)).toEqual(refused);
    const now = await builds(ben, programId);
    expect(now).toMatchObject({ version: 0, hasChanges: true });
    expect(await sends(now.planRevision, 'POST', publish)).toEqual(done);
    const published = await builds(ben, programId);
    expect(published).toMatchObject({ version: 1, hasChanges: false });
    const { program: draft } = await ok<Edited>(
      ana.send('PUT', `/api/program-sessions/${sessionId}`, { title: 'Done' }),
    );
    const changes = `/api/programs/${programId}/changes`;
    expect(await sends(published.planRevision, 'DELETE', changes)).toEqual(refused);
    await publishes(ana, programId);
    expect(await sends(draft.planRevision, 'DELETE', changes)).toEqual(refused);
  });

  test('a week, session or exercise that somebody else has changed is not changed, moved or deleted', async () => {
    const { programId, program } = await beginsWithAPlan(ana);
    const { week, session, exercise } = partsOf(program);
    const parts = [
      [`/api/program-weeks/${week.id}`, week, { title: 'A' }, { description: 'B' }],
      [`/api/program-sessions/${session.id}`, session, { title: 'A' }, { dayNumber: 5 }],
      [`/api/session-exercises/${exercise.id}`, exercise, { notes: 'A' }, { duration: 5 }],
    ] as const;
    for (const [url, { revision }, change, other] of parts) {
      await ok(ana.send('PUT', url, change));
      expect(await sends(revision, 'PUT', url, other)).toEqual(refused);
      expect(await sends(revision, 'DELETE', url)).toEqual(refused);
      const now = Object.values(partsOf(await builds(ben, programId)));
      const present = now.find(({ id }) => url.endsWith(id));
      expect(present).toMatchObject(change);
      expect(await sends(present?.revision ?? '', 'PUT', url, other)).toEqual(done);
    }
  });

  test('edits of other parts, inside or beside it, leave a part as it was opened', async () => {
    const { programId, program } = await beginsWithAPlan(ana);
    const { week, session, exercise } = partsOf(program);
    await adds(ana, 'program-weeks', { programId, weekNumber: 1, focus: 'mental' });
    const first = { sessionId: session.id, exerciseId: 'book-gate', order: 1 };
    await adds(ana, 'session-exercises', first);
    await ok(ana.send('PUT', `/api/programs/${programId}`, { name: 'Break 79' }));
    const edits = [
      [`/api/program-weeks/${week.id}`, week],
      [`/api/program-sessions/${session.id}`, session],
    ] as const;
    for (const [url, { revision }] of edits)
      expect(await sends(revision, 'PUT', url, { title: 'B' })).toEqual(done);
    const place = `/api/session-exercises/${exercise.id}`;
    expect(await sends(exercise.revision, 'PUT', place, { order: 1 })).toEqual(done);
  });

  test('a program whose details somebody else has changed is not changed', async () => {
    const { id } = await begins(ana);
    const listed = await ok<ListedProgram[]>(ben.get('/api/admin/programs'));
    const opened = listed.find((program) => program.id === id);
    expect(opened?.revision).toBe((await builds(ben, id)).revision);
    const url = `/api/programs/${id}`;
    for (const change of [{ name: 'Break 79' }, { minutesPerSession: 60 }]) {
      const { revision } = await builds(ben, id);
      await ok(ana.send('PUT', url, change));
      expect(await sends(revision, 'PUT', url, { description: 'B' })).toEqual(refused);
    }
    const { revision } = await builds(ben, id);
    expect(await sends(revision, 'PUT', url, { description: 'B' })).toEqual(done);
  });

  test('undo restores only the part that the screen has named', async () => {
    const { programId, exerciseId, sessionId } = await beginsWithAPlan(ana);
    const undo = `/api/programs/${programId}/undo`;
    const { program } = await ok<Edited>(
      ben.send('DELETE', `/api/session-exercises/${exerciseId}`),
    );
    const opened = program.lastDeleted?.revision ?? '';
    await ok(ana.send('DELETE', `/api/program-sessions/${sessionId}`));
    expect(await sends(opened, 'POST', undo)).toEqual(refused);
    const { lastDeleted } = await builds(ben, programId);
    expect(await sends(lastDeleted?.revision ?? '', 'POST', undo)).toEqual(done);
  });

  test('a broadcast that somebody else has switched is not switched unseen', async () => {
    const sent = await broadcasts(ana);
    const url = `${broadcastsUrl}/${sent.id}`;
    const off = await ok<Broadcast>(ana.send('PATCH', url, { isActive: false }));
    expect(await sends(sent.revision, 'PATCH', url, { isActive: false })).toEqual(refused);
    expect(await sends(off.revision, 'PATCH', url, { isActive: true })).toEqual(done);
  });

  test('a call without a revision is accepted', async () => {
    const { programId, sessionId } = await beginsWithAPlan(ana);
    await ok(ana.send('PUT', `/api/program-sessions/${sessionId}`, { title: 'A' }));
    await ok(ben.send('PUT', `/api/program-sessions/${sessionId}`, { title: 'B' }));
    await publishes(ben, programId);
    expect(partsOf(await builds(ana, programId)).session.title).toBe('B');
  });

  test('the open screens of every other administrator follow a change', async () => {
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { id: userId } = await ok<User>(ben.get('/api/auth/user'));
    const socket = await openLiveSocket({ url, cookie: cookieOf(ben) });
    await socket.authenticate({ userId });
    await begins(ana);
    const [message] = await socket.messages(1);
    expect(message).toMatchObject({ type: 'changed' });
    expect(message?.['refresh']).toContain('/api/admin/programs');
    socket.socket.close();
  });
});
