import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Achievement } from '#contract/achievements-schemas.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { logbook } from '#contract/logbook.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { ok } from '#testing/scenario.ts';

type Answer = Pick<ResponseOf<typeof logbook.addRound>, 'effects'>;

describe('achievements for logged practice, rounds and handicaps', () => {
  let server: TestApp;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    golfer = await aGolfer(server);
  });

  const logs = {
    practice: (sessionDate: string, duration = 30) =>
      ok(
        golfer.send('POST', '/api/user/free-practice-sessions', {
          title: 'Wedges',
          duration,
          sessionDate,
        }),
      ),
    round: (totalScore: number, scoreType = 'strokeplay') =>
      ok<Answer>(
        golfer.send('POST', '/api/user/golf-rounds', {
          name: 'Saturday medal',
          holes: 18,
          roundType: 'free_round',
          scoreType,
          totalScore,
          sessionDate: '2026-05-13',
        }),
      ),
  };
  const unlocked = async () =>
    (await ok<Achievement[]>(golfer.get('/api/user/achievements')))
      .filter(({ isUnlocked }) => isUnlocked)
      .map(({ id }) => id)
      .toSorted();

  test('an hour of practice unlocks the first-hour achievement', async () => {
    await logs.practice('2026-05-13', 30);
    expect(await unlocked()).toEqual([]);
    await logs.practice('2026-05-14', 30);
    expect(await unlocked()).toEqual(['first-hour']);
  });

  test('practice after two weeks without training unlocks the comeback achievement', async () => {
    server.setNow('2026-04-30T00:00:00Z');
    await logs.practice('2026-04-30', 10);
    server.setNow('2026-05-14T00:00:00Z');
    await logs.practice('2026-05-14', 10);
    expect(await unlocked()).toEqual(['back-again']);
  });

  test('the response to a log request or its retry lists the unlocked achievements', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const practice = { title: 'Wedges', duration: 60, sessionDate: '2026-05-14' };
    const log = () => golfer.with(key).send('POST', '/api/user/free-practice-sessions', practice);
    for (const answer of [await ok<Answer>(log()), await ok<Answer>(log())]) {
      expect(answer.effects.unlockedAchievements).toMatchObject([
        { id: 'first-hour', isUnlocked: true },
      ]);
    }
    const round = await logs.round(120);
    expect(round.effects.unlockedAchievements).toMatchObject([{ id: 'first-card' }]);
    const again = await logs.round(121);
    expect(again.effects.unlockedAchievements).toEqual([]);
  });

  test('the response to a lower handicap lists the unlocked achievements, from the dialog and from the profile', async () => {
    const dialog = (handicap: number) =>
      ok<Answer>(golfer.send('POST', '/api/user/handicap', { handicap, notes: '' }));
    server.setNow('2026-04-30T00:00:00Z');
    expect((await dialog(20)).effects.unlockedAchievements).toEqual([]);
    server.setNow('2026-05-14T00:00:00Z');
    expect((await dialog(19)).effects.unlockedAchievements).toMatchObject([
      { id: 'first-stroke' },
      { id: 'half-a-stroke' },
    ]);
    server.setNow('2026-05-14T00:01:00Z');
    const profile = await ok<Answer>(
      golfer.send('PUT', '/api/user/profile', { currentHandicap: '16.4' }),
    );
    expect(profile.effects.unlockedAchievements).toMatchObject([{ id: 'three-strokes' }]);
  });

  test('a round unlocks the first-card achievement, and 36 points unlock playing to handicap', async () => {
    await logs.round(120);
    expect(await unlocked()).toEqual(['first-card']);
    await logs.round(36, 'stableford');
    expect(await unlocked()).toEqual(['first-card', 'played-to-handicap']);
    await logs.round(41, 'stableford');
    expect(await unlocked()).toEqual(['first-card', 'forty-points', 'played-to-handicap']);
  });
});
