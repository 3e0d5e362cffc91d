import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { HandicapEntry } from '#contract/handicap.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { ok, statsOfTraining } from '#testing/scenario.ts';

describe('handicap updates', () => {
  let server: TestApp;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    golfer = await aGolfer(server);
    await opened(golfer, '2026-01-05T08:00:00Z');
  });

  /** Sets when the account was created; the database uses its own clock for that. */
  const opened = ({ email }: Golfer, at: string) =>
    server.db.execute(sql`update users set created_at = ${at} where email = ${email}`);
  const update = (handicap: unknown, notes?: unknown) =>
    golfer.send('POST', '/api/user/handicap', { handicap, notes });
  const answer = () => golfer.send('POST', '/api/user/handicap-request-completed');
  const isDue = async () =>
    (await ok<{ shouldRequest: boolean }>(golfer.get('/api/user/should-request-handicap')))
      .shouldRequest;
  const user = () => ok<User>(golfer.get('/api/auth/user'));
  const history = async () =>
    (await ok<HandicapEntry[]>(golfer.get('/api/user/handicap-history'))).map(
      (entry) => entry.handicap,
    );
  const xp = async () => (await statsOfTraining(golfer)).totalXp;

  test('an update sets the current handicap, is added to the history and earns 25 XP', async () => {
    expect(await ok(update(18.4, 'Windy month.'))).toMatchObject({
      handicap: '18.4',
      recordedAt: '2026-05-14T00:00:00.000Z',
      effects: { xpEarned: 25, unlockedAchievements: [] },
    });
    expect(await user()).toMatchObject({ currentHandicap: '18.4' });
    expect(await history()).toEqual(['18.4']);
    expect(await xp()).toBe(25);
    const kept = await server.db.execute<{ notes: string }>(sql`
      select h.notes from handicap_entries h join users u on u.id = h.user_id
      where u.email = ${golfer.email}`);
    expect(kept.rows).toEqual([{ notes: 'Windy month.' }]);
  });

  test('every update is added to the history, but only one a month earns XP', async () => {
    await ok(update(18.4));
    await ok(update(18.4));
    await ok(update(18.1));
    expect(await history()).toEqual(['18.4', '18.4', '18.1']);
    expect(await xp()).toBe(25);
    server.setNow('2026-06-01T00:00:00Z');
    await ok(update(17.9));
    expect(await xp()).toBe(50);
  });

  test('the month for earning XP follows the golfer’s time zone', async () => {
    server.setNow('2026-05-31T11:59:59Z');
    await ok(update(18.4));
    server.setNow('2026-05-31T12:00:00Z');
    await ok(update(18.3));
    expect(await xp()).toBe(50);
  });

  test('updates in the dialog and in the profile share one history and the XP of the month', async () => {
    await ok(golfer.send('PUT', '/api/user/profile', { currentHandicap: '22.6' }));
    await ok(update(22.1));
    await ok(golfer.send('PUT', '/api/user/profile', { currentHandicap: '21.8' }));
    expect(await history()).toEqual(['22.6', '22.1', '21.8']);
    expect(await user()).toMatchObject({ currentHandicap: '21.8' });
    expect(await xp()).toBe(25);
  });

  test.each([
    [-10, '-10.0'],
    [-2.3, '-2.3'],
    [0, '0.0'],
    [54, '54.0'],
  ])('%d is stored as %s', async (told, kept) => {
    await ok(update(told));
    expect(await user()).toMatchObject({ currentHandicap: kept });
  });

  test.each([
    ['text', '18.4'],
    ['two decimals', 18.45],
    ['more than 54.0', 54.1],
    ['better than +10.0', -10.1],
    ['nothing', null],
    ['no number', {}],
  ])('a handicap that is %s is refused and changes nothing', async (_, wrong) => {
    expect(await update(wrong)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', issues: [{ path: 'handicap' }] },
    });
    expect(await history()).toEqual([]);
  });

  test.each([
    ['too long', 'x'.repeat(501)],
    ['a control character', 'a\u0000b'],
    ['a number', 5],
  ])('notes that are %s are refused', async (_, notes) => {
    expect(await update(18.4, notes)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'notes' }] },
    });
  });

  test('twenty updates at once earn XP once, and the newest record is the current handicap', async () => {
    const told = Array.from({ length: 20 }, (_, index) => 20 + index / 10);
    const answers = await Promise.all(told.map((handicap) => update(handicap)));
    expect(answers.map(({ status }) => status)).toEqual(told.map(() => 200));
    const kept = await history();
    expect(kept.toSorted()).toEqual(told.map((handicap) => handicap.toFixed(1)));
    expect(await user()).toMatchObject({ currentHandicap: kept.at(-1) });
    expect(await xp()).toBe(25);
  });

  test('simultaneous updates in the dialog and in the profile leave one consistent handicap', async () => {
    const told = Array.from({ length: 10 }, (_, index) => 20 + index / 10);
    await Promise.all([
      ...told.map((handicap) => ok(update(handicap))),
      ...told.map((handicap) =>
        ok(golfer.send('PUT', '/api/user/profile', { currentHandicap: String(handicap + 10) })),
      ),
    ]);
    expect(await user()).toMatchObject({ currentHandicap: (await history()).at(-1) });
    expect(await xp()).toBe(25);
  });

  test('the monthly request is due until the golfer updates the handicap, and due again the next month', async () => {
    expect(await isDue()).toBe(true);
    await ok(update(18.4));
    expect(await isDue()).toBe(false);
    server.setNow('2026-05-31T12:00:00Z');
    expect(await isDue()).toBe(true);
  });

  test('a skip also answers the monthly request, changes nothing else, and can be sent twenty times', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, answer));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await isDue()).toBe(false);
    expect([await history(), await xp()]).toEqual([[], 0]);
    server.setNow('2026-06-14T00:00:00Z');
    expect(await isDue()).toBe(true);
    await ok(answer());
    expect(await isDue()).toBe(false);
  });

  test('a handicap changed in the profile also answers the monthly request', async () => {
    await ok(golfer.send('PUT', '/api/user/profile', { currentHandicap: '18.4' }));
    expect(await isDue()).toBe(false);
  });

  test('other profile changes do not answer the monthly request', async () => {
    await ok(golfer.send('PUT', '/api/user/profile', { goalHandicap: '12.0', firstName: 'N' }));
    await ok(golfer.send('PUT', '/api/user/profile', { currentHandicap: null }));
    expect(await isDue()).toBe(true);
  });

  test('an account younger than a week gets no monthly request', async () => {
    await opened(golfer, '2026-05-07T00:00:01Z');
    expect(await isDue()).toBe(false);
    await opened(golfer, '2026-05-07T00:00:00Z');
    expect(await isDue()).toBe(true);
  });

  test('one golfer’s answer does not affect another golfer', async () => {
    const other = await aGolfer(server);
    await opened(other, '2026-01-05T08:00:00Z');
    await ok(update(18.4));
    await ok(answer());
    expect(await ok(other.get('/api/user/should-request-handicap'))).toEqual({
      shouldRequest: true,
    });
    expect(await ok(other.get('/api/user/handicap-history'))).toEqual([]);
  });

  test('a visitor can neither update a handicap nor read or skip the monthly request', async () => {
    const stranger = visitor(server);
    const replies = [
      await stranger.send('POST', '/api/user/handicap', { handicap: 18.4 }),
      await stranger.send('POST', '/api/user/handicap-request-completed'),
      await stranger.get('/api/user/should-request-handicap'),
    ];
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});
