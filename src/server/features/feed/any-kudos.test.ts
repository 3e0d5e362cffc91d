import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedPage, Kudos } from '#contract/feed.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { idOf, storeFriendship } from '#testing/friends.ts';
import { followsBreak100, ok } from '#testing/scenario.ts';

let server: TestApp;
const golfers: Golfer[] = [];
let kudos: string;
beforeAll(async () => {
  server = await startTestApp('server');
  for (let count = 0; count < 4; count += 1) golfers.push(await aGolfer(server));
  const [owner, ...friends] = golfers;
  if (owner === undefined) throw new Error('no golfers');
  await followsBreak100(owner);
  const { items } = await ok<FeedPage>(owner.get('/api/social/feed'));
  kudos = `/api/social/activities/${items[0]?.id}/kudos`;
  const addresseeId = await idOf(owner);
  for (const friend of friends)
    await storeFriendship(server, {
      requesterId: await idOf(friend),
      addresseeId,
      status: 'accepted',
    });
});
afterAll(() => server.close());

test('each golfer has given one kudos after an odd number of toggles and zero after an even one, also at once', async () => {
  const toggles = fc.array(fc.nat({ max: 3 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.array(toggles, { maxLength: 3 }), async (waves) => {
      await server.db.execute(sql`delete from feed_kudos`);
      for (const wave of waves) {
        const answers = await Promise.all(
          wave.map((who) => ok<{ count: number }>(golfers.at(who)?.send('POST', kudos) as never)),
        );
        for (const { count } of answers) {
          expect(count).toBeGreaterThanOrEqual(0);
          expect(count).toBeLessThanOrEqual(golfers.length);
        }
      }
      const isOdd = (who: number) => waves.flat().filter((one) => one === who).length % 2 === 1;
      const given = golfers.filter((_, who) => isOdd(who));
      for (const [who, golfer] of golfers.entries()) {
        const { count, isMine, users } = await ok<Kudos>(golfer.get(kudos));
        expect({ count, isMine, named: users.length }).toEqual({
          count: given.length,
          isMine: isOdd(who),
          named: given.length,
        });
      }
    }),
    { numRuns: 15 },
  );
});
