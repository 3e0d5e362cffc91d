import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Achievement } from '#contract/achievements-schemas.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { logbook } from '#contract/logbook.ts';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { ok, statsOfTraining } from '#testing/scenario.ts';

type Practice = ResponseOf<typeof logbook.addPractice>;
type Round = ResponseOf<typeof logbook.addRound>;

const range = { title: 'Range', duration: 35, notes: 'Wedges', sessionDate: '2026-05-14' };
const medal = {
  name: 'Saturday medal',
  holes: 18,
  roundType: 'match',
  scoreType: 'stableford',
  totalScore: 38,
  putts: 31,
  sessionDate: '2026-05-13',
};

// Thursday, May 14, noon in Auckland.
describe('changing and deleting what was logged', () => {
  let server: TestApp;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    golfer = await aGolfer(server);
  });

  const practiceUrl = '/api/user/free-practice-sessions';
  const roundUrl = '/api/user/golf-rounds';
  const addPractice = (changes: object = {}) =>
    ok<Practice>(golfer.send('POST', practiceUrl, { ...range, ...changes }));
  const addRound = (changes: object = {}) =>
    ok<Round>(golfer.send('POST', roundUrl, { ...medal, ...changes }));
  const changePractice = (id: string, changes: object) =>
    ok<Practice>(golfer.send('PUT', `${practiceUrl}/${id}`, { ...range, ...changes }));
  const changeRound = (id: string, changes: object) =>
    ok<Round>(golfer.send('PUT', `${roundUrl}/${id}`, { ...medal, ...changes }));
  const remove = (url: string, id: string) => golfer.send('DELETE', `${url}/${id}`);
  const calendar = () => ok<CalendarItem[]>(golfer.get('/api/user/activity-calendar'));
  const achievement = async (wanted: string) =>
    (await ok<Achievement[]>(golfer.get('/api/user/achievements'))).find(({ id }) => id === wanted);

  test('deleted practice takes its XP, its minutes and its day of the streak with it', async () => {
    await addPractice({ sessionDate: '2026-05-13', duration: 10 });
    const { id } = await addPractice();
    expect(await statsOfTraining(golfer)).toMatchObject({ totalXp: 45, currentStreak: 2 });
    await ok(remove(practiceUrl, id));
    expect(await statsOfTraining(golfer)).toMatchObject({
      totalXp: 10,
      totalMinutesTraining: 10,
      currentStreak: 1,
      lastSessionDate: '2026-05-13',
    });
    expect(await calendar()).toHaveLength(1);
    expect(await remove(practiceUrl, id)).toMatchObject({ status: 404 });
  });

  test('a deleted round is no longer counted, but what it unlocked stays', async () => {
    const { id } = await addRound();
    expect(await achievement('first-card')).toMatchObject({ isUnlocked: true, progress: 1 });
    await ok(remove(roundUrl, id));
    expect(await achievement('first-card')).toMatchObject({ isUnlocked: true });
    expect(await achievement('ten-cards')).toMatchObject({ progress: 0 });
    expect(await statsOfTraining(golfer)).toMatchObject({ totalXp: 0, currentStreak: 0 });
  });

  test('when the best round is deleted, the second best counts', async () => {
    await addRound({ totalScore: 30 });
    const { id } = await addRound({ totalScore: 35 });
    await ok(remove(roundUrl, id));
    expect(await achievement('played-to-handicap')).toMatchObject({ progress: 30 });
  });

  test('two devices that delete the same round at once take its XP back once', async () => {
    const { id } = await addRound();
    await addRound({ sessionDate: '2026-05-12' });
    const answers = await Promise.all([remove(roundUrl, id), remove(roundUrl, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await statsOfTraining(golfer)).toMatchObject({ totalXp: 100 });
  });

  test('changed practice keeps its id and the time it was logged, and pays only the difference', async () => {
    const { id, createdAt } = await addPractice();
    server.setNow('2026-05-14T03:00:00Z');
    const { effects, ...changed } = await changePractice(id, { duration: 50, notes: '' });
    expect(changed).toEqual({ ...range, id, createdAt, duration: 50, notes: null });
    expect(effects).toMatchObject({ xpEarned: 15, notices: [] });
    expect(await statsOfTraining(golfer)).toMatchObject({
      totalXp: 50,
      totalMinutesTraining: 50,
    });
    expect(await calendar()).toHaveLength(1);
  });

  test('a round with a corrected score pays nothing again, and omitted values become unknown', async () => {
    const { id } = await addRound();
    const { effects, ...changed } = await changeRound(id, { totalScore: 36, putts: undefined });
    expect(changed).toMatchObject({ id, totalScore: 36, putts: null });
    expect(effects).toMatchObject({ xpEarned: 0, unlockedAchievements: [] });
    expect(await achievement('ten-cards')).toMatchObject({ progress: 1 });
    expect(await statsOfTraining(golfer)).toMatchObject({ totalXp: 100 });
  });

  test('an activity moved to another day moves its day of the streak', async () => {
    await addRound();
    const { id } = await addPractice();
    await changePractice(id, { sessionDate: '2026-05-12' });
    expect(await statsOfTraining(golfer)).toMatchObject({
      currentStreak: 2,
      lastSessionDate: '2026-05-13',
    });
  });

  test('an activity moved to a day to come is taken back until then', async () => {
    const { id } = await addPractice();
    await changePractice(id, { sessionDate: '2026-05-20' });
    expect(await statsOfTraining(golfer)).toMatchObject({ totalXp: 0, totalMinutesTraining: 0 });
    await changePractice(id, {});
    expect(await statsOfTraining(golfer)).toMatchObject({ totalXp: 35, totalMinutesTraining: 35 });
  });

  test('changing the fourth activity of a day does not make it earn XP', async () => {
    for (let count = 0; count < 3; count += 1) await addPractice({ duration: 10 });
    const { id } = await addPractice();
    await changePractice(id, { duration: 40 });
    expect(await statsOfTraining(golfer)).toMatchObject({ totalXp: 30, totalMinutesTraining: 70 });
  });

  test('a refused change leaves the activity as it was', async () => {
    const { id } = await addRound();
    const wrong = { ...medal, sessionDate: '2027-05-16' };
    expect(await golfer.send('PUT', `${roundUrl}/${id}`, wrong)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'sessionDate' }] },
    });
    expect(await calendar()).toMatchObject([{ id, date: medal.sessionDate }]);
  });
});
