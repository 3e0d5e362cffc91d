import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ScheduledSession } from '#contract/training-schemas.ts';
import { serveTestApp, type TestApp } from '#testing/app.ts';
import { createTestDatabase } from '#testing/database.ts';
import { makeHistory } from '#testing/history.ts';
import { nthId } from '#testing/ids.ts';
import { sessionCookie } from '#testing/session-cookie.ts';
import { type Statement, statementsOf } from '#testing/statements.ts';

/** Tables that grow with the number of golfers, unlike the content of programs. */
const large = [
  ...['users', 'auth_sessions', 'enrollments', 'scheduled_sessions', 'session_completions'],
  ...['exercise_results', 'xp_entries', 'feed_items', 'golf_rounds', 'practice_sessions'],
  ...['handicap_entries', 'unlocked_achievements', 'achievement_counters', 'user_stats'],
  ...['monthly_sessions', 'notifications', 'friendships', 'feed_kudos'],
];

const golfers = 500;

type Node = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Node[];
};

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Whether a node of a query plan reads a large table completely. */
const readsAll = (node: Node) =>
  large.includes(node['Relation Name'] ?? '') &&
  /^(Seq|Index|Index Only) Scan$/.test(node['Node Type']) &&
  node['Index Cond'] === undefined;

describe('with many golfers, each with a year of history', () => {
  let server: TestApp;
  let client: pg.Client;
  beforeAll(async () => {
    const database = await createTestDatabase('server');
    server = await serveTestApp(database);
    server.setNow(new Date().toISOString());
    client = new pg.Client(database.database.connect);
    await client.connect();
    await makeHistory(client, golfers);
    // With so few rows, PostgreSQL prefers sequential scans. With these off, it still uses one if there is no index.
    for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
      await client.query(`set enable_${way} = off`);
  });
  afterAll(async () => {
    await client.end();
    await server.close();
  });

  async function call(method: 'GET' | 'POST', url: string, payload?: object) {
    const headers = { cookie: sessionCookie('g1', server.secret) };
    const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
    expect(answer.statusCode, `${url}: ${answer.body}`).toBeLessThan(300);
    return answer;
  }

  async function explainableStatementsOf(run: () => Promise<unknown>): Promise<Statement[]> {
    const statements = await statementsOf(run);
    return statements.filter(({ text }) => /^\s*(select|with|insert|update|delete)\b/i.test(text));
  }

  async function planOf({ text, values }: Statement): Promise<Node[]> {
    const { rows } = await client.query(`explain (format json) ${text}`, [...values]);
    return nodesOf(rows[0]['QUERY PLAN'][0].Plan);
  }

  async function expectIndexes(run: () => Promise<unknown>): Promise<void> {
    const statements = await explainableStatementsOf(run);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      const found = (await planOf(statement))
        .filter(readsAll)
        .map((node) => `${node['Node Type']} ${node['Relation Name']}`);
      expect(found, statement.text).toEqual([]);
    }
  }

  test.each([
    '/api/auth/user',
    '/api/user/dashboard',
    '/api/user/stats',
    '/api/user/notifications/unread-count',
    '/api/user/notifications',
    '/api/user/should-request-handicap',
    '/api/user/handicap-history',
    '/api/user/current-program',
    '/api/user/scheduled-sessions-by-week/current-program',
    '/api/user/coming-sessions',
    '/api/user/activity-calendar',
    '/api/user/progress',
    '/api/user/achievements',
    '/api/social/feed',
    '/api/user/devices',
  ])('%s reads no large table as a whole', async (url) => {
    await expectIndexes(() => call('GET', url));
  });

  test('a golfer’s year takes no more space than decision 81 says', async () => {
    const { rows } = await client.query(
      'select sum(pg_total_relation_size(name::regclass))::float8 as bytes from unnest($1::text[]) name',
      [large],
    );
    expect(rows[0].bytes / golfers / 1000).toBeLessThan(285);
  });

  test('the home screen reads no more of a golfer’s handicaps and achievements than it shows', async () => {
    const statements = await explainableStatementsOf(() => call('GET', '/api/user/dashboard'));
    const nodes = (await Promise.all(statements.map(planOf))).flat();
    const scanOf = (table: string) => nodes.find((node) => node['Relation Name'] === table);
    expect(scanOf('handicap_entries')?.['Node Type']).toBe('Index Only Scan');
    expect(scanOf('unlocked_achievements')?.['Index Name']).toBe('unlocked_achievements_newest');
  });

  test('completing a session reads no large table as a whole', async () => {
    const sessions = (await call('GET', '/api/user/scheduled-sessions/current-program')).json<
      ScheduledSession[]
    >();
    const next = sessions.find(({ status }) => status === 'planned');
    const body = { scheduledSessionId: next?.id, sessionId: next?.sessionId, rating: 4 };
    const trained = { ...body, duration: 40, completedExercises: [] };
    await expectIndexes(() => call('POST', '/api/user/complete-session', trained));
  });

  test('logging a round or practice reads no large table as a whole', async () => {
    const sessionDate = new Date().toISOString().slice(0, 10);
    const round = { name: 'Medal', holes: 18, roundType: 'match', scoreType: 'strokeplay' };
    await expectIndexes(() =>
      call('POST', '/api/user/golf-rounds', { ...round, totalScore: 90, sessionDate }),
    );
    await expectIndexes(() =>
      call('POST', '/api/user/free-practice-sessions', {
        title: 'Range',
        duration: 30,
        sessionDate,
      }),
    );
  });

  test('administrators page through accounts by an index, and only counts read a whole index', async () => {
    await client.query(`update users set is_admin = true where id = '${nthId(1)}'`);
    for (const url of [
      '/api/admin/users?cursor=golfer2@example.com',
      '/api/admin/users?search=golfer7@',
    ])
      await expectIndexes(() => call('GET', url));
    const counts = await explainableStatementsOf(() => call('GET', '/api/admin/users'));
    for (const statement of counts) {
      const scans = (await planOf(statement)).filter(readsAll);
      for (const scan of scans) expect(scan['Node Type'], statement.text).toMatch(/^Index/);
    }
  });
});
