import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { idNamed } from '#testing/ids.ts';
import { users } from './auth/tables.ts';
import { type Change, createChanges, type Listener } from './changes.ts';

const clock = () => Temporal.Instant.from('2026-05-14T00:00:00Z');
const userId = idNamed('nora');

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase('server');
  await opened.db.insert(users).values({ id: userId, email: 'nora@example.com', name: 'Nora' });
});
afterAll(() => opened.drop());

const runs = (listeners: readonly Listener[], work: (change: Change) => Promise<unknown>) =>
  createChanges({ db: opened.db, clock, listeners })(userId, work);

const today = '2026-05-14';
const unlocked = { userId, achievementId: 'first-session', xp: 50, today };

test('everybody hears an event before the events that it leads to', async () => {
  const heard: string[] = [];
  const unlocks: Listener = (change) => ({
    on: {
      async streakReached({ days }) {
        heard.push(`unlocks: streak of ${days}`);
        await change.record('achievementUnlocked', unlocked);
      },
    },
  });
  const posts: Listener = () => ({
    on: {
      streakReached: async ({ days }) => void heard.push(`posts: streak of ${days}`),
      achievementUnlocked: async ({ achievementId }) => void heard.push(`posts: ${achievementId}`),
    },
  });
  await runs([unlocks, posts], async (change) => {
    await change.record('streakReached', { userId, days: 3, today });
    heard.push('recorded');
    await change.record('streakReached', { userId, days: 7, today });
  });
  expect(heard).toEqual([
    'unlocks: streak of 3',
    'posts: streak of 3',
    'posts: first-session',
    'recorded',
    'unlocks: streak of 7',
    'posts: streak of 7',
    'posts: first-session',
  ]);
});

test('what a listener remembers belongs to one change, even to one attempt of it', async () => {
  const atCommit: number[][] = [];
  const afterCommit: number[][] = [];
  const remembers: Listener = () => {
    const days: number[] = [];
    return {
      on: { streakReached: async (event) => void days.push(event.days) },
      beforeCommit: async () => void atCommit.push(days),
      committed: () => void afterCommit.push(days),
    };
  };
  let attempts = 0;
  await runs([remembers], async (change) => {
    attempts += 1;
    await change.record('streakReached', { userId, days: attempts, today });
    if (attempts > 1) return;
    await change.tx.execute(sql`
      do $$ begin raise exception 'two changes wait for each other' using errcode = '40P01'; end $$`);
  });
  await runs([remembers], async () => {});
  expect(atCommit).toEqual([[2], []]);
  expect(afterCommit).toEqual([[2], []]);
});

test('state that files share is opened once in a change, and anew in the next', async () => {
  const openDays = () => [0];
  await runs([], async (change) => {
    change.once(openDays).push(1);
    expect(change.once(openDays)).toEqual([0, 1]);
  });
  await runs([], async (change) => expect(change.once(openDays)).toEqual([0]));
});
