import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { aGolfer, type Golfer, serveTestApp, type TestApp } from '#testing/app.ts';
import { createTestDatabase } from '#testing/database.ts';
import type { KillPlan } from '#testing/remind-until-killed.ts';
import { followsBreak100, ok } from '#testing/scenario.ts';
import { sendReminders } from '#testing/send-reminders.ts';

const script = fileURLToPath(new URL('../../../testing/remind-until-killed.ts', import.meta.url));

let server: TestApp;
let databaseUrl: string;
const golfers: Golfer[] = [];
beforeAll(async () => {
  const opened = await createTestDatabase('server');
  databaseUrl = opened.database.connect.connectionString ?? '';
  server = await serveTestApp(opened);
  server.setNow('2026-05-14T00:00:00Z');
  for (let count = 0; count < 3; count += 1) {
    const golfer = await aGolfer(server);
    await followsBreak100(golfer);
    golfers.push(golfer);
  }
});
afterAll(() => server.close());

async function remindAndDie(plan: Omit<KillPlan, 'databaseUrl'>): Promise<string | null> {
  const PLAN = JSON.stringify({ ...plan, databaseUrl } satisfies KillPlan);
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PLAN },
    stdio: 'ignore',
  });
  const [, signal] = await once(child, 'exit');
  return signal;
}

/** Counts each golfer's session reminders, in ascending order. */
async function countReminders(): Promise<number[]> {
  const lists = golfers.map((golfer) => ok<Notification[]>(golfer.get('/api/user/notifications')));
  const all = await Promise.all(lists);
  const counts = all.map((list) => list.filter(({ type }) => type === 'session_reminder').length);
  return counts.toSorted();
}

test('a server killed before a commit keeps earlier reminders, and the next server sends the others', async () => {
  const saturday = '2026-05-15T20:00:00Z';
  expect(await remindAndDie({ now: saturday, dieAtGolfer: 1 })).toBe('SIGKILL');
  expect(await countReminders()).toEqual([0, 0, 0]);
  expect(await remindAndDie({ now: saturday, dieAtGolfer: 2 })).toBe('SIGKILL');
  expect(await countReminders()).toEqual([0, 0, 1]);
  await sendReminders(server, saturday);
  await sendReminders(server, saturday);
  expect(await countReminders()).toEqual([1, 1, 1]);
});
