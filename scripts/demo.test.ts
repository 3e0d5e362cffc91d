import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DashboardPayload } from '#contract/dashboard.ts';
import { longWait } from '#testing/long-wait.ts';
import { atScale } from '#testing/scale.ts';
import { freePort } from './free-port.mjs';
import { inRoot } from './root.mjs';

const days = atScale({ short: 30, long: 365 });

let temporary: string;
let port: number;
let demo: ReturnType<typeof spawn>;
let printed = '';

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'pinhigh-demo-test-'));
  port = await freePort();
  const args = ['--day', '2026-05-14', '--days', String(days), '--port', String(port)];
  const { PATH, HOME, TZ } = process.env;
  const env = { PATH, HOME, TZ, TMPDIR: temporary };
  demo = spawn(process.execPath, [inRoot('scripts', 'demo.mjs'), ...args], { env });
  for (const stream of [demo.stdout, demo.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const ended = once(demo, 'exit').then(() => {
    throw new Error(printed);
  });
  const isReady = () => expect(printed).toContain('Each address signs in once');
  await Promise.race([vi.waitFor(isReady, { ...longWait, timeout: 600_000 }), ended]);
}, 700_000);
afterAll(async () => {
  if (demo.exitCode === null) demo.kill('SIGKILL');
  await rm(temporary, { recursive: true, force: true });
});

const linkOf = (name: string) =>
  new RegExp(`^${name}.*(http://localhost:\\S+)$`, 'm').exec(printed)?.[1];

/** Opens an address in a new browser. Returns its cookie and where it leads. */
async function open(link = '') {
  const answer = await fetch(link, { redirect: 'manual' });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { cookie, leadsTo: answer.headers.get('location') };
}

async function read<Body>(path: string, cookie: string): Promise<Body> {
  const answer = await fetch(`http://localhost:${port}${path}`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Body;
}

test('the demo signs in a golfer with a history, friends and a session on its day, and an administrator', async () => {
  const { cookie, leadsTo } = await open(linkOf('Nora'));
  expect(leadsTo).toBe('/');
  const today = await read<DashboardPayload>('/api/user/dashboard', cookie);
  expect(today.todaysSession).toMatchObject({ noSessionToday: false, scheduledDate: '2026-05-14' });
  expect(today.missed).toEqual([]);
  expect(today.stats.totalSessionsCompleted).toBeGreaterThan(days / 7);
  expect(today.handicapHistory.length).toBeGreaterThan(days / 31);
  expect(await read('/api/social/friends', cookie)).toHaveLength(8);
  expect((await read<{ items: unknown[] }>('/api/social/feed', cookie)).items).not.toEqual([]);
  const administrator = await open(linkOf('Ruth'));
  expect(await read('/api/auth/user', administrator.cookie)).toMatchObject({ isAdmin: true });
});

test('an address of the demo signs in only once', async () => {
  expect(await open(linkOf('Nora'))).toEqual({ cookie: '', leadsTo: '/sign-in' });
});

test('nothing of the demo is left when it ends', async () => {
  demo.kill('SIGTERM');
  await once(demo, 'exit');
  const left = (await readdir(temporary)).filter((name) => name.startsWith('pinhigh'));
  expect(left).toEqual([]);
});
