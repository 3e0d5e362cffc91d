import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Effects } from '#contract/effects.ts';
import { aGolfer, startTestApp, type TestApp } from '#testing/app.ts';
import { longWait } from '#testing/long-wait.ts';
import { completes, completionOf, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp('embedded');
});
afterAll(() => server.close());

/** The usual case: the session's content is in memory, and no achievement is unlocked. */
test('completing a session waits for the database at most seven times', async () => {
  const golfer = await aGolfer(server);
  await followsBreak100(golfer);
  const bodies: object[] = [];
  for (const session of (await sessionsOf(golfer)).slice(0, 3)) {
    bodies.push({ ...(await completionOf(golfer, session)), duration: 5, rating: 3 });
  }
  const complete = (body: object) =>
    ok<{ effects: Effects }>(golfer.send('POST', '/api/user/complete-session', body));
  await complete(bodies[0] ?? {});
  await complete(bodies[1] ?? {});
  const other = await aGolfer(server);
  await followsBreak100(other);
  const [, , third] = await sessionsOf(other);
  if (third !== undefined) await completes(other, third);
  await vi.waitFor(async () => {
    const { rows } = await server.db.execute(
      sql`select id from pgboss.job where name = 'after-commit' and state < 'completed'`,
    );
    expect(rows, 'what follows the first ones is still to come').toEqual([]);
  }, longWait);
  const { query } = pg.Client.prototype;
  const asked: { client: unknown; text: string; travelsAlong: boolean }[] = [];
  const underWay = new Map<unknown, number>();
  const count = (client: unknown, more: number) =>
    underWay.set(client, (underWay.get(client) ?? 0) + more);
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(noted as typeof query);
  function noted(this: pg.Client, ...call: unknown[]): unknown {
    asked.push({
      client: this,
      text: textOf(call[0]),
      travelsAlong: (underWay.get(this) ?? 0) > 0,
    });
    const answer: unknown = Reflect.apply(query, this, call);
    const isPrepared = answer instanceof pg.Query;
    if (isPrepared) answer.once('end', () => count(this, -1));
    else if (answer instanceof Promise) answer.finally(() => count(this, -1)).catch(() => {});
    if (isPrepared || answer instanceof Promise) count(this, 1);
    return answer;
  }
  const answer = await complete(bodies[2] ?? {});
  spy.mockRestore();
  const change = asked.find(({ text }) => text.includes('insert into session_completions'));
  // The job queue polls on its own connections.
  const ofTheCall = asked.filter(
    ({ client, text }) => client === change?.client || text.includes('auth_sessions'),
  );
  const told = ofTheCall.map(({ text, travelsAlong }) => `${travelsAlong ? '+ ' : ''}${text}`);
  const waits = ofTheCall.filter(({ travelsAlong }) => !travelsAlong);
  expect(answer.effects.unlockedAchievements).toEqual([]);
  expect(ofTheCall.at(-1)?.text).toBe('commit');
  expect(waits.length, told.join('\n')).toBeLessThanOrEqual(7);
  expect(ofTheCall.length, told.join('\n')).toBeLessThanOrEqual(15);
});

const textOf = (statement: unknown) =>
  typeof statement === 'string' ? statement : String((statement as { text?: unknown }).text);
