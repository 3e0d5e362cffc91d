import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { aGolfer, cookieOf } from '#testing/app.ts';
import { serverUrl } from '#testing/database.ts';
import type { KillPlan } from '#testing/kill-after-commit.ts';
import { openLiveSocket } from '#testing/live-socket.ts';
import { longWaitAfterKill } from '#testing/long-wait.ts';
import { received, startPushApp, subscribes } from '#testing/push/push-app.ts';
import { completionOf, followsBreak100, ok, sessionOn } from '#testing/scenario.ts';

const script = fileURLToPath(new URL('../../../testing/kill-after-commit.ts', import.meta.url));
const now = '2026-05-14T00:00:00Z';
const secret = 'a-secret-that-both-processes-know';

let running: Awaited<ReturnType<typeof startPushApp>>;
beforeAll(async () => {
  running = await startPushApp('server', { secret });
});
afterAll(() => running.close());

/** Sends the request to a separate node on the same database, which is killed right after the commit. */
async function callAndDie(call: Pick<KillPlan, 'url' | 'cookie' | 'payload'>): Promise<unknown> {
  const { rows } = await running.server.db.execute<{ name: string }>(
    sql`select current_database() as name`,
  );
  const { dataDir } = running.server.config;
  const databaseUrl = serverUrl(rows[0]?.name);
  const plan: KillPlan = {
    dataDir,
    databaseUrl,
    secret,
    now,
    ...call,
  };
  const env = { ...process.env, PLAN: JSON.stringify(plan) };
  const child = spawn(process.execPath, [script], { env, stdio: 'ignore' });
  const [, signal] = await once(child, 'exit');
  return signal;
}

test('a notification from a killed node reaches the phone and tabs once through another node', async () => {
  const { server, service } = running;
  const golfer = await aGolfer(server);
  const { id: userId } = await ok<User>(golfer.get('/api/auth/user'));
  const phone = await subscribes(golfer, service.origin);
  await followsBreak100(golfer);
  const payload = await completionOf(golfer, await sessionOn(golfer, '2026-05-14'));
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const cookie = cookieOf(golfer);
  const open = await openLiveSocket({ url, cookie });
  const lastId = await open.authenticate({ userId });

  const call = { url: '/api/user/complete-session', cookie, payload };
  expect(await callAndDie(call)).toBe('SIGKILL');

  // The killed node may have started the job between its commit and its end.
  const [push] = await received(service, phone, { wait: longWaitAfterKill });
  expect(push?.message.title).toBe('First session');
  const told = await open.messages(2);
  const back = await openLiveSocket({ url, cookie });
  await back.authenticate({ userId, lastId });
  expect(await back.messages(2)).toEqual(told);

  // A second push would arrive before the test push.
  await ok(golfer.send('POST', '/api/push/test'));
  const pushes = await received(service, phone, { count: 2 });
  expect(pushes.map(({ message }) => message.title)).toEqual([
    'First session',
    'Test notification',
  ]);
  expect(open.received.filter(({ type }) => type === 'notification')).toHaveLength(1);
  expect(back.received.filter(({ type }) => type === 'notification')).toHaveLength(1);
});
