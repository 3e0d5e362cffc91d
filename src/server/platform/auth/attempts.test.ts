import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, enginesAtScale, type TestDatabase } from '#testing/database.ts';
import { type Attempts, createAttempts } from './attempts.ts';
import { tokenDeriver } from './derived-token.ts';

const reset = { most: 3, seconds: 3600 };
const guess = { free: 2, longestWait: 10, seconds: 86_400 };

describe.each(enginesAtScale)('rate-limited attempts in the %s database', (engine) => {
  let opened: TestDatabase;
  let now: Temporal.Instant;
  const aNode = (): Attempts =>
    createAttempts({
      db: opened.db,
      clock: () => now,
      deriveToken: tokenDeriver('the same secret on every node, of 32 characters'),
      scale: 1,
    });
  const pass = (seconds: number) => {
    now = now.add({ seconds });
  };
  let node: Attempts;
  beforeAll(async () => {
    opened = await createTestDatabase(engine);
  });
  afterAll(() => opened.drop());
  beforeEach(async () => {
    now = Temporal.Instant.from('2026-05-14T00:00:00Z');
    await opened.db.execute(sql`delete from attempts`);
    node = aNode();
  });

  test('a limit of three attempts an hour allows three, and resets one hour after the first', async () => {
    for (const count of [1, 2, 3]) {
      expect(await node.take('reset:a@example.com', reset)).toEqual({ allowed: true, count });
      pass(60);
    }
    const later = { allowed: false, retryAfter: 3600 - 180 };
    expect(await node.take('reset:a@example.com', reset)).toEqual(later);
    expect(await node.take('reset:b@example.com', reset)).toEqual({ allowed: true, count: 1 });
    pass(3600 - 180);
    expect(await node.take('reset:a@example.com', reset)).toEqual({ allowed: true, count: 1 });
  });

  test('a growing delay doubles up to its maximum, and retrying too early does not extend it', async () => {
    const take = () => node.take('sign-in:a@example.com', guess, '203.0.113.1');
    await take();
    await take();
    for (const seconds of [2, 4, 8, 10, 10]) {
      expect(await take()).toEqual({ allowed: false, retryAfter: seconds });
      pass(seconds - 1);
      expect(await take()).toEqual({ allowed: false, retryAfter: 1 });
      pass(1);
      expect(await take()).toMatchObject({ allowed: true });
    }
    pass(guess.seconds);
    expect(await take()).toEqual({ allowed: true, count: 1 });
  });

  test('a delay applies to each client separately, and forgetting an address lifts it for all of them', async () => {
    const take = (by: string) => node.take('sign-in:a@example.com', guess, by);
    for (const by of ['one', 'two']) while ((await take(by)).allowed);
    expect(await take('three')).toMatchObject({ allowed: true });
    await node.take('sign-in:a@example.com.org', guess, 'one');
    await node.forget('sign-in:a@example.com');
    for (const by of ['one', 'two']) expect(await take(by)).toEqual({ allowed: true, count: 1 });
    expect(await node.take('sign-in:a@example.com.org', guess, 'one')).toMatchObject({ count: 2 });
  });

  test('concurrent attempts on several nodes never exceed the limit', async () => {
    const nodes = [aNode(), aNode()];
    const verdicts = await Promise.all(
      Array.from({ length: 20 }, (_, index) => nodes[index % 2]?.take('reset:a', reset)),
    );
    expect(verdicts.filter((verdict) => verdict?.allowed)).toHaveLength(3);
    // A new node behaves like the server after a restart.
    expect(await aNode().take('reset:a', reset)).toMatchObject({ allowed: false });
  });

  test('setting the clock back does not lock out a golfer who had attempts left', async () => {
    await node.take('reset:a', reset);
    await node.take('sign-in:a', guess);
    pass(-86_400 * 30);
    expect(await node.take('reset:a', reset)).toMatchObject({ allowed: true });
    expect(await node.take('sign-in:a', guess)).toMatchObject({ allowed: true });
  });

  test('stored attempts contain no personal data and are deleted after they expire', async () => {
    await node.take('sign-in:a@example.com', guess, '203.0.113.1');
    await node.take('reset:a@example.com', reset);
    const kept = async () => (await opened.db.execute(sql`select key from attempts`)).rows;
    expect(JSON.stringify(await kept())).not.toMatch(/example|203/);
    pass(3600);
    await node.deleteOld();
    expect(await kept()).toHaveLength(1);
    pass(86_400);
    await node.deleteOld();
    expect(await kept()).toEqual([]);
  });
});
