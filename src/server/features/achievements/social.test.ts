import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Achievement } from '#contract/achievements-schemas.ts';
import type { Effects } from '#contract/effects.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { enginesAtScale } from '#testing/database.ts';
import { befriend, starts, toggleKudos, toldOf, trains } from '#testing/feed.ts';
import { idOf } from '#testing/friends.ts';
import { longWait } from '#testing/long-wait.ts';
import { ok } from '#testing/scenario.ts';

type Answer = { readonly effects: Effects };

const asks = (golfer: Golfer, { email }: Golfer) =>
  ok<Answer & { id: string }>(
    golfer.send('POST', '/api/social/friend-request', { addresseeEmail: email }),
  );
const accepts = (golfer: Golfer, id: string) =>
  ok<Answer>(golfer.send('PUT', `/api/social/friend-request/${id}`, { status: 'accepted' }));

const list = (golfer: Golfer) => ok<Achievement[]>(golfer.get('/api/user/achievements'));
const unlockedOf = async (golfer: Golfer) =>
  (await list(golfer)).filter(({ isUnlocked }) => isUnlocked).map(({ id }) => id);
const progressOf = async (golfer: Golfer, id: string) =>
  (await list(golfer)).find((one) => one.id === id)?.progress;
const idsIn = ({ effects }: Answer) => effects.unlockedAchievements.map(({ id }) => id);
const totalXp = async (golfer: Golfer) =>
  (await ok<{ totalXp: number }>(golfer.get('/api/user/stats'))).totalXp;

describe.each(enginesAtScale)('achievements for friends and kudos on the %s database', (engine) => {
  let server: TestApp;
  let [ana, ben]: [Golfer, Golfer] = [] as never;
  beforeAll(async () => {
    server = await startTestApp(engine);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    [ana, ben] = [await aGolfer(server), await aGolfer(server)];
  });

  const unlocks = (golfer: Golfer, ids: readonly string[]) =>
    vi.waitFor(async () => expect(await unlockedOf(golfer)).toEqual(ids), longWait);
  const toggles = async (golfer: Golfer, { id }: { id: string }) =>
    idsIn(await ok<Answer>(toggleKudos(golfer, id)));
  const befriends = async (golfer: Golfer, count: number) => {
    const friends = await Promise.all(Array.from({ length: count }, () => aGolfer(server)));
    for (const friend of friends) await befriend(server, golfer, friend);
    return friends;
  };

  test('a first friend unlocks the achievement for both golfers, and each of them earns its XP', async () => {
    const { id } = await asks(ana, ben);
    expect(await unlockedOf(ben)).toEqual([]);
    expect(idsIn(await accepts(ben, id))).toEqual(['first-friend']);
    expect(await unlockedOf(ben)).toEqual(['first-friend']);
    await unlocks(ana, ['first-friend']);
    expect(await Promise.all([ana, ben].map(totalXp))).toEqual([50, 50]);
    await vi.waitFor(
      async () => expect(await toldOf(ana, 'achievement')).toHaveLength(1),
      longWait,
    );
  });

  test('two golfers who send each other requests both unlock their first friend', async () => {
    await asks(ana, ben);
    expect(idsIn(await asks(ben, ana))).toEqual(['first-friend']);
    await unlocks(ana, ['first-friend']);
  });

  test('an ended friendship lowers the progress of both golfers and keeps what they unlocked', async () => {
    await accepts(ben, (await asks(ana, ben)).id);
    await unlocks(ana, ['first-friend']);
    expect(await progressOf(ana, 'five-friends')).toBe(1);
    await ok(ana.send('DELETE', `/api/social/friend/${await idOf(ben)}`));
    for (const golfer of [ana, ben]) {
      expect(await progressOf(golfer, 'five-friends')).toBe(0);
      expect(await unlockedOf(golfer)).toEqual(['first-friend']);
    }
    expect(idsIn(await accepts(ben, (await asks(ana, ben)).id))).toEqual([]);
    expect(await progressOf(ben, 'five-friends')).toBe(1);
    expect(await totalXp(ben)).toBe(50);
  });

  test('a block and a deleted account end friendships too', async () => {
    const [blocked, gone] = await befriends(ana, 2);
    if (!blocked || !gone) throw new Error('no friends');
    expect(await progressOf(ana, 'five-friends')).toBe(2);
    await ok(ana.send('PUT', `/api/social/block/${await idOf(blocked)}`));
    expect(await progressOf(ana, 'five-friends')).toBe(1);
    await server.db.execute(sql`delete from users where email = ${gone.email}`);
    expect(await progressOf(ana, 'five-friends')).toBe(0);
  });

  test('the fifth friend unlocks an achievement', async () => {
    await befriends(ben, 3);
    const [fourth, fifth] = [await asks(ana, ben), await asks(await aGolfer(server), ben)];
    expect(idsIn(await accepts(ben, fourth.id))).toEqual(['first-friend']);
    expect(idsIn(await accepts(ben, fifth.id))).toEqual(['five-friends']);
  });

  test('kudos count for the giver once an item, and only for items of others', async () => {
    await befriend(server, ana, ben);
    const [theirs, own] = [await starts(ana), await starts(ben)];
    expect(await toggles(ben, own)).toEqual([]);
    expect(await progressOf(ben, 'twenty-five-kudos')).toBe(0);
    expect(await toggles(ben, theirs)).toEqual(['first-friend', 'first-kudos']);
    expect(await progressOf(ben, 'twenty-five-kudos')).toBe(1);
    expect(await toggles(ben, theirs)).toEqual([]);
    expect(await progressOf(ben, 'twenty-five-kudos')).toBe(0);
    expect(await toggles(ben, theirs)).toEqual([]);
    expect(await progressOf(ben, 'twenty-five-kudos')).toBe(1);
    expect(await unlockedOf(ben)).toEqual(['first-friend', 'first-kudos']);
    expect(await unlockedOf(ana)).toEqual([]);
  });

  test('kudos for a withdrawn item no longer count', async () => {
    await befriend(server, ana, ben);
    await starts(ana);
    const { id } = await trains(ana);
    const { items } = await ok<{ items: { id: string; type: string }[] }>(
      ben.get('/api/social/feed'),
    );
    const item = items.find(({ type }) => type === 'session_completed');
    await toggles(ben, { id: item?.id ?? '' });
    expect(await progressOf(ben, 'twenty-five-kudos')).toBe(1);
    await ok(ana.send('DELETE', `/api/user/session-completions/${id}`));
    expect(await progressOf(ben, 'twenty-five-kudos')).toBe(0);
    expect(await unlockedOf(ben)).toContain('first-kudos');
  });

  test('a golfer who trains gets the right count of friends and kudos from before these were achievements', async () => {
    await befriends(ben, 5);
    await befriend(server, ana, ben);
    const item = await starts(ana);
    await starts(ben);
    await trains(ben);
    expect(await progressOf(ben, 'five-friends')).toBe(5);
    expect(await unlockedOf(ben)).not.toContain('five-friends');
    expect(await toggles(ben, item)).toEqual(['first-friend', 'first-kudos', 'five-friends']);
  });

  test('fifty toggles at once unlock the first kudos once', async () => {
    await befriend(server, ana, ben);
    const item = await starts(ana);
    const unlocked = await Promise.all(Array.from({ length: 50 }, () => toggles(ben, item)));
    expect(unlocked.flat().toSorted()).toEqual(['first-friend', 'first-kudos']);
    expect(await totalXp(ben)).toBe(75);
  });
});
