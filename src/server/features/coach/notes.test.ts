import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CoachNote, CoachPage } from '#contract/coach.ts';
import type { Notification } from '#contract/notifications.ts';
import type { ScheduledSession } from '#contract/training-schemas.ts';
import { coachNotesADay } from '#domain/coach/coach-link.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { makesCoachLink } from '#testing/coach.ts';
import { completes, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

describe('a coach’s note', () => {
  let server: TestApp;
  let golfer: Golfer;
  let sessions: ScheduledSession[];
  let coach: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
    coach = visitor(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    golfer = await aGolfer(server);
    await followsBreak100(golfer);
    sessions = await sessionsOf(golfer);
  });

  const open = (token: string) => ok<CoachPage>(coach.get(`/api/coach/${token}`));
  const first = () => {
    const [session] = sessions;
    if (session === undefined) throw new Error('Nothing is planned');
    return session;
  };
  const write = (token: string, note: string, id = first().id) =>
    coach.send('PUT', `/api/coach/${token}/sessions/${id}/note`, { note });
  const noteOf = async (id = first().id) =>
    (await ok<{ note: CoachNote | null }>(golfer.get(`/api/user/coach-notes/${id}`))).note;
  const told = async () => {
    const all = await ok<Notification[]>(golfer.get('/api/user/notifications'));
    return all.filter(({ title }) => title.endsWith('wrote you a note'));
  };

  test('can be written, changed and deleted by the coach and read by the golfer', async () => {
    const { token } = await makesCoachLink(golfer);
    const note = { text: 'Slower on the way back.', coachName: 'Tom' };
    const written = { ...note, writtenAt: '2026-05-14T00:00:00.000Z' };
    expect(await ok(write(token, '  Slower on the way back. '))).toEqual({ note: written });
    expect(await noteOf()).toEqual(written);
    expect((await open(token)).notes).toEqual({ [first().id]: written });
    server.setNow('2026-05-14T01:00:00Z');
    expect(await ok(write(token, note.text))).toEqual({ note: written });
    await ok(write(token, 'Better.'));
    expect(await noteOf()).toMatchObject({
      text: 'Better.',
      writtenAt: '2026-05-14T01:00:00.000Z',
    });
    expect(await ok(write(token, ' '))).toEqual({ note: null });
    expect(await noteOf()).toBeNull();
    expect(await ok(write(token, ''))).toEqual({ note: null });
  });

  test('replaces the note of another coach on the same session', async () => {
    const [tom, ana] = [
      await makesCoachLink(golfer),
      await makesCoachLink(golfer, { name: 'Ana' }),
    ];
    await ok(write(tom.token, 'Slower.'));
    expect((await open(ana.token)).notes).toMatchObject({ [first().id]: { coachName: 'Tom' } });
    await ok(write(ana.token, 'Faster.'));
    expect(await noteOf()).toMatchObject({ text: 'Faster.', coachName: 'Ana' });
  });

  test('notifies the golfer once per session and day, and its notifications are deleted with it', async () => {
    const { token } = await makesCoachLink(golfer);
    await ok(write(token, 'Slower.'));
    await ok(write(token, 'Much slower.'));
    expect(await told()).toMatchObject([
      {
        title: 'Tom wrote you a note',
        isRead: false,
        data: { path: `/my-schedule/session/${first().id}` },
      },
    ]);
    await ok(write(token, 'Balance.', sessions[1]?.id));
    expect(await told()).toHaveLength(2);
    server.setNow('2026-05-15T00:00:00Z');
    await ok(write(token, 'Even slower.'));
    expect(await told()).toHaveLength(3);
    await ok(write(token, ''));
    expect(await told()).toHaveLength(1);
  });

  test('does not notify a golfer who has turned these notifications off', async () => {
    const { token } = await makesCoachLink(golfer);
    const preferences = { socialNotifications: false };
    await ok(golfer.send('POST', '/api/user/notification-preferences', preferences));
    await ok(write(token, 'Slower.'));
    expect(await told()).toEqual([]);
    expect(await noteOf()).toMatchObject({ text: 'Slower.' });
  });

  test('can be written only on a session of the golfer who created the link', async () => {
    const { token } = await makesCoachLink(golfer);
    const other = await aGolfer(server);
    await followsBreak100(other);
    const [theirs] = await sessionsOf(other);
    expect(await write(token, 'Hello.', theirs?.id)).toMatchObject({ status: 404 });
    expect(await golfer.get(`/api/user/coach-notes/${theirs?.id}`)).toMatchObject({ status: 404 });
  });

  test('stays when its session is reopened, and on completed sessions when the program is abandoned', async () => {
    const { token } = await makesCoachLink(golfer);
    await ok(completes(golfer, first()));
    await ok(write(token, 'Well done.'));
    await ok(write(token, 'Look forward to it.', sessions[1]?.id));
    await ok(golfer.send('DELETE', `/api/user/session-completions/${first().id}`));
    expect(await noteOf()).toMatchObject({ text: 'Well done.' });
    await ok(completes(golfer, first()));
    await ok(golfer.send('POST', '/api/user/abandon-program', {}));
    const page = await open(token);
    expect(page.plan).toBeNull();
    expect(Object.keys(page.notes)).toEqual([first().id]);
  });
});

test('a link has a daily limit of notes, and the refusal says when the coach can write again', async () => {
  const server = await startTestApp('server', { RATE_LIMIT_SCALE: '0.1' });
  try {
    const golfer = await aGolfer(server);
    await followsBreak100(golfer);
    const [session] = await sessionsOf(golfer);
    const { token } = await makesCoachLink(golfer);
    const url = `/api/coach/${token}/sessions/${session?.id}/note`;
    const write = (note: string) => visitor(server).send('PUT', url, { note });
    for (let count = 0; count < coachNotesADay * 0.1; count += 1) await ok(write(`${count}`));
    expect(await write('one more')).toMatchObject({
      status: 429,
      headers: { 'retry-after': String(24 * 60 * 60) },
    });
    server.setNow('2026-05-15T00:00:01Z');
    await ok(write('one more'));
  } finally {
    await server.close();
  }
});
