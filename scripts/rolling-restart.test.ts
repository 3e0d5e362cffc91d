import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { aPicture } from '#testing/a-picture.ts';
import { createTestDatabase, serverUrl } from '#testing/database.ts';
import { openLiveSocket } from '#testing/live-socket.ts';
import { startS3 } from '#testing/s3-server.ts';
import { launchServer, type ServerProcess, untilReady } from '#testing/server-process.ts';
import { findProgram } from './find-program.mjs';
import { freePort } from './free-port.mjs';
import { inRoot } from './root.mjs';

const publicUrl = 'http://golf.example';
const golfers = 8;
const drainSeconds = 4;
const rounds = 2;

/** Starts HAProxy with the configuration of `deploy`, before these nodes. Returns its address. */
async function startBalancer(nodes: readonly ServerProcess[]): Promise<string> {
  const listen = `127.0.0.1:${await freePort()}`;
  const [one = '', two = ''] = nodes.map(({ url }) => new URL(url).host);
  const balancer = spawn(
    await findProgram('haproxy'),
    ['-db', '-f', inRoot('deploy', 'haproxy.cfg')],
    {
      env: { LISTEN: listen, NODE_1: one, NODE_2: two },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  onTestFinished(() => void balancer.kill('SIGKILL'));
  return `http://${listen}`;
}

/** Signs a golfer up. @throws when the server refuses */
async function signUp(url: string) {
  const email = `${randomUUID()}@example.com`;
  const account = { email, password: 'fairway-finder', name: 'Nora Devlin', timeZone: 'UTC' };
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin: publicUrl, 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const who = await fetch(`${url}/api/auth/user`, { headers: { cookie } });
  const { id: userId } = (await who.json()) as { id: string };
  return { cookie, userId };
}

/** Uploads a picture, which goes to the bucket. Returns its address. @throws when the server refuses */
async function uploadPicture(url: string, cookie: string): Promise<string> {
  const body = new FormData();
  body.append(
    'avatar',
    new Blob([Uint8Array.from(await aPicture('png'))], { type: 'image/png' }),
    'me',
  );
  const headers = { cookie, origin: publicUrl };
  const answer = await fetch(`${url}/api/user/avatar`, { method: 'POST', headers, body });
  const { avatarUrl } = (await answer.json()) as { avatarUrl: string };
  return avatarUrl;
}

/**
 * A golfer who logs practice, reads, and looks at a picture again and again, until `isOver`. Collects what was not
 * answered with success.
 */
async function train(url: string, isOver: () => boolean) {
  const took: number[] = [];
  const failed: string[] = [];
  const { cookie } = await signUp(url);
  const picture = await uploadPicture(url, cookie);
  const ask = async (path: string, body?: object) => {
    const began = performance.now();
    const answer = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie,
        origin: publicUrl,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: Error) => error);
    took.push(performance.now() - began);
    if (answer instanceof Error) failed.push(`${path}: ${answer.cause ?? answer}`);
    else if (!answer.ok) failed.push(`${path}: ${answer.status} ${await answer.text()}`);
    else await answer.arrayBuffer();
    return answer instanceof Error ? null : answer;
  };
  let logged = 0;
  while (!isOver()) {
    const practice = { title: 'Putts', duration: 30, sessionDate: '2026-05-14' };
    if ((await ask('/api/user/free-practice-sessions', practice))?.ok) logged += 1;
    await ask('/api/user/dashboard');
    await ask(picture);
  }
  return { took, failed, logged };
}

/** How long the requests took, in milliseconds. */
const percentile = (all: readonly number[], share: number) =>
  Math.round(all.toSorted((a, b) => a - b)[Math.floor(share * (all.length - 1))] ?? 0);

test('both nodes are replaced under load again and again, and no request is lost', {
  timeout: 600_000,
}, async () => {
  const opened = await createTestDatabase('server');
  onTestFinished(opened.drop);
  const s3 = await startS3();
  onTestFinished(s3.stop);
  const place = await mkdtemp(join(tmpdir(), 'pinhigh-nodes-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const { rows } = await opened.database.pool.query('select current_database() as name');
  const env = {
    DATABASE_URL: serverUrl(rows[0].name),
    REDIS_URL: process.env['TEST_REDIS_URL'] ?? '',
    ...s3.environment,
    SECRET: randomBytes(32).toString('hex'),
    PUBLIC_URL: publicUrl,
    TRUSTED_PROXIES: '127.0.0.1',
    DRAIN_SECONDS: String(drainSeconds),
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'warn',
  };
  const environments = [1, 2].map((node) => ({ ...env, DATA_DIR: join(place, `node-${node}`) }));
  const nodes = await Promise.all(environments.map((own) => launchServer({ env: own })));
  onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.kill()))));
  await Promise.all(nodes.map(untilReady));
  const url = await startBalancer(nodes);
  while (!(await fetch(`${url}/api/health`).catch(() => null))?.ok) await delay(100);

  const { cookie, userId } = await signUp(url);
  const connect = () => openLiveSocket({ url, cookie, origin: publicUrl });
  const socket = await connect();
  await socket.authenticate({ userId });
  let isOver = false;
  const loads = Array.from({ length: golfers }, () => train(url, () => isOver));
  for (let round = 1; round <= rounds; round += 1)
    for (const [index, node] of nodes.entries()) {
      process.kill(node.pid, 'SIGTERM');
      expect(await node.ended).toBe(0);
      const own = { ...env, ...environments[index], PORT: new URL(node.url).port };
      const next = await launchServer({ env: own });
      nodes[index] = { ...next, url: node.url };
      await untilReady(next);
      // The balancer has to see twice that it is ready.
      await delay(3_000);
    }
  expect(await socket.closed).toBe(1001);
  await (await connect()).authenticate({ userId });
  isOver = true;
  const done = await Promise.all(loads);

  expect(done.flatMap(({ failed }) => failed)).toEqual([]);
  const logged = done.reduce((sum, golfer) => sum + golfer.logged, 0);
  const stored = await opened.database.pool.query(
    'select count(*)::int as count from practice_sessions',
  );
  expect(stored.rows[0].count).toBe(logged);
  const took = done.flatMap((golfer) => golfer.took);
  const figures = [0.5, 0.99, 1].map((share) => percentile(took, share)).join(' / ');
  process.stdout.write(
    `${took.length} requests, none lost, ${rounds * nodes.length} restarts; median / 99 % / longest ${figures} ms\n`,
  );
});
