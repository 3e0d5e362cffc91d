import { sql } from 'drizzle-orm';
import pg from 'pg';
import { feedPageQuery } from '#server/features/feed/item-queries.ts';
import { createDb, type Db } from '#server/platform/database/drizzle.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';

/** Number of friends of a typical golfer, and of one golfer in ten thousand. */
const usual = 50;
const most = 2000;
const pageSize = 21;
const rounds = 100;

export type FeedCase = {
  readonly name: string;
  readonly median: number;
  readonly p99: number;
};

export type FeedFigures = {
  readonly golfers: number;
  readonly friendships: number;
  readonly items: number;
  readonly inboxRows: number;
  readonly itemsBytes: number;
  readonly inboxBytes: number;
  readonly cases: readonly FeedCase[];
};

const idOf = (number: string) => sql.raw(`md5('golfer' || (${number}))::uuid`);

/** Creates golfers in a ring, each a friend of the 25 on either side, and some with 2,000 friends across the ring. */
async function makeGolfers(db: Db, golfers: number): Promise<void> {
  await db.execute(sql`
    insert into users (id, name, email, first_name)
    select ${idOf('n')}, 'Golfer ' || n, n || '@example.com', 'Golfer'
    from generate_series(0, ${golfers - 1}::int) n`);
  await db.execute(sql`alter table friendships
    drop constraint friendships_pair, drop constraint friendships_pkey`);
  await db.execute(sql`drop index friendships_second`);
  const insert = sql.raw(`insert into friendships
    (id, first_id, second_id, requester_id, status, requested_at, answered_at)
    select gen_random_uuid(), least(a, b), greatest(a, b), a,
      'accepted', now(), now()`);
  await db.execute(sql`${insert} from (
    select ${idOf('n')} as a, ${idOf(`(n + k) % ${golfers}`)} as b
    from generate_series(0, ${golfers - 1}::int) n, generate_series(1, ${usual / 2}::int) k
  ) pair`);
  await db.execute(sql`alter table friendships add primary key (id)`);
  await db.execute(sql`alter table friendships
    add constraint friendships_pair unique (first_id, second_id)`);
  await db.execute(sql`create index friendships_second on friendships (second_id)`);
  const step = Math.max(usual, Math.floor(golfers / (most + 1)));
  await db.execute(sql`${insert} from (
    select ${idOf('n')} as a, ${idOf(`(n + k * ${step}) % ${golfers}`)} as b
    from generate_series(0, ${golfers - 1}::int, 10000) n,
      generate_series(1, ${most - usual}::int) k
  ) pair where a <> b on conflict do nothing`);
}

/** Gives four out of five golfers one item, and every fifth golfer 20 items. */
async function makeItems(db: Db, golfers: number): Promise<void> {
  await db.execute(sql`
    insert into feed_items (user_id, type, source_name, facts, created_at)
    select ${idOf('n')}, 'streak_achievement', k, '{"days": 3}', now()
    from generate_series(0, ${golfers - 1}::int) n,
      generate_series(1, case when n % 5 = 0 then 20 else 1 end) k
    order by hashint8(n * 100 + k)`);
  await db.execute(sql`
    insert into feed_kudos (item_id, user_id, created_at)
    select i.id, ${idOf('i.id % 1000 + k')}, now()
    from feed_items i, generate_series(1, 3) k where i.id % 5 = 0`);
}

/** Creates the inboxes that fan-out on write would need: the newest twentieth of the items, about a page per golfer. */
async function makeInbox(db: Db): Promise<void> {
  await db.execute(sql`create table inbox (golfer_id uuid not null, item_id bigint not null)`);
  await db.execute(sql`
    insert into inbox
    select g.golfer_id, i.id
    from feed_items i
    cross join lateral (
      select second_id as golfer_id from friendships where first_id = i.user_id
      union all select first_id from friendships where second_id = i.user_id
    ) g
    where i.id > (select max(id) * 19 / 20 from feed_items)`);
  await db.execute(sql`create index inbox_newest on inbox (golfer_id, item_id desc)`);
}

/** Rounds that are not counted. */
export const warmUpRounds = 20;

/** Runs each call `count` times, in turn, after warm-up rounds. Passes the number of the round, which starts at -20. */
export async function measureInTurn(
  name: string,
  calls: readonly ((round: number) => Promise<unknown>)[],
  count: number,
): Promise<FeedCase[]> {
  const times = calls.map((): number[] => []);
  for (let round = -warmUpRounds; round < count; round += 1) {
    for (const [at, call] of calls.entries()) {
      const start = performance.now();
      await call(round);
      if (round >= 0) times[at]?.push(performance.now() - start);
    }
  }
  return times.map((own) => {
    const sorted = own.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
    return { name, median: at(0.5), p99: at(0.99) };
  });
}

/** Like `measureInTurn`, for one call. */
export async function measure(
  name: string,
  call: (round: number) => Promise<unknown>,
): Promise<FeedCase> {
  const [one] = await measureInTurn(name, [call], rounds);
  if (one === undefined) throw new Error('One call was expected');
  return one;
}

const inboxPage = (golferId: unknown) => sql`
  select i.* from inbox b join feed_items i on i.id = b.item_id
  where b.golfer_id = ${golferId} order by b.item_id desc limit ${pageSize}`;

/**
 * Measures the first page of the feed on a PostgreSQL server with this many golfers, and the cost of an alternative
 * with an inbox per golfer.
 */
export async function measureFeed(url: string, golfers: number): Promise<FeedFigures> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    await migrateDatabase(pool);
    const db = createDb(pool);
    await db.execute(sql`set statement_timeout = 0`);
    await db.execute(sql`set synchronous_commit = off`);
    await db.execute(sql`set maintenance_work_mem = '512MB'`);
    await db.execute(sql`set work_mem = '256MB'`);
    // Skips foreign key checks; the generated rows are consistent.
    await db.execute(sql`set session_replication_role = replica`);
    await makeGolfers(db, golfers);
    await makeItems(db, golfers);
    await makeInbox(db);
    await db.execute(sql`reset work_mem`);
    await db.execute(sql`reset session_replication_role`);
    for (const table of ['users', 'friendships', 'feed_items', 'feed_kudos', 'inbox'])
      await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
    const cases = await measureCases(db, golfers);
    const { rows } = await db.execute<Omit<FeedFigures, 'golfers' | 'cases'>>(sql`
      select (select count(*)::int from friendships) as friendships,
        (select count(*)::int from feed_items) as items,
        (select count(*)::int from inbox) as "inboxRows",
        pg_total_relation_size('feed_items')::float8 as "itemsBytes",
        pg_total_relation_size('inbox')::float8 as "inboxBytes"`);
    const [sizes] = rows;
    if (sizes === undefined) throw new Error('One row was expected');
    return { golfers, cases, ...sizes };
  } finally {
    await pool.end();
  }
}

async function measureCases(db: Db, golfers: number): Promise<FeedCase[]> {
  const { rows } = await db.execute<{ popular: string[]; others: string[] }>(sql`
    select array(
        select ${idOf('n')} from generate_series(0, ${golfers - 1}::int, 10000) n
      ) as popular,
      array(
        select ${idOf(`(5003 + n * 7919) % ${golfers}`)} from generate_series(1, ${rounds}::int) n
      ) as others`);
  const { popular = [], others = [] } = rows[0] ?? {};
  const pick = (ids: readonly string[], round: number) => ids[Math.abs(round) % ids.length] ?? '';
  const page = (id: string, before: number) =>
    db.execute(feedPageQuery({ id, language: 'en', apartIds: [] }, { limit: pageSize, before }));
  const { rows: last } = await db.execute<{ id: number }>(
    sql`select max(id)::int as id from feed_items`,
  );
  const middle = Math.round((last[0]?.id ?? 0) / 2);
  const first = Number.MAX_SAFE_INTEGER;
  const write = (id: string) =>
    db.execute(sql`
      insert into inbox
      select second_id, ${first}::bigint from friendships where first_id = ${id}
      union all select first_id, ${first}::bigint from friendships where second_id = ${id}`);
  return [
    await measure('read: first page, 50 friends', (n) => page(pick(others, n), first)),
    await measure('read: first page, 2,000 friends', (n) => page(pick(popular, n), first)),
    await measure('read: a later page, 2,000 friends', (n) => page(pick(popular, n), middle)),
    await measure('inbox: first page, without who may see', (n) =>
      db.execute(inboxPage(pick(others, n))),
    ),
    await measure('inbox: write one item, 50 friends', (n) => write(pick(others, n))),
    await measure('inbox: write one item, 2,000 friends', (n) => write(pick(popular, n))),
  ];
}
