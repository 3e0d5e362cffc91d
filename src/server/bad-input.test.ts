import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { activities } from '#contract/activities.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Comment, FeedPage } from '#contract/feed.ts';
import { endpoints } from '#contract/index.ts';
import type { Notification } from '#contract/notifications.ts';
import { readExercise } from '#server/features/programs/exercises/read-exercise.ts';
import { aDraftExercise, aDraftPlan, aDraftSession, aDraftWeek } from '#testing/a-draft.ts';
import { aGolfer, cookieOf, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { badInput } from '#testing/bad-input/all.ts';
import type { Cases, Known } from '#testing/bad-input/cases.ts';
import {
  absentRequests,
  type BodySchema,
  type Wire,
  wireOf,
  wrongRequests,
} from '#testing/bad-input/wrong-requests.ts';
import { makesCoachLink } from '#testing/coach.ts';
import { idOf, storeFriendship } from '#testing/friends.ts';
import { longWait } from '#testing/long-wait.ts';
import { completionOf, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

const rows = Object.entries(endpoints).flatMap(([feature, its]) =>
  Object.entries(its as Record<string, Endpoint>).map(([name, row]) => {
    const ofFeature: Record<string, Cases> = badInput[feature as keyof typeof badInput];
    return { ...row, row, cases: ofFeature[name] };
  }),
);

/** The fields of a part of an endpoint, as the API page documents them. */
function fieldsOf(part: z.ZodMiniType | undefined): BodySchema {
  const none = { properties: {}, required: [] };
  if (part === undefined) return none;
  return {
    ...none,
    ...z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }),
  } as BodySchema;
}

const namesOf = ({ params, query, body, files = {} }: Endpoint) => [
  ...[params, query, body].flatMap((part) => Object.keys(fieldsOf(part).properties)),
  ...Object.keys(files),
];

test.each(rows)('the bad input cases for $method $path cover every field', ({ row, cases }) => {
  const thoughtOf = new Set(Object.keys({ ...cases?.faults, ...cases?.fileFaults, ...cases?.ids }));
  expect(cases).toBeDefined();
  expect(namesOf(row).filter((name) => !thoughtOf.has(name))).toEqual([]);
});

/** One database is enough: bad input is refused before a query, or by behavior that both databases share. */
describe('bad input', () => {
  let server: TestApp;
  let other: Known;
  /** Ids of a golfer who has sent each golfer a friend request, and of a golfer who is each one's friend. */
  let others: readonly [string, string];
  beforeAll(async () => {
    server = await startTestApp('server');
    others = [await idOf(await aGolfer(server)), await idOf(await aGolfer(server))];
    other = await knownOf(await aGolfer(server));
  });
  afterAll(() => server.close());

  /** Enrolls a golfer in a program, completes the first session, and stores everything that the cases refer to. */
  async function knownOf(golfer: Golfer): Promise<Known> {
    const { id: enrollmentId } = await followsBreak100(golfer);
    const [done, next] = await sessionsOf(golfer);
    if (done === undefined || next === undefined) throw new Error('no sessions');
    const scores = [{ exerciseId: 'short-game-test', score: 20 }];
    const body = { ...(await completionOf(golfer, done)), scores };
    await ok(golfer.send('POST', '/api/user/complete-session', body));
    const { scheduledSessionId, sessionId, completedExercises } = await completionOf(golfer, next);
    const planned = { scheduledSessionId, sessionId, completedExercises };
    const [told] = await ok<Notification[]>(golfer.get('/api/user/notifications'));
    if (told === undefined) throw new Error('no notifications');
    const { email } = golfer;
    const known = { email, enrollmentId, planned, completedId: done.id, notificationId: told.id };
    const addresseeId = await idOf(golfer);
    const [requesterId, friendId] = others;
    const request = { requesterId, addresseeId, status: 'pending' } as const;
    const friendRequestId = await storeFriendship(server, request);
    await storeFriendship(server, { requesterId: friendId, addresseeId, status: 'accepted' });
    const commented = await commentOf(golfer);
    const { id: coachLinkId, token: coachToken } = await makesCoachLink(golfer);
    const challenged = await challengesOf({ golferId: addresseeId, friendId, sessionId: done.id });
    const friends = { friendRequestId, requesterId, friendId, ...commented, ...challenged };
    const broadcastId = await storedBroadcast();
    const draft = await storedDraft();
    const made = await storedExercise();
    const logged = await loggedBy(golfer);
    return {
      ...known,
      ...friends,
      coachLinkId,
      coachToken,
      broadcastId,
      draft,
      ...made,
      ...logged,
    };
  }

  /** Logs the practice and the round of the cases that log them. */
  async function loggedBy(golfer: Golfer) {
    const log = async (path: string, { good }: Cases) => {
      const { body } = good(other);
      return (await ok<{ id: string }>(golfer.send('POST', path, body))).id;
    };
    const { addPractice, addRound } = badInput.activities;
    return {
      practiceId: await log(activities.addPractice.path, addPractice),
      roundId: await log(activities.addRound.path, addRound),
    };
  }

  /** Stores a program with one exercise, which can be replaced by another. */
  async function storedDraft() {
    const [programId, weekId, sessionId, exerciseId] = Array.from({ length: 4 }, () =>
      crypto.randomUUID(),
    ) as [string, string, string, string];
    const exercises = [aDraftExercise({ id: exerciseId })];
    const sessions = [aDraftSession({ id: sessionId, exercises })];
    const plan = aDraftPlan({ weeks: [aDraftWeek({ id: weekId, sessions })] });
    await server.db.execute(sql`
      insert into programs
        (id, position, name, description, difficulty, target_handicap, is_active, version)
      values (${programId}, 9, 'Draft', '', 'beginner', 20, false, 0)`);
    await server.db.execute(sql`
      insert into program_drafts (program_id, plan)
      values (${programId}, ${JSON.stringify(plan)}::jsonb)`);
    return { programId, weekId, sessionId, exerciseId };
  }

  /** Stores a received and a sent challenge, in drills that the golfer has no score in. */
  async function challengesOf(at: { golferId: string; friendId: string; sessionId: string }) {
    const [receivedChallengeId, sentChallengeId] = [crypto.randomUUID(), crypto.randomUUID()];
    await server.db.execute(sql`
      insert into challenges
        (id, challenger_id, friend_id, exercise_id, scheduled_session_id, score, sent_at, expires_at)
      select c.id, c.from_id, c.to_id, c.drill, ${at.sessionId}, 7, '2026-05-13', '2026-05-27'
      from (values
        (${receivedChallengeId}, ${at.friendId}, ${at.golferId}, 'clock-putting'),
        (${sentChallengeId}, ${at.golferId}, ${at.friendId}, 'lag-circle')
      ) as c (id, from_id, to_id, drill)`);
    return { receivedChallengeId, sentChallengeId };
  }

  /** Stores a broadcast that is already delivered, so that no job changes it. */
  async function storedBroadcast() {
    const id = crypto.randomUUID();
    await server.db.execute(sql`
      insert into broadcasts (id, title, message, target_audience, created_at, golfers, is_complete)
      values (${id}, 'Greens', 'They are fast.', 'all_users', '2026-05-13', 0, true)`);
    return id;
  }

  /** Stores an exercise with an upload of 1,000 bytes of which nothing has arrived yet. */
  async function storedExercise() {
    const [id, uploadId] = [crypto.randomUUID(), crypto.randomUUID()];
    await server.db.execute(sql`insert into exercises (id, name, type, duration)
      values (${id}, 'Gate', 'putting', 10)`);
    await server.db.execute(sql`insert into video_uploads (id, exercise_id, size, updated_at)
      values (${uploadId}, ${id}, 1000, '2026-05-14T00:00:00Z')`);
    const { version } = await readExercise(server.db, id);
    return { exercise: { id, version }, uploadId };
  }

  /** Checks that no broadcast is still being delivered. One from another test would change rows during this one. */
  async function everythingDelivered() {
    const open = await server.db.execute(sql`select id from broadcasts where not is_complete`);
    expect(open.rows).toEqual([]);
  }

  /** Comments on the newest feed item, and reports the comment to the administrators. */
  async function commentOf(golfer: Golfer) {
    const { items } = await ok<FeedPage>(golfer.get('/api/social/feed'));
    const activityId = items[0]?.id ?? '';
    const comments = `/api/social/activities/${activityId}/comments`;
    const { id: commentId } = await ok<Comment>(golfer.send('POST', comments, { content: 'Yes' }));
    const report = `/api/social/comments/${commentId}/report`;
    await ok(golfer.send('POST', report, { reason: 'other', note: commentId }));
    const { rows } = await server.db.execute<{ id: string }>(
      sql`select id::text as id from feed_reports where note = ${commentId}`,
    );
    return { activityId, commentId, reportId: rows[0]?.id ?? '' };
  }

  async function call(golfer: Golfer | null, { headers, ...request }: Wire) {
    const { origin } = server.config.publicUrl;
    const cookie = golfer === null ? {} : { cookie: cookieOf(golfer) };
    const answer = await server.app.inject({
      ...request,
      headers: { origin, ...headers, ...cookie },
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, body: isJson ? answer.json() : {} };
  }

  /** Counts the rows of every table and hashes their ctid and xmin, which change with every write of a row. */
  async function everythingStored() {
    const tables = await server.db.execute<{ name: string }>(
      // Attempts are counted whatever the request contains.
      sql`select tablename as name from pg_tables
          where schemaname = 'public' and tablename <> 'attempts'`,
    );
    const sums = tables.rows.map(
      ({ name }) => sql`select ${name} as name, count(*)::int as n,
        md5(string_agg(concat(ctid, xmin), ',' order by ctid)) as sum from ${sql.identifier(name)}`,
    );
    return (await server.db.execute(sql.join(sums, sql` union all `))).rows;
  }

  test.each(rows)('$method $path rejects bad input and stores nothing', async ({ row, cases }) => {
    if (cases === undefined) throw new Error('no cases');
    const golfer = await aGolfer(server);
    const owners = { own: await knownOf(golfer), other };
    const good = wireOf(row, cases.good(owners.own));
    if (row.auth === 'admin') {
      expect(await call(golfer, good)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      await server.db.execute(sql`update users set is_admin = true where email = ${golfer.email}`);
    }
    await vi.waitFor(everythingDelivered, longWait);
    const before = await everythingStored();

    for (const wrong of wrongRequests({ row, cases }, owners, fieldsOf(row.body))) {
      const { what, wire, status } = wrong;
      const answer = await call(golfer, wire);
      expect({ what, status: answer.status }).toEqual({ what, status });
      expect(answer.body).toEqual({
        message: expect.any(String),
        code: expect.any(String),
        issues: expect.any(Array),
        requestId: expect.any(String),
      });
      // Our own sentences, never a library's message or a bare code.
      for (const { message } of answer.body.issues) {
        expect(message).toMatch(/^[A-Z].* /);
        expect(message).not.toMatch(/Invalid|expected|received/);
      }
    }

    for (const absent of absentRequests({ row, cases }, owners)) {
      const answers = await Promise.all(absent.map((wire) => call(golfer, wire)));
      for (const { status, body } of answers) {
        const { message, issues, requestId } = body;
        expect({ status, body }).toEqual({
          status: 404,
          body: { message, issues, requestId, code: 'not_found' },
        });
        expect({ ...body, requestId: '' }).toEqual({ ...answers[0]?.body, requestId: '' });
      }
    }

    if (row.auth !== 'public') {
      expect(await call(null, good)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    }
    expect(await everythingStored()).toEqual(before);
    // The valid request succeeds, so none of the requests above was refused for another reason.
    expect((await call(golfer, good)).status).toBe(cases.end ?? 200);
  });
});
