import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CoachLink } from '#contract/coach.ts';
import { mostCoachLinks } from '#domain/coach/coach-link.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { makesCoachLink } from '#testing/coach.ts';
import { enginesAtScale } from '#testing/database.ts';
import { followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

const linksUrl = '/api/user/coach-links';

describe.each(enginesAtScale)('fifty coach requests at once on the %s database', (engine) => {
  let server: TestApp;
  let golfer: Golfer;
  let sessionId: string;
  beforeAll(async () => {
    server = await startTestApp(engine);
    golfer = await aGolfer(server);
    await followsBreak100(golfer);
    sessionId = (await sessionsOf(golfer))[0]?.id ?? '';
  });
  afterAll(() => server.close());

  /** Sends 50 requests at once and counts the responses by status. */
  async function atOnce(call: (at: number) => ReturnType<Golfer['send']>) {
    const replies = await Promise.all(Array.from({ length: 50 }, (_, at) => call(at)));
    const counts: Record<number, number> = {};
    for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }
  const revokeAll = async () => {
    for (const { id } of await ok<CoachLink[]>(golfer.get(linksUrl)))
      await ok(golfer.send('DELETE', `${linksUrl}/${id}`));
  };
  const write = (token: string, note: string) =>
    visitor(server).send('PUT', `/api/coach/${token}/sessions/${sessionId}/note`, { note });
  const rowsOf = async (from: 'coach_notes' | 'notifications') =>
    (
      await server.db.execute(sql`select * from ${sql.identifier(from)}
      where ${from === 'notifications' ? sql`kind = 'coach_note'` : sql`true`}`)
    ).rows;

  test('create separate coach links, but only up to the limit', async () => {
    await revokeAll();
    const counts = await atOnce(() => golfer.send('POST', linksUrl, { name: 'Tom', days: 90 }));
    expect(counts).toEqual({ 200: mostCoachLinks, 409: 50 - mostCoachLinks });
    expect(await ok(golfer.get(linksUrl))).toHaveLength(mostCoachLinks);
  });

  test('revoke a link once', async () => {
    await revokeAll();
    const { id } = await makesCoachLink(golfer);
    expect(await atOnce(() => golfer.send('DELETE', `${linksUrl}/${id}`))).toEqual({
      200: 1,
      404: 49,
    });
  });

  test('restore no more links than can work at the same time', async () => {
    await revokeAll();
    const ids: string[] = [];
    for (let count = 0; count < 2 * mostCoachLinks; count += 1) {
      const { id } = await makesCoachLink(golfer);
      await ok(golfer.send('DELETE', `${linksUrl}/${id}`));
      ids.push(id);
    }
    const counts = await atOnce((at) =>
      golfer.send('POST', `${linksUrl}/${ids[at % ids.length]}/restore`),
    );
    expect(counts[200]).toBe(mostCoachLinks);
    expect((counts[404] ?? 0) + (counts[409] ?? 0)).toBe(50 - mostCoachLinks);
    expect(await ok(golfer.get(linksUrl))).toHaveLength(mostCoachLinks);
  });

  test('from two coaches leave one note with one notification', async () => {
    await revokeAll();
    const tokens = [await makesCoachLink(golfer), await makesCoachLink(golfer, { name: 'Ana' })];
    const counts = await atOnce((at) => write(tokens[at % 2]?.token ?? '', `Note ${at}`));
    expect(counts).toEqual({ 200: 50 });
    expect(await rowsOf('coach_notes')).toHaveLength(1);
    expect(await rowsOf('notifications')).toHaveLength(1);
  });

  test('write no note with a link that is already revoked', async () => {
    await revokeAll();
    const { id, token } = await makesCoachLink(golfer);
    const counts = await atOnce((at) =>
      at === 25 ? golfer.send('DELETE', `${linksUrl}/${id}`) : write(token, `Last ${at}`),
    );
    expect((counts[200] ?? 0) + (counts[404] ?? 0)).toBe(50);
    const before = await rowsOf('coach_notes');
    expect(await write(token, 'After')).toMatchObject({ status: 404 });
    expect(await rowsOf('coach_notes')).toEqual(before);
  });
});
