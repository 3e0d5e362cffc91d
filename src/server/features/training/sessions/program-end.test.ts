import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { training } from '#contract/training.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import {
  completes,
  completionOf,
  followsBreak100,
  ok,
  sessionOn,
  sessionsOf,
  statsOfTraining,
} from '#testing/scenario.ts';

type Completed = ResponseOf<typeof training.complete>;

const thursday = '2026-05-14';

describe('the end of a program', () => {
  let server: TestApp;
  let golfer: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.setNow('2026-05-14T00:00:00Z');
    golfer = await aGolfer(server);
    await followsBreak100(golfer);
  });

  const stats = () => statsOfTraining(golfer);
  const complete = (body: object) => golfer.send('POST', '/api/user/complete-session', body);
  const skip = (id: string) =>
    golfer.send('POST', '/api/user/skip-session', { scheduledSessionId: id });
  const reopen = (id: string) => golfer.send('DELETE', `/api/user/session-completions/${id}`);

  test('the last session completes the program once, with XP for the trained share, and reopening reverts it', async () => {
    const all = await sessionsOf(golfer);
    for (const session of all.slice(0, -1)) await ok(skip(session.id));
    const last = all.at(-1);
    if (last === undefined) throw new Error('no sessions');
    const body = await completionOf(golfer, last);
    const answer = await ok<Completed>(complete(body));
    expect(answer).toMatchObject({
      programCompleted: true,
      isLastSession: true,
      sessions: { done: 1, skipped: all.length - 1 },
    });
    expect(answer.effects.xpEarned).toBe(158);
    expect(await ok<Completed>(complete(body))).toMatchObject({
      programCompleted: true,
      effects: { xpEarned: 158 },
    });
    expect(await ok(golfer.get('/api/user/current-program'))).toBeNull();
    expect(await stats()).toMatchObject({ totalXp: 158 });
    await ok(reopen(last.id));
    expect(await stats()).toMatchObject({ totalXp: 0 });
    expect(await ok(golfer.get('/api/user/current-program'))).toMatchObject({ isCompleted: false });
  });

  test('a program whose sessions were all skipped earns no XP and unlocks no achievements', async () => {
    const answers = [];
    for (const session of await sessionsOf(golfer))
      answers.push(await ok<Completed>(skip(session.id)));
    expect(answers.at(-1)).toMatchObject({
      programCompleted: true,
      isLastSession: true,
      effects: { xpEarned: 0, unlockedAchievements: [] },
    });
  });

  test('the same program earns its XP only once in 30 days', async () => {
    const first = await sessionOn(golfer, thursday);
    await ok(completes(golfer, first));
    for (const session of (await sessionsOf(golfer)).slice(1)) await ok(skip(session.id));
    const { totalXp } = await stats();

    const again = async () => {
      await ok(golfer.send('POST', '/api/user/enroll', { programId: 'break-100' }));
      const [next, ...rest] = await sessionsOf(golfer);
      if (next === undefined) throw new Error('no sessions');
      await ok(completes(golfer, next));
      const answers = [];
      for (const session of rest) answers.push(await ok<Completed>(skip(session.id)));
      return answers.at(-1)?.effects.xpEarned;
    };
    expect(await again()).toBe(0);
    expect(totalXp).toBe(130 + 28);
    server.setNow('2026-06-14T00:00:00Z');
    expect(await again()).toBe(28);
  });

  test('the session with the last number does not end the program while others are planned', async () => {
    const last = (await sessionsOf(golfer)).at(-1);
    if (last === undefined) throw new Error('no sessions');
    const answer = await ok<Completed>(completes(golfer, last));
    expect(answer).toMatchObject({ programCompleted: false, isLastSession: false });
  });

  test('a completed program cannot be reopened while another program is active', async () => {
    const all = await sessionsOf(golfer);
    for (const session of all) await ok(skip(session.id));
    await ok(golfer.send('POST', '/api/user/enroll', { programId: 'putting-at-home' }));
    const answer = await reopen(all[0]?.id ?? '');
    expect(answer).toMatchObject({ status: 409, body: { code: 'other_program_active' } });
  });

  test('the last two sessions completed at the same time end the program once', async () => {
    const all = await sessionsOf(golfer);
    for (const session of all.slice(0, -2)) await ok(skip(session.id));
    const bodies = await Promise.all(all.slice(-2).map((session) => completionOf(golfer, session)));
    const answers = await Promise.all(bodies.map((body) => ok<Completed>(complete(body))));
    expect(answers.filter((answer) => answer.programCompleted)).toHaveLength(1);
    expect(await stats()).toMatchObject({ totalXp: 2 * 130 + 56 });
  });
});
