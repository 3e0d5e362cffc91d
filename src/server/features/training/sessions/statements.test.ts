import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Effects } from '#contract/effects.ts';
import { aGolfer, startTestApp, type TestApp } from '#testing/app.ts';
import { patience } from '#testing/patience.ts';
import { completionOf, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp('embedded');
});
afterAll(() => server.close());

/** The usual path: the golfer has trained before, and nothing is unlocked this time. */
test('completing a session takes at most thirteen statements', async () => {
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
  await vi.waitFor(async () => {
    const { rows } = await server.db.execute(
      sql`select id from pgboss.job where name = 'after-commit' and state < 'completed'`,
    );
    expect(rows, 'what follows the first two is still to come').toEqual([]);
  }, patience);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await complete(bodies[2] ?? {});
  const asked = query.mock.calls.map(([statement], index) => ({
    text: textOf(statement),
    client: query.mock.contexts[index],
  }));
  query.mockRestore();
  const change = asked.find(({ text }) => text.includes('insert into session_completions'));
  // The job queue looks for work on connections of its own.
  const ofTheCall = asked
    .filter(({ client, text }) => client === change?.client || text.includes('auth_sessions'))
    .map(({ text }) => text);
  // The same connection may serve what follows the change, such as looking for friends to tell.
  const statements = ofTheCall.slice(0, ofTheCall.indexOf('commit') + 1);
  expect(answer.effects.unlockedAchievements).toEqual([]);
  expect(statements).toContain('commit');
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(13);
});

const textOf = (statement: unknown) =>
  typeof statement === 'string' ? statement : String((statement as { text?: unknown }).text);
