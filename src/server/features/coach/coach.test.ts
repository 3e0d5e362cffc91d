import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CoachLink, CoachNote, CoachPage, RevokedCoachLink } from '#contract/coach.ts';
import type { ScheduledSession, SessionDetails } from '#contract/training-schemas.ts';
import { mostCoachLinks } from '#domain/coach/coach-link.ts';
import { aFullAccount, marker } from '#testing/a-full-account.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { makesCoachLink } from '#testing/coach.ts';
import { idOf } from '#testing/friends.ts';
import { completionOf, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';
import { revokedLinksWorker } from './delete-revoked-links.ts';

const linksUrl = '/api/user/coach-links';
const day = { hours: 24 };

describe('the coach page', () => {
  let server: TestApp;
  let golfer: Golfer;
  let sessions: ScheduledSession[];
  let coach: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server', { LOG_LEVEL: 'trace' });
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

  test('has a link with a coach’s name and an expiration date, whose token is returned only once', async () => {
    const { token } = await makesCoachLink(golfer, { name: 'Tom', days: 30 });
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(await links()).toEqual([
      {
        id: expect.any(String),
        name: 'Tom',
        isExpired: false,
        openedAt: null,
        createdAt: '2026-05-14T00:00:00.000Z',
        expiresAt: '2026-06-13T00:00:00.000Z',
      },
    ]);
    expect(JSON.stringify(await links())).not.toContain(token);
  });

  test('cannot be opened with anything stored in the database or the log', async () => {
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

  test('has at most five working links per golfer, and expired links make room for new ones', async () => {
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

  test('is available until the moment its link expires', async () => {
    const { token } = await makesCoachLink(golfer, { days: 30 });
    server.setNow('2026-06-12T23:59:59.999Z');
    await open(token);
    server.setNow('2026-06-13T00:00:00Z');
    expect(await pageOf(token)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await write(token, 'Too late.')).toMatchObject({ status: 404 });
    expect(await noteOf()).toBeNull();
  });

  test('returns 404 immediately after its link is revoked, and the notes stay', async () => {
    const { id, token } = await makesCoachLink(golfer);
    await ok(write(token, 'Slower on the way back.'));
    await ok(golfer.send('DELETE', `${linksUrl}/${id}`));
    expect(await pageOf(token)).toMatchObject({ status: 404 });
    expect(await write(token, 'Still here?')).toMatchObject({ status: 404 });
    expect(await links()).toEqual([]);
    expect(await noteOf()).toMatchObject({ text: 'Slower on the way back.', coachName: 'Tom' });
    expect(await golfer.send('DELETE', `${linksUrl}/${id}`)).toMatchObject({ status: 404 });
  });

  describe('after its link is revoked', () => {
    const revoked = () => ok<RevokedCoachLink[]>(golfer.get(`${linksUrl}/revoked`));
    const revoke = (id: string) => ok(golfer.send('DELETE', `${linksUrl}/${id}`));
    const restore = (id: string) => golfer.send('POST', `${linksUrl}/${id}/restore`);
    const cleanUp = (instant: string) =>
      revokedLinksWorker({ db: server.db, clock: () => Temporal.Instant.from(instant) }).run({});

    test('can be restored for a week, and opens with the same address again', async () => {
      const { id, token } = await makesCoachLink(golfer);
      const [link] = await links();
      await revoke(id);
      expect(await revoked()).toEqual([
        { id, name: 'Tom', restorableUntil: '2026-05-21T00:00:00.000Z' },
      ]);
      server.setNow('2026-05-20T23:59:59.999Z');
      await cleanUp('2026-05-20T23:59:59.999Z');
      await ok(restore(id));
      await open(token);
      expect(await links()).toEqual([{ ...link, openedAt: '2026-05-20T23:59:59.999Z' }]);
      expect(await revoked()).toEqual([]);
      expect(await restore(id)).toMatchObject({ status: 404 });
    });

    test('cannot be restored after a week, and the daily job deletes the link', async () => {
      const { id } = await makesCoachLink(golfer);
      const kept = await makesCoachLink(golfer, { name: 'Ana' });
      await revoke(id);
      server.setNow('2026-05-21T00:00:00Z');
      expect(await revoked()).toEqual([]);
      expect(await restore(id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      await cleanUp('2026-05-21T00:00:00Z');
      const { rows } = await server.db.execute(
        sql`select id from coach_links where id in (${id}, ${kept.id})`,
      );
      expect(rows).toEqual([{ id: kept.id }]);
    });

    test('cannot be restored when the link would have expired by now', async () => {
      const { id } = await makesCoachLink(golfer, { days: 30 });
      const expires = '2026-06-13T00:00:00.000Z';
      server.setNow(String(Temporal.Instant.from(expires).subtract(day)));
      await revoke(id);
      expect(await revoked()).toMatchObject([{ restorableUntil: expires }]);
      server.setNow(expires);
      expect(await revoked()).toEqual([]);
      expect(await restore(id)).toMatchObject({ status: 404 });
    });

    test('makes room for another link, and is only restored when there is room', async () => {
      const { id, token } = await makesCoachLink(golfer);
      await revoke(id);
      const made = [];
      for (let count = 0; count < mostCoachLinks; count += 1)
        made.push(await makesCoachLink(golfer, { name: 'Ana' }));
      expect(await restore(id)).toMatchObject({ status: 409, body: { code: 'coach_links_full' } });
      expect(await pageOf(token)).toMatchObject({ status: 404 });
      expect(await revoked()).toMatchObject([{ id }]);
      await revoke(made[0]?.id ?? '');
      await ok(restore(id));
      await open(token);
    });
  });

  test('shows the golfer when it was last opened', async () => {
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

  test('shows the plan, completed sessions with their scores, rounds and handicaps', async () => {
    const { token } = await makesCoachLink(golfer);
    const details = await ok<SessionDetails>(
      golfer.get(`/api/user/scheduled-session-details/${first().id}`),
    );
    const drill = details.session.exercises.find(({ scoring }) => scoring !== null);
    if (drill?.scoring == null) throw new Error('The session has no drill with a score');
    const { min: score, unit, unitOfOne } = drill.scoring;
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
      program: { name: 'Break 100' },
      currentWeek: 1,
      totalSessions: sessions.length,
      completedSessions: 1,
      skippedSessions: 0,
      pause: null,
    });
    expect(page.plan?.weeks.flatMap((week) => week.sessions).map(({ id }) => id)).toEqual(
      sessions.map(({ id }) => id),
    );
    expect(page.plan?.weeks[0]?.sessions[0]).toMatchObject({ status: 'completed', isToday: true });
    expect(page.sessions).toEqual([
      {
        id: first().id,
        title: first().title,
        language: 'en',
        focus: first().focus,
        completedOn: '2026-05-14',
        minutes: 40,
        scores: [
          {
            exerciseId: drill.exerciseId,
            name: drill.name,
            language: 'en',
            unit,
            unitOfOne,
            score,
          },
        ],
      },
    ]);
    expect(page.drills).toMatchObject([{ exerciseId: drill.exerciseId, scores: [score] }]);
    expect(page.rounds).toMatchObject([{ name: 'Medal', totalScore: 92 }]);
    expect(page.handicapHistory).toMatchObject([{ handicap: '18.4' }]);
  });

  test('reveals nothing else about the golfer and nothing about others', async () => {
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

  test('is empty for a golfer without a program and without completed training', async () => {
    const beginner = await aGolfer(server);
    const { token } = await makesCoachLink(beginner);
    expect(await open(token)).toMatchObject({
      plan: null,
      sessions: [],
      drills: [],
      rounds: [],
      handicapHistory: [],
      notes: {},
    });
  });

  test('must not be indexed by search engines or cached', async () => {
    const { token } = await makesCoachLink(golfer);
    const kept = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };
    for (const tried of [token, 'never-was']) {
      expect((await pageOf(tried)).headers).toMatchObject({ ...kept, 'cache-control': 'no-store' });
      expect((await coach.get(`/coach/${tried}`)).headers).toMatchObject(kept);
    }
  });
});
