import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { enginesAtScale } from '#testing/database.ts';
import { idOf, storeFriendship } from '#testing/friends.ts';
import { longWait } from '#testing/long-wait.ts';
import { ok } from '#testing/scenario.ts';
import { statementsOf } from '#testing/statements.ts';

const asks = (golfer: Golfer, { email }: Pick<Golfer, 'email'>) =>
  golfer.send('POST', '/api/social/friend-request', { addresseeEmail: email });

describe.each(enginesAtScale)('fifty friendship changes at once on the %s database', (engine) => {
  let server: TestApp;
  let [ana, ben]: [Golfer, Golfer] = [] as never;
  let [anaId, benId] = ['', ''];
  beforeAll(async () => {
    server = await startTestApp(engine);
    [ana, ben] = [await aGolfer(server), await aGolfer(server)];
    [anaId, benId] = [await idOf(ana), await idOf(ben)];
  });
  afterAll(() => server.close());

  const rows = async () => {
    const found = await server.db.execute<{ status: string }>(sql`select status from friendships`);
    return found.rows.map(({ status }) => status);
  };
  const afresh = async (status: 'pending' | 'accepted' | null) => {
    await server.db.execute(sql`delete from friendships`);
    await server.db.execute(sql`delete from blocks`);
    const between = { requesterId: anaId, addresseeId: benId };
    return status === null ? '' : storeFriendship(server, { ...between, status });
  };
  /** Sends 50 requests at once and counts the responses by status. */
  async function atOnce(call: (at: number) => ReturnType<Golfer['send']>) {
    const replies = await Promise.all(Array.from({ length: 50 }, (_, at) => call(at)));
    const counts: Record<number, number> = {};
    for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }

  test('create one pending request if one golfer sends them all', async () => {
    await afresh(null);
    expect(await atOnce(() => asks(ana, ben))).toEqual({ 200: 1, 409: 49 });
    expect(await rows()).toEqual(['pending']);
  });

  test('create one friendship if both golfers send requests', async () => {
    await afresh(null);
    expect(await atOnce((at) => (at % 2 ? asks(ana, ben) : asks(ben, ana)))).toEqual({
      200: 2,
      409: 48,
    });
    expect(await rows()).toEqual(['accepted']);
  });

  test('store one answer to a request that is both accepted and declined', async () => {
    const id = await afresh('pending');
    const counts = await atOnce((at) => {
      const status = at % 2 ? 'accepted' : 'declined';
      return ben.send('PUT', `/api/social/friend-request/${id}`, { status });
    });
    expect(counts).toEqual({ 200: 25, 404: 25 });
    expect(await rows()).toHaveLength(1);
  });

  test('remove a friend once', async () => {
    await afresh('accepted');
    const counts = await atOnce((at) =>
      at % 2
        ? ana.send('DELETE', `/api/social/friend/${benId}`)
        : ben.send('DELETE', `/api/social/friend/${anaId}`),
    );
    expect(counts).toEqual({ 200: 1, 404: 49 });
    expect(await rows()).toEqual([]);
  });

  test('with requests, removals and blocks by both leave at most one friendship, and zero if there is a block', async () => {
    await afresh(null);
    await atOnce((at) => {
      const [golfer, other, otherId] = at % 2 ? [ana, ben, benId] : [ben, ana, anaId];
      const calls = [
        () => asks(golfer, other),
        () => golfer.send('POST', `/api/users/${otherId}/friend-request`),
        () => golfer.send('DELETE', `/api/social/friend/${otherId}`),
        () => golfer.send('PUT', `/api/social/block/${otherId}`),
        () => golfer.send('DELETE', `/api/social/block/${otherId}`),
      ];
      return (calls[(at >> 1) % calls.length] ?? (() => asks(golfer, other)))();
    });
    const blocks = await server.db.execute(sql`select from blocks`);
    expect((await rows()).length).toBeLessThanOrEqual(blocks.rows.length > 0 ? 0 : 1);
  });

  test('leave one block if both golfers block, because the blocked golfer can no longer see the other', async () => {
    await afresh('accepted');
    await atOnce((at) =>
      at % 2
        ? ana.send('PUT', `/api/social/block/${benId}`)
        : ben.send('PUT', `/api/social/block/${anaId}`),
    );
    const { rows: blocks } = await server.db.execute(sql`select * from blocks`);
    expect(blocks).toHaveLength(1);
    expect(await rows()).toEqual([]);
    const [block] = blocks;
    const [blocker, id] = block?.['blocker_id'] === anaId ? [ana, benId] : [ben, anaId];
    expect(await atOnce(() => blocker.send('DELETE', `/api/social/block/${id}`))).toEqual({
      200: 1,
      404: 49,
    });
  });

  test('store and mail one invitation to the same email address', async () => {
    const email = `${engine}@invited.example.com`;
    const invite = () => ana.send('POST', '/api/social/send-invitation', { email });
    expect(await atOnce(invite)).toEqual({ 200: 50 });
    const stored = await server.db.execute(sql`select * from invitations`);
    expect(stored.rows).toHaveLength(1);
    await server.mailTo(email);
    await vi.waitFor(async () => {
      const { rows: open } = await server.db.execute(sql`
        select name from pgboss.job
        where name in ('send-invitation', 'send-mail') and state < 'completed'`);
      expect(open).toEqual([]);
    }, longWait);
    const mails = await server.db.execute(sql`select * from invitation_mails`);
    expect(mails.rows).toHaveLength(1);
  });
});

test('a friend request that finds nobody runs the same SQL statements for every reason', async () => {
  const server = await startTestApp('server');
  const [golfer, closed, blocker] = [
    await aGolfer(server),
    await aGolfer(server),
    await aGolfer(server),
  ];
  await ok(closed.send('PUT', '/api/social/privacy', { allowFriendRequests: false }));
  await ok(blocker.send('PUT', `/api/social/block/${await idOf(golfer)}`));
  const textsOf = async (call: () => Promise<unknown>) => {
    const statements = await statementsOf(call);
    // Mails and other earlier work use any connection that is free, before and after the change too.
    const own = statements.find(({ text }) => text.includes('pg_advisory_xact_lock'))?.client;
    const texts = statements.filter(({ client }) => client === own).map(({ text }) => text);
    const [begin, end] = [texts.indexOf('begin'), texts.indexOf('rollback')];
    return texts.slice(begin, end + 1);
  };
  await asks(golfer, { email: 'somebody@example.com' });
  const unknown = await textsOf(() => asks(golfer, { email: 'nobody@example.com' }));
  expect(unknown.length).toBeGreaterThan(3);
  expect(await textsOf(() => asks(golfer, closed))).toEqual(unknown);
  expect(await textsOf(() => asks(golfer, blocker))).toEqual(unknown);
  await server.close();
});
