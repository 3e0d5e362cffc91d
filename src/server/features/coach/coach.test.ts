import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CoachLink, CoachNote, CoachPage } from '#contract/coach.ts';
import type { Notification } from '#contract/notifications.ts';
import type { ScheduledSession, SessionDetails } from '#contract/training-schemas.ts';
import { coachNotesADay, mostCoachLinks } from '#domain/coach/coach-link.ts';
import { aFullAccount, marker } from '#testing/a-full-account.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { makesCoachLink } from '#testing/coach.ts';
import { engines } from '#testing/database.ts';
import { idOf } from '#testing/friends.ts';
import { completes, completionOf, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

const linksUrl = '/api/user/coach-links';

describe.each(engines)('the page for a coach on the %s database', (engine) => {
  let server: TestApp;
  let golfer: Golfer;
  let sessions: ScheduledSession[];
  let coach: Golfer;
  beforeAll(async () => {
    server = await startTestApp(engine, { LOG_LEVEL: 'trace' });
    coach = visitor(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    golfer = await aGolfer(server);
    await followsBreak100(golfer);
    sessions = await sessionsOf(golfer);
  });

  const links = () => ok<CoachLink[]>(golfer.get(linksUrl));
  const pageOf = (token: string) => coach.get(`/api/coach/${token}`);
  const open = (token: string) => ok<CoachPage>(pageOf(token));
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

  test('a link is made for somebody and some days, and its address is answered once', async () => {
    const { token } = await makesCoachLink(golfer, { name: 'Tom', days: 30 });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await links()).toEqual([
      {
        ...{ id: expect.any(String), name: 'Tom', isExpired: false, openedAt: null },
        createdAt: '2026-05-14T00:00:00.000Z',
        expiresAt: '2026-06-13T00:00:00.000Z',
      },
    ]);
    expect(JSON.stringify(await links())).not.toContain(token);
  });

  test('nothing in the database or the log opens the page', async () => {
    const { token } = await makesCoachLink(golfer);
    await open(token);
    await ok(write(token, 'Slower.'));
    const { rows } = await server.db.execute(
      sql`select row_to_json(l)::text as row, l.token_hash from coach_links l`,
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
    for (const { token_hash: hash } of rows) {
      expect(await pageOf(String(hash))).toMatchObject({ status: 404 });
    }
    expect(server.logged.join()).not.toContain(token);
  });

  test('a golfer has at most five links that work; expired ones make room', async () => {
    for (let count = 0; count < mostCoachLinks; count += 1) {
      await makesCoachLink(golfer, { days: count === 0 ? 30 : 90 });
    }
    const more = () => golfer.send('POST', linksUrl, { name: 'Ana', days: 90 });
    expect(await more()).toMatchObject({ status: 409, body: { code: 'coach_links_full' } });
    server.setNow('2026-06-13T00:00:00Z');
    expect((await links()).filter(({ isExpired }) => isExpired)).toHaveLength(1);
    await ok(more());
    expect(await links()).toHaveLength(mostCoachLinks);
    expect(await more()).toMatchObject({ status: 409 });
  });

  test('a link works until the moment it expires', async () => {
    const { token } = await makesCoachLink(golfer, { days: 30 });
    server.setNow('2026-06-12T23:59:59.999Z');
    await open(token);
    server.setNow('2026-06-13T00:00:00Z');
    expect(await pageOf(token)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await write(token, 'Too late.')).toMatchObject({ status: 404 });
    expect(await noteOf()).toBeNull();
  });

  test('a revoked link is unknown at once; its notes stay', async () => {
    const { id, token } = await makesCoachLink(golfer);
    await ok(write(token, 'Slower on the way back.'));
    await ok(golfer.send('DELETE', `${linksUrl}/${id}`));
    expect(await pageOf(token)).toMatchObject({ status: 404 });
    expect(await write(token, 'Still here?')).toMatchObject({ status: 404 });
    expect(await links()).toEqual([]);
    expect(await noteOf()).toMatchObject({ text: 'Slower on the way back.', coachName: 'Tom' });
    expect(await golfer.send('DELETE', `${linksUrl}/${id}`)).toMatchObject({ status: 404 });
  });

  test('the golfer sees when the page was last opened', async () => {
    const { token } = await makesCoachLink(golfer);
    server.setNow('2026-05-15T10:00:00Z');
    await open(token);
    expect((await links())[0]?.openedAt).toBe('2026-05-15T10:00:00.000Z');
    server.setNow('2026-05-15T10:04:00Z');
    await open(token);
    expect((await links())[0]?.openedAt).toBe('2026-05-15T10:00:00.000Z');
    server.setNow('2026-05-16T10:00:00Z');
    await open(token);
    expect((await links())[0]?.openedAt).toBe('2026-05-16T10:00:00.000Z');
  });

  test('the page shows plan, completed sessions with their scores, rounds and handicaps', async () => {
    const { token } = await makesCoachLink(golfer);
    const details = await ok<SessionDetails>(
      golfer.get(`/api/user/scheduled-session-details/${first().id}`),
    );
    const drill = details.session.exercises.find(({ scoring }) => scoring !== null);
    if (drill?.scoring == null) throw new Error('The session has no drill with a score');
    const { min: score, unit } = drill.scoring;
    const scores = [{ exerciseId: drill.id, score }];
    const completion = { ...(await completionOf(golfer, first())), scores };
    await ok(golfer.send('POST', '/api/user/complete-session', completion));
    await ok(golfer.send('POST', '/api/user/handicap', { handicap: 18.4 }));
    const round = { name: 'Medal', holes: 18, roundType: 'free_round', scoreType: 'strokeplay' };
    const played = { ...round, totalScore: 92, coursePar: 72, sessionDate: '2026-05-13' };
    await ok(golfer.send('POST', '/api/user/golf-rounds', played));
    const page = await open(token);
    expect(page).toMatchObject({ coachName: 'Tom', today: '2026-05-14', notes: {} });
    expect(page.plan).toMatchObject({
      ...{ program: { name: 'Break 100' }, currentWeek: 1, totalSessions: sessions.length },
      ...{ completedSessions: 1, skippedSessions: 0, pause: null },
    });
    expect(page.plan?.weeks.flatMap((week) => week.sessions).map(({ id }) => id)).toEqual(
      sessions.map(({ id }) => id),
    );
    expect(page.plan?.weeks[0]?.sessions[0]).toMatchObject({ status: 'completed', isToday: true });
    expect(page.sessions).toEqual([
      {
        ...{ id: first().id, title: first().title, language: 'en', focus: first().focus },
        ...{ completedOn: '2026-05-14', minutes: 40 },
        scores: [{ exerciseId: drill.exerciseId, name: drill.name, language: 'en', unit, score }],
      },
    ]);
    expect(page.drills).toMatchObject([{ exerciseId: drill.exerciseId, scores: [score] }]);
    expect(page.rounds).toMatchObject([{ name: 'Medal', totalScore: 92 }]);
    expect(page.handicapHistory).toMatchObject([{ handicap: '18.4' }]);
  });

  test('the page says nothing else of the golfer, and nothing of others', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const full = await aFullAccount(server, email);
    const { token } = await makesCoachLink(full);
    const page = await open(token);
    expect(page.firstName).toBe(`${marker} First`);
    expect(page.rounds.map(({ name }) => name)).toEqual([`${marker} medal`]);
    const [note] = Object.values(page.notes);
    expect(note).toMatchObject({ text: `${marker} note`, coachName: `${marker} coach` });
    const rest = { ...page, firstName: null, rounds: [], notes: {} };
    expect(JSON.stringify(rest)).not.toContain(marker);
    expect(JSON.stringify(page)).not.toContain(email);
    expect(JSON.stringify(page)).not.toContain(await idOf(full));
    expect(JSON.stringify(page)).not.toContain('holiday');
    expect(Object.keys(page.rounds[0] ?? {})).not.toContain('location');
  });

  test('a golfer without a program or anything done has an empty page', async () => {
    const beginner = await aGolfer(server);
    const { token } = await makesCoachLink(beginner);
    expect(await open(token)).toMatchObject({
      ...{ plan: null, sessions: [], drills: [], rounds: [], handicapHistory: [], notes: {} },
    });
  });

  test('no search engine may list the page, and nobody may keep it', async () => {
    const { token } = await makesCoachLink(golfer);
    const kept = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };
    for (const tried of [token, 'never-was']) {
      expect((await pageOf(tried)).headers).toMatchObject({ ...kept, 'cache-control': 'no-store' });
      expect((await coach.get(`/coach/${tried}`)).headers).toMatchObject(kept);
    }
  });

  test('a note is written, changed and deleted, and the golfer reads it', async () => {
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

  test('a session has one note, whichever coach wrote it last', async () => {
    const [tom, ana] = [
      await makesCoachLink(golfer),
      await makesCoachLink(golfer, { name: 'Ana' }),
    ];
    await ok(write(tom.token, 'Slower.'));
    expect((await open(ana.token)).notes).toMatchObject({ [first().id]: { coachName: 'Tom' } });
    await ok(write(ana.token, 'Faster.'));
    expect(await noteOf()).toMatchObject({ text: 'Faster.', coachName: 'Ana' });
  });

  test('a note is told once per session and day, and taken back with the note', async () => {
    const { token } = await makesCoachLink(golfer);
    await ok(write(token, 'Slower.'));
    await ok(write(token, 'Much slower.'));
    expect(await told()).toMatchObject([
      {
        ...{ title: 'Tom wrote you a note', isRead: false },
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

  test('who wants no such notifications gets none', async () => {
    const { token } = await makesCoachLink(golfer);
    const preferences = { socialNotifications: false };
    await ok(golfer.send('POST', '/api/user/notification-preferences', preferences));
    await ok(write(token, 'Slower.'));
    expect(await told()).toEqual([]);
    expect(await noteOf()).toMatchObject({ text: 'Slower.' });
  });

  test('a note belongs to a session of the golfer whose link it is', async () => {
    const { token } = await makesCoachLink(golfer);
    const other = await aGolfer(server);
    await followsBreak100(other);
    const [theirs] = await sessionsOf(other);
    expect(await write(token, 'Hello.', theirs?.id)).toMatchObject({ status: 404 });
    expect(await golfer.get(`/api/user/coach-notes/${theirs?.id}`)).toMatchObject({ status: 404 });
  });

  test('reopening a session keeps its note; leaving the program keeps those of completed ones', async () => {
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

test('a link writes so many notes a day, and is told when there may be more', async () => {
  const server = await startTestApp('embedded', { RATE_LIMIT_SCALE: '0.1' });
  try {
    const golfer = await aGolfer(server);
    await followsBreak100(golfer);
    const [session] = await sessionsOf(golfer);
    const { token } = await makesCoachLink(golfer);
    const url = `/api/coach/${token}/sessions/${session?.id}/note`;
    const write = (note: string) => visitor(server).send('PUT', url, { note });
    for (let count = 0; count < coachNotesADay * 0.1; count += 1) await ok(write(`${count}`));
    expect(await write('one more')).toMatchObject({
      ...{ status: 429, headers: { 'retry-after': String(24 * 60 * 60) } },
    });
    server.setNow('2026-05-15T00:00:01Z');
    await ok(write('one more'));
  } finally {
    await server.close();
  }
});
