import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchServer, type ServerProcess, untilReady } from '../server-process.ts';
import type { Ask } from './phone.ts';

const publicUrl = 'http://pinhigh.test';

/** A golfer who follows Break 100 and trains every day. */
export type GolferOverHttp = {
  readonly golferId: string;
  readonly ask: Ask;
  /** Returns the response body; throws unless the read succeeds. */
  readonly read: <Body>(path: string) => Promise<Body>;
};

/** The real server in its own process. */
export type ServerOverHttp = {
  /** Creates a golfer with a new account. */
  readonly newGolfer: () => Promise<GolferOverHttp>;
  /** Kills the server like a crash and restarts it on the same data. */
  readonly kill: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function serverOverHttp(): Promise<ServerOverHttp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-test-'));
  const env = { DATA_DIR: dataDir, PUBLIC_URL: publicUrl, RATE_LIMIT_SCALE: '100000' };
  const launch = async () => {
    const started = await launchServer({ env: { ...env, LOG_LEVEL: 'silent' } });
    await untilReady(started);
    return started;
  };
  let server: ServerProcess = await launch();
  const agent = new Agent({ keepAlive: true });
  return {
    newGolfer: () => newGolfer(browser(() => server.url, agent)),
    kill: async () => {
      await server.kill();
      server = await launch();
    },
    close: async () => {
      agent.destroy();
      await server.kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Sends requests to the server with its own cookie. */
function browser(url: () => string, agent: Agent): Ask {
  let cookie = '';
  return (path, { method = 'GET', headers, body }) =>
    new Promise((resolve, reject) => {
      const sent = request(url() + path, {
        method,
        agent,
        headers: { ...(headers as Record<string, string>), cookie, origin: publicUrl },
      });
      sent.on('error', (cause) => reject(new TypeError('Failed to fetch', { cause })));
      sent.on('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.on('error', () => reject(new TypeError('Failed to fetch')));
        answer.on('end', () => {
          const cookies = answer.headers['set-cookie']?.map((one) => one.split(';')[0]);
          if (cookies) cookie = cookies.join('; ');
          resolve(new Response(text, { status: answer.statusCode ?? 500 }));
        });
      });
      sent.end(body as string | undefined);
    });
}

async function newGolfer(ask: Ask): Promise<GolferOverHttp> {
  const success = async (path: string, init: RequestInit) => {
    const answer = await ask(path, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const post = async (path: string, body: object) =>
    success(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const read = async <Body>(path: string) => (await success(path, {})).json() as Promise<Body>;
  await post('/api/auth/sign-up/email', {
    email: `golfer-${randomUUID()}@example.com`,
    password: 'fairway-finder',
    firstName: 'Nora',
    lastName: 'Devlin',
    name: 'Nora Devlin',
    timeZone: 'Pacific/Auckland',
  });
  const { id: golferId } = await read<{ id: string }>('/api/auth/user');
  const today = Temporal.Now.plainDateISO('Pacific/Auckland').toString();
  await post('/api/user/enroll', {
    programId: 'break-100',
    preferences: { sessionsPerWeek: 7, availableDays: [1, 2, 3, 4, 5, 6, 7], startDate: today },
  });
  return { golferId, ask, read };
}
