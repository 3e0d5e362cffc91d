import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { nthIdInSql } from '#testing/ids.ts';
import { findUsers, pageQuery } from './queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('server');
  await database.db.execute(sql`
    insert into users (id, name, email, first_name, last_name)
    select ${sql.raw(nthIdInSql('n'))}, '', 'golfer' || n || '@example.com', chr(97 + n % 26) || 'da', 'Berg' || n % 900
    from generate_series(1, 20000) n`);
  await database.db.execute(sql`vacuum analyze users`);
});
afterAll(() => database.drop());

const pages = [
  ['the first page', {}],
  ['a later page', { cursor: 'golfer5@example.com' }],
  ['an address', { search: 'golfer77@' }],
  ['a name', { search: 'Bda Berg1' }],
  ['a name on a later page', { search: 'ida', cursor: 'golfer5@example.com' }],
  ['nobody', { search: 'nobody' }],
] as const;

// PostgreSQL plans a prepared statement with its values at first, and may switch to a generic plan later.
test.each([
  ['with', 'force_custom_plan'],
  ['without', 'force_generic_plan'],
])('no page query reads all accounts when it is planned %s its values', async (_, mode) => {
  for (const [name, page] of pages) {
    const plan = await database.db.transaction(async (tx) => {
      const { sql: text, params } = pageQuery(tx, page).toSQL();
      const values = params.map((value) => `'${value}'`).join(', ');
      await tx.execute(sql.raw(`set local plan_cache_mode = ${mode}`));
      await tx.execute(sql.raw(`prepare page as ${text}`));
      const { rows } = await tx.execute(sql.raw(`explain execute page (${values})`));
      await tx.execute(sql`deallocate page`);
      return JSON.stringify(rows);
    });
    expect(plan, name).toMatch(/Index/);
    expect(plan, name).not.toMatch(/Seq Scan on users/);
  }
});

test('only the first page without a search counts all accounts', async () => {
  const totals = pages.map(async ([, page]) => (await findUsers(database.db, page)).total);
  expect(await Promise.all(totals)).toEqual([20_000, null, null, null, null, null]);
});
