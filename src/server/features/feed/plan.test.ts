import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { nthId, nthIdInSql } from '#testing/ids.ts';
import { type FeedItemRow, feedPageQuery } from './item-queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('server');
  const { db } = database;
  await db.execute(sql`
    insert into users (id, name, email) select ${sql.raw(nthIdInSql('n'))}, n, n || '@example.com'
    from generate_series(0, 4999) n`);
  // Each golfer is a friend of the next ten golfers, and the first golfer has 2,000 friends.
  await db.execute(sql`
    insert into friendships
      (id, first_id, second_id, requester_id, status, requested_at, answered_at)
    select md5(a || '-' || b)::uuid, ${sql.raw(nthIdInSql('a'))}, ${sql.raw(nthIdInSql('b'))},
      ${sql.raw(nthIdInSql('a'))}, 'accepted', now(), now()
    from (
      select n as a, n + k as b from generate_series(0, 4989) n, generate_series(1, 10) k
      union select 0, 20 + k from generate_series(1, 1990) k
    ) pair`);
  await db.execute(sql`
    insert into feed_items (user_id, type, source_name, facts, created_at)
    select ${sql.raw(nthIdInSql('n % 5000'))}, 'streak_achievement', n, '{"days": 3}', now()
    from generate_series(1, 50000) n`);
  await db.execute(sql`
    insert into feed_kudos (item_id, user_id, created_at)
    select n, ${sql.raw(nthIdInSql('n % 5000'))}, now() from generate_series(1, 20000) n`);
  await db.execute(sql`
    insert into feed_comments (item_id, user_id, content, created_at)
    select n, ${sql.raw(nthIdInSql('n % 5000'))}, 'Yes', now() from generate_series(1, 20000) n`);
  for (const table of ['users', 'friendships', 'feed_items', 'feed_kudos', 'feed_comments'])
    await db.execute(sql`analyze ${sql.identifier(table)}`);
});
afterAll(() => database.drop());

type Node = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Node[];
};

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const large = ['users', 'friendships', 'feed_items', 'feed_kudos', 'feed_comments'];

test.each([
  ['ten friends', nthId(2500), []],
  ['2,000 friends', nthId(0), []],
  ['somebody blocked', nthId(2500), [nthId(2501)]],
])(
  'a feed page for a golfer with %s needs no full scan of a large table',
  async (_, id, apartIds) => {
    const before = Number.MAX_SAFE_INTEGER;
    const page = feedPageQuery({ id, language: 'en', apartIds }, { limit: 21, before });
    const { rows } = await database.db.execute<{ 'QUERY PLAN': readonly { Plan: Node }[] }>(
      sql`explain (format json) ${page}`,
    );
    const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
    const scanned = nodes.filter(({ 'Node Type': type }) => type === 'Seq Scan');
    expect(nodes.map((node) => node['Relation Name'])).toContain('feed_items');
    expect(
      scanned.map((node) => node['Relation Name']).filter((name) => large.includes(name ?? '')),
    ).toEqual([]);
  },
);

test('a feed page contains the newest items of the golfer and all friends', async () => {
  const before = Number.MAX_SAFE_INTEGER;
  const page = feedPageQuery(
    { id: nthId(2500), language: 'en', apartIds: [] },
    { limit: 30, before },
  );
  const { rows } = await database.db.execute<FeedItemRow>(page);
  const { rows: expected } = await database.db.execute<{ id: string }>(sql`
    select id::text as id from feed_items
    where user_id between ${nthId(2490)} and ${nthId(2510)} order by feed_items.id desc limit 30`);
  expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
});
