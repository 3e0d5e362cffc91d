import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '#testing/database.ts';
import { type LiveSocket, openLiveSocket } from '#testing/live-socket.ts';
import { longWait } from '#testing/long-wait.ts';
import { launchServer, type ServerProcess, untilReady } from '#testing/server-process.ts';

const publicUrl = 'http://golf.example';

/** The services that carry signals between the nodes, in addition to the database. */
const buses = {
  PostgreSQL: (): Record<string, string> => ({}),
  Redis: (): Record<string, string> => {
    const url = process.env['TEST_REDIS_URL'];
    if (url) return { REDIS_URL: url };
    throw new Error(
      'TEST_REDIS_URL is not set. It names a Redis or Valkey server; `npm test` starts one.',
    );
  },
};

describe.each(['PostgreSQL', 'Redis'] as const)('two nodes connected through %s', (bus) => {
  let opened: TestDatabase;
  let dataDir: string;
  let nodes: readonly [ServerProcess, ServerProcess];

  beforeAll(async () => {
    opened = await createTestDatabase('server');
    dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-test-'));
    const env = {
      ...buses[bus](),
      DATABASE_URL: serverUrl(await nameOf(opened)),
      DATA_DIR: dataDir,
      SECRET: randomBytes(32).toString('hex'),
      PUBLIC_URL: publicUrl,
      LOG_LEVEL: 'info',
    };
    nodes = [await launchServer({ env }), await launchServer({ env })];
    await Promise.all(nodes.map(untilReady));
  }, 60_000);
  afterAll(async () => {
    await Promise.all((nodes ?? []).map((node) => node.kill()));
    await opened.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const call = async (node: ServerProcess, method: string, path: string, request: Request = {}) => {
    const { cookie, body, headers } = request;
    return fetch(node.url + path, {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  };

  test('both restart their workers when an administrator asks one of them', async () => {
    const [first, second] = nodes;
    const account = { email: 'admin@example.com', password: 'fairway-finder', name: 'Nora Devlin' };
    const signUp = await call(first, 'POST', '/api/auth/sign-up/email', { body: account });
    const cookie = signUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await opened.database.pool.query('update users set is_admin = true');
    const headers = { origin: publicUrl };
    const path = '/api/admin/scheduler/restart-reminders';
    const answer = await call(first, 'POST', path, { cookie, headers });
    expect(await answer.json()).toMatchObject({
      message: 'The workers on all servers were restarted. No reminders were lost.',
    });
    for (const node of [first, second]) {
      await vi.waitFor(() => {
        expect(node.output().match(/job queue restarted/g)).toHaveLength(1);
      }, longWait);
    }
  });

  test('a change on one node reaches a device on the other, and so does the end of its session', async () => {
    const [first, second] = nodes;
    const email = `${randomUUID()}@example.com`;
    const account = { email, password: 'fairway-finder', name: 'Nora Devlin' };
    const cookies: string[] = [];
    for (const path of ['sign-up', 'sign-in']) {
      const answer = await call(first, 'POST', `/api/auth/${path}/email`, { body: account });
      expect(answer.status).toBe(200);
      cookies.push(answer.headers.getSetCookie()[0]?.split(';')[0] ?? '');
    }
    const [phone = '', desktop = ''] = cookies;
    const who = await call(first, 'GET', '/api/auth/user', { cookie: phone });
    const { id: userId } = (await who.json()) as User;
    const connect = async (node: ServerProcess, cookie: string): Promise<LiveSocket> => {
      const socket = await openLiveSocket({ url: node.url, cookie, origin: publicUrl });
      await socket.authenticate({ userId });
      return socket;
    };
    const near = await connect(first, phone);
    const far = await connect(second, desktop);

    const body = { firstName: 'Eleanora' };
    const headers = { origin: publicUrl };
    await call(first, 'PUT', '/api/user/profile', { cookie: phone, body, headers });
    for (const { messages } of [near, far]) {
      expect(await messages(1)).toMatchObject([{ id: 1, type: 'changed' }]);
    }
    const signOut = { cookie: desktop, headers };
    expect((await call(first, 'POST', '/api/auth/sign-out', signOut)).status).toBe(200);
    expect(await far.closed).toBe(4001);

    process.kill(second.pid, 'SIGTERM');
    process.kill(first.pid, 'SIGTERM');
    expect(await near.closed).toBe(1001);
    expect(await first.ended).toBe(0);
  });
});

test('nodes that share Redis share the limits', async () => {
  const opened = await createTestDatabase('server');
  const dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-test-'));
  const env = {
    ...buses.Redis(),
    DATABASE_URL: serverUrl(await nameOf(opened)),
    DATA_DIR: dataDir,
    SECRET: randomBytes(32).toString('hex'),
    // Three requests a minute on routes with the standard limit.
    RATE_LIMIT_SCALE: '0.005',
    LOG_LEVEL: 'silent',
  };
  const nodes = [await launchServer({ env }), await launchServer({ env })] as const;
  await Promise.all(nodes.map(untilReady));
  const ask = async (node: ServerProcess) => (await fetch(`${node.url}/api/programs`)).status;
  const statuses = [];
  for (const node of [nodes[0], nodes[1], nodes[0], nodes[1]]) statuses.push(await ask(node));
  expect(statuses).toEqual([200, 200, 200, 429]);
  await Promise.all(nodes.map((node) => node.kill()));
  await opened.drop();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

type Request = {
  readonly cookie?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
};

async function nameOf({ database }: TestDatabase): Promise<string> {
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
  return rows[0]?.name ?? '';
}
