import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminReport, Comment, FeedPage } from '#contract/feed.ts';
import { perDay } from '#domain/feed/feed-item.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { idOf, storeFriendship } from '#testing/friends.ts';
import { followsBreak100, ok } from '#testing/scenario.ts';

const url = '/api/admin/reports';
type Reports = { readonly reports: AdminReport[]; readonly nextCursor: string | null };

describe('reports', () => {
  let server: TestApp;
  let admin: Golfer;
  let ana: Golfer;
  let ben: Golfer;
  let comments: string;
  beforeAll(async () => {
    server = await startTestApp('server');
    [admin, ana, ben] = [await aGolfer(server), await aGolfer(server), await aGolfer(server)];
    await server.db.execute(sql`update users set is_admin = true where email = ${admin.email}`);
    const pair = { requesterId: await idOf(ana), addresseeId: await idOf(ben) };
    await storeFriendship(server, { ...pair, status: 'accepted' });
    await followsBreak100(ana);
    const { items } = await ok<FeedPage>(ana.get('/api/social/feed'));
    comments = `/api/social/activities/${items[0]?.id}/comments`;
  });
  afterAll(() => server.close());

  const listed = async (query = '') => (await ok<Reports>(admin.get(`${url}${query}`))).reports;
  const write = (content: string) => ok<Comment>(ben.send('POST', comments, { content }));
  const reportComment = (id: string, report: object) =>
    ok(ana.send('POST', `/api/social/comments/${id}/report`, report));

  test('administrators see a reported comment once with its original text, even after it is edited or deleted', async () => {
    const comment = await write('Buy my clubs');
    await reportComment(comment.id, { reason: 'spam', note: 'Every day' });
    await reportComment(comment.id, { reason: 'other' });
    await ok(ben.send('PUT', `/api/social/comments/${comment.id}`, { content: 'Well done' }));
    const [report, ...others] = await listed();
    expect(others).toEqual([]);
    expect(report).toEqual({
      id: expect.stringMatching(/^\d+$/),
      createdAt: '2026-05-14T00:00:00.000Z',
      isOpen: true,
      reason: 'spam',
      note: 'Every day',
      reporter: expect.objectContaining({ id: await idOf(ana) }),
      reported: expect.objectContaining({ id: await idOf(ben) }),
      comment: { id: comment.id, content: 'Buy my clubs' },
    });
    await ok(ben.send('DELETE', `/api/social/comments/${comment.id}`));
    expect((await listed())[0]?.comment).toEqual({ id: null, content: 'Buy my clubs' });
  });

  test('each golfer can report another golfer once, even if one has blocked the other', async () => {
    const [cleo, dana] = [await aGolfer(server), await aGolfer(server)];
    const cleoId = await idOf(cleo);
    await ok(cleo.send('PUT', `/api/social/block/${await idOf(dana)}`));
    for (const reason of ['harassment', 'spam', 'other'])
      await ok(dana.send('POST', `/api/users/${cleoId}/report`, { reason }));
    const about = (await listed()).filter(({ reported }) => reported.id === cleoId);
    expect(about).toMatchObject([{ reason: 'harassment', comment: null }]);
  });

  test('a report can be closed and reopened, and moves between the open and closed lists', async () => {
    const { id } = await write('Hm');
    await reportComment(id, { reason: 'offensive' });
    const [newest] = await listed();
    const set = (isOpen: boolean) => admin.send('PATCH', `${url}/${newest?.id}`, { isOpen });
    expect(await ok(set(false))).toMatchObject({ isOpen: false });
    expect((await listed()).map((report) => report.id)).not.toContain(newest?.id);
    expect((await listed('?state=closed')).map((report) => report.id)).toContain(newest?.id);
    expect(await ok(set(true))).toMatchObject({ isOpen: true });
    expect((await listed())[0]).toEqual(newest);
  });
});

test('a golfer has a daily limit of reports, and the refusal says when to try again', async () => {
  const server = await startTestApp('server', { RATE_LIMIT_SCALE: '1' });
  try {
    const golfer = await aGolfer(server);
    const other = await idOf(await aGolfer(server));
    const report = () => golfer.send('POST', `/api/users/${other}/report`, { reason: 'spam' });
    for (let count = 0; count < perDay.reports; count += 1) await ok(report());
    expect(await report()).toMatchObject({
      status: 429,
      headers: { 'retry-after': String(24 * 60 * 60) },
    });
    server.setNow('2026-05-15T00:00:01Z');
    await ok(report());
  } finally {
    await server.close();
  }
});

test('kudos and comments have daily limits, which a repeated request does not meet', async () => {
  const server = await startTestApp('server', { RATE_LIMIT_SCALE: '0.05' });
  try {
    const golfer = await aGolfer(server);
    server.setNow('2026-05-14T00:01:10Z');
    await followsBreak100(golfer);
    const { items } = await ok<FeedPage>(golfer.get('/api/social/feed'));
    const its = `/api/social/activities/${items[0]?.id}`;
    const comment = () => golfer.send('POST', `${its}/comments`, { content: 'Yes' });
    const key = { 'idempotency-key': randomUUID() };
    const keyed = () => golfer.with(key).send('POST', `${its}/comments`, { content: 'First' });
    const first = await ok(keyed());
    for (let count = 1; count < perDay.comments * 0.05; count += 1) await ok(comment());
    expect(await comment()).toMatchObject({ status: 429 });
    // The first response was lost on its way.
    expect(await ok(keyed())).toEqual(first);
    for (let count = 0; count < perDay.kudos * 0.05; count += 1)
      await ok(golfer.send('POST', `${its}/kudos`));
    expect(await golfer.send('POST', `${its}/kudos`)).toMatchObject({ status: 429 });
  } finally {
    await server.close();
  }
});
