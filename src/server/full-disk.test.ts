import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type FillableDisk,
  findMountNamespace,
  refusingDisk,
  tmpfsDisk,
} from '#testing/full-disk.ts';
import { longWait } from '#testing/long-wait.ts';
import { atScale } from '#testing/scale.ts';
import { launchServer, type ServerProcess, untilReady } from '#testing/server-process.ts';

const fullDisk = {
  status: 503,
  body: {
    code: 'data_dir_full',
    message: expect.stringMatching(/^The disk that holds DATA_DIR is full\./),
  },
};

const namespace = await findMountNamespace();

/** On systems without mount namespaces, refused writes are the only way to simulate a full disk. */
const disks: [string, () => Promise<FillableDisk>][] = [
  ['writes to its log are refused with ENOSPC', refusingDisk],
  ...(namespace === null
    ? []
    : ([['a real tmpfs is full', () => tmpfsDisk(namespace)]] satisfies typeof disks)),
];
const disksAtScale = atScale({ short: disks.slice(-1), long: disks });

const launchOn = ({ dataDir, env, preload, within }: FillableDisk) =>
  launchServer({
    preload,
    within,
    env: {
      DATA_DIR: dataDir,
      PUBLIC_URL: 'http://127.0.0.1',
      RATE_LIMIT_SCALE: '1000',
      ...env,
    },
  });

describe.each(disksAtScale)('a server with the embedded database while %s', (_name, makeDisk) => {
  let disk: FillableDisk;
  let server: ServerProcess;
  let cookie = '';

  const launch = async () => {
    server = await launchOn(disk);
    await untilReady(server);
  };

  beforeEach(async () => {
    disk = await makeDisk();
    await launch();
  });
  afterEach(async () => {
    await server.kill();
    await disk.remove();
  });

  async function call(method: 'GET' | 'POST', path: string, body?: object) {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        origin: 'http://127.0.0.1',
        cookie,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const [set] = answer.headers.getSetCookie();
    if (set !== undefined) cookie = set.split(';', 1)[0] ?? '';
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  const practice = () => ({
    title: 'Range',
    duration: 30,
    sessionDate: new Date().toISOString().slice(0, 10),
    // Random, so that it cannot be compressed.
    notes: randomBytes(900).toString('hex'),
  });

  /** Logs practice until the server refuses it. Returns the number of successful requests. */
  async function trainUntilRefused(): Promise<number> {
    for (let saved = 0; ; saved += 1) {
      const { status, body } = await call('POST', '/api/user/free-practice-sessions', practice());
      if (status === 200) continue;
      expect({ status, code: body['code'] }).toEqual({
        status: 503,
        code: expect.stringMatching(/^(disk_full|unavailable)$/),
      });
      return saved;
    }
  }

  test('reports the full disk, ends with exit code 74, and has lost no data when it is started again', async () => {
    const account = { email: 'nora@example.com', password: 'fairway-finder', timeZone: 'UTC' };
    await call('POST', '/api/auth/sign-up/email', { ...account, name: 'Nora Devlin' });
    // On a busy machine, the database may respond more slowly than the health check allows.
    const isHealthy = async () =>
      expect(await call('GET', '/api/health')).toEqual({ status: 200, body: { status: 'ok' } });
    await vi.waitFor(isHealthy, longWait);
    const first = await call('POST', '/api/user/free-practice-sessions', practice());
    expect(first.status).toBe(200);

    const warned = server.output().includes('The disk of DATA_DIR is nearly full');
    expect(warned).toBe(disk.isReported);

    await disk.fill(server.pid);
    if (disk.isReported) expect(await call('GET', '/api/health/ready')).toMatchObject(fullDisk);
    let saved = 1;
    while (!server.output().includes('The embedded database has stopped')) {
      saved += await trainUntilRefused();
    }
    expect(await call('GET', '/api/health')).toMatchObject(fullDisk);
    expect(await server.ended).toBe(74);
    expect(server.output()).toContain('the disk of DATA_DIR is full');
    expect(server.output()).toContain('exit code 74');

    // A real disk may have enough space left for a start.
    if (!disk.isReported) {
      const again = await launchOn(disk);
      expect(await again.ended).toBe(1);
      expect(again.output()).toBe(
        `Pinhigh could not start. The disk of DATA_DIR (${disk.dataDir}) is full. Make room and start Pinhigh again.\n`,
      );
    }

    await disk.makeRoom();
    await launch();
    await vi.waitFor(isHealthy, longWait);
    const stats = await call('GET', '/api/user/stats');
    expect(stats.body['totalMinutesTraining']).toBe(30 * saved);
  }, 240_000);
});
