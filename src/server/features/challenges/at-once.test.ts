import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Golfer, type Reply, startTestApp, type TestApp } from '#testing/app.ts';
import {
  answers,
  challenges,
  challengesOf,
  declines,
  reopens,
  scores,
  withdraws,
} from '#testing/challenges.ts';
import { enginesAtScale } from '#testing/database.ts';
import { twoFriends } from '#testing/feed.ts';
import { followsBreak100, ok } from '#testing/scenario.ts';

describe.each(enginesAtScale)('fifty challenge requests at once on the %s database', (engine) => {
  let server: TestApp;
  let [ana, ben]: [Golfer, Golfer] = [] as never;
  let [anas, bens] = ['', ''];
  beforeAll(async () => {
    server = await startTestApp(engine);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    [ana, ben] = await twoFriends(server);
    await followsBreak100(ana);
    await followsBreak100(ben);
    [anas, bens] = [await scores(ana, 9), await scores(ben, 8)];
  });

  /** Sends 50 requests at once and counts the responses by status. */
  async function atOnce(call: (at: number) => Promise<Reply>) {
    const replies = await Promise.all(Array.from({ length: 50 }, (_, at) => call(at)));
    const counts: Record<number, number> = {};
    for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }
  const sends = () => challenges(ana, ben, { sessionId: anas });
  const send = async () => (await ok<{ id: string }>(sends())).id;
  const stored = async () => {
    const { rows } = await server.db.execute<{ answers: number }>(sql`
      select (select count(*)::int from challenge_answers a where a.challenge_id = c.id) as answers
      from challenges c where c.scheduled_session_id in (${anas}, ${bens})`);
    return rows.map((row) => row.answers);
  };

  test('create one challenge if one golfer sends them all', async () => {
    expect(await atOnce(sends)).toEqual({ 200: 1, 409: 49 });
    expect(await stored()).toEqual([0]);
  });

  test('create one challenge if two golfers challenge each other', async () => {
    const counts = await atOnce((at) =>
      at % 2 ? sends() : challenges(ben, ana, { sessionId: bens }),
    );
    expect(counts).toEqual({ 200: 1, 409: 49 });
    expect(await stored()).toEqual([0]);
  });

  test('store one answer to a challenge', async () => {
    const id = await send();
    expect(await atOnce((at) => answers(ben, id, at % 25))).toEqual({ 200: 1, 409: 49 });
    expect(await stored()).toEqual([1]);
  });

  test('all succeed if they decline the same challenge', async () => {
    const id = await send();
    expect(await atOnce(() => declines(ben, id))).toEqual({ 200: 50 });
  });

  test('withdraw a challenge once', async () => {
    const id = await send();
    expect(await atOnce(() => withdraws(ana, id))).toEqual({ 200: 1, 404: 49 });
    expect(await stored()).toEqual([]);
  });

  test('of different kinds leave at most one answer per challenge and one waiting challenge', async () => {
    const id = await send();
    let answered = '';
    await atOnce(async (at) => {
      const calls = [
        () => answers(ben, id, 10),
        () => withdraws(ana, id),
        () => sends(),
        () => challenges(ben, ana, { sessionId: bens }),
        () => declines(ben, id),
      ];
      if (at === 7) answered = await scores(ben, 11);
      return (calls[at % calls.length] ?? sends)();
    });
    await reopens(ben, answered);
    const counts = await stored();
    expect(counts.every((count) => count <= 1)).toBe(true);
    expect(counts.filter((count) => count === 0).length).toBeLessThanOrEqual(1);
    const { received, sent } = await challengesOf(ben);
    expect(received.length + sent.length).toBeLessThanOrEqual(1);
  });
});
