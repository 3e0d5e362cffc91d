import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Achievement } from '#contract/achievements-schemas.ts';
import type { CalendarItem, Practice } from '#contract/logbook-schemas.ts';
import { addDays } from '#domain/calendar-date.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { enginesAtScale } from '#testing/database.ts';
import { ok, statsOfTraining } from '#testing/scenario.ts';

const today = '2026-05-14';
const lastInTime = '2026-05-07';
const tooLate = '2026-05-06';

describe.each(enginesAtScale)('activities that are entered late (%s)', (engine) => {
  let server: TestApp;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp(engine);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow(`${today}T00:00:00Z`);
    golfer = await aGolfer(server);
  });

  const practice = (sessionDate: string, duration = 10) => ({
    title: 'Range',
    duration,
    sessionDate,
  });
  const practiceUrl = '/api/user/free-practice-sessions';
  const log = (sessionDate: string, duration?: number) =>
    ok<Practice>(golfer.send('POST', practiceUrl, practice(sessionDate, duration)));
  const move = (id: string, sessionDate: string) =>
    ok<Practice>(golfer.send('PUT', `${practiceUrl}/${id}`, practice(sessionDate)));
  const logRound = (sessionDate: string) =>
    ok<{ id: string }>(
      golfer.send('POST', '/api/user/golf-rounds', {
        name: 'Saturday medal',
        holes: 18,
        roundType: 'match',
        scoreType: 'stableford',
        totalScore: 40,
        sessionDate,
      }),
    );
  const achievements = async () =>
    new Map(
      (await ok<Achievement[]>(golfer.get('/api/user/achievements'))).map((one) => [one.id, one]),
    );

  test('practice of more than a week ago counts in log and minutes, not for XP, streak or achievements', async () => {
    await log(tooLate, 60);
    expect(await statsOfTraining(golfer)).toMatchObject({
      totalXp: 0,
      totalMinutesTraining: 60,
      currentStreak: 0,
      longestStreak: 0,
    });
    expect(await ok<CalendarItem[]>(golfer.get('/api/user/activity-calendar'))).toHaveLength(1);
    expect((await achievements()).get('first-hour')).toMatchObject({ progress: 0 });
    await log(lastInTime, 30);
    expect(await statsOfTraining(golfer)).toMatchObject({
      totalXp: 30,
      totalMinutesTraining: 90,
      currentStreak: 1,
    });
    expect((await achievements()).get('first-hour')).toMatchObject({ progress: 0.5 });
  });

  test('sixty practices entered on one day make no streak of sixty days', async () => {
    for (let ago = 0; ago < 60; ago += 1) await log(addDays(today, -ago));
    expect(await statsOfTraining(golfer)).toMatchObject({ totalXp: 30, currentStreak: 8 });
  });

  test('practice that is moved to a day of more than a week ago stops counting, and counts again when moved back', async () => {
    const { id } = await log(today);
    await move(id, tooLate);
    expect(await statsOfTraining(golfer)).toMatchObject({ totalXp: 0, currentStreak: 0 });
    server.setNow('2026-05-20T00:00:00Z');
    await move(id, tooLate);
    expect(await statsOfTraining(golfer)).toMatchObject({ totalXp: 0, currentStreak: 0 });
    await move(id, today);
    expect(await statsOfTraining(golfer)).toMatchObject({ totalXp: 10, currentStreak: 1 });
  });

  test('practice that was entered in time is corrected later without losing its XP', async () => {
    const { id } = await log(today);
    server.setNow('2026-07-14T00:00:00Z');
    await move(id, today);
    expect(await statsOfTraining(golfer)).toMatchObject({ totalXp: 10, longestStreak: 1 });
  });

  test('practice that waited on the device for two weeks is in time', async () => {
    server.setNow('2026-05-25T00:00:00Z');
    const late = golfer.with({ 'recorded-ago': `${11 * 24 * 60 * 60}` });
    await ok(late.send('POST', practiceUrl, practice(today)));
    expect(await statsOfTraining(golfer)).toMatchObject({ totalXp: 10, longestStreak: 1 });
  });

  test('a round of more than a week ago is no medal, and its deletion takes nothing back', async () => {
    const { id } = await logRound(tooLate);
    expect((await achievements()).get('first-card')).toMatchObject({ isUnlocked: false });
    await logRound(lastInTime);
    expect((await achievements()).get('first-card')).toMatchObject({ isUnlocked: true });
    await ok(golfer.send('DELETE', `/api/user/golf-rounds/${id}`));
    expect((await achievements()).get('ten-cards')).toMatchObject({ progress: 1 });
  });
});
