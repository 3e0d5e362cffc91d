import { readdirSync, readlinkSync } from 'node:fs';
import { request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aGolfer, cookieOf, startTestApp, type TestApp } from '#testing/app.ts';
import type { Known } from '#testing/bad-input/cases.ts';
import { rowsWithCases } from '#testing/bad-input/rows.ts';
import { type Wire, wireOf } from '#testing/bad-input/wrong-requests.ts';
import { engines } from '#testing/database.ts';
import { knownGolfers } from '#testing/known-golfer.ts';
import { longWait } from '#testing/long-wait.ts';
import { atScale } from '#testing/scale.ts';

/** When a client leaves: after some milliseconds, with half of its body sent, or with the first byte of the answer. */
type Moment = number | 'half of the body' | 'first byte';

const moments: readonly Moment[] = [0, 'first byte', 1, 'half of the body', 2, 4, 8, 15, 30, 60];

/** How many moments each endpoint is tried with, on each database. */
const tries = atScale({ short: 1, long: 26 });

const collectGarbage = () => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
};

/** Files of a folder that this process holds open, whether they still have a name or not. */
const openFilesIn = (folder: string) =>
  readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const path = readlinkSync(`/proc/self/fd/${fd}`);
      return path.startsWith(folder) ? [path] : [];
    } catch {
      // It has been closed since the list was made.
      return [];
    }
  });

/** Sends a request and drops its connection at a moment. Resolves when the connection is closed. */
function dropAt(origin: URL, { method, url, headers, payload = '' }: Wire, moment: Moment) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const body = Buffer.from(payload);
  const sent = sendRequest(new URL(url, origin), {
    method,
    agent: false,
    headers: { ...headers, 'content-length': body.length },
  });
  const leave = () => void sent.destroy();
  sent.on('error', () => {});
  sent.on('close', resolve);
  sent.on('response', (answer) => {
    answer.on('error', () => {});
    if (moment === 'first byte') leave();
    else answer.resume();
  });
  if (moment === 'half of the body') {
    sent.write(body.subarray(0, Math.ceil(body.length / 2)), () => setTimeout(leave, 5));
  } else {
    sent.end(body);
    if (typeof moment === 'number')
      sent.once('socket', (socket) => {
        socket.once('connect', () => setTimeout(leave, moment));
      });
  }
  return promise;
}

describe.each(engines)('on the %s database, a client that goes away', (engine) => {
  let server: TestApp;
  let origin: URL;
  let knownOf: (golfer: Awaited<ReturnType<typeof aGolfer>>) => Promise<Known>;
  beforeAll(async () => {
    server = await startTestApp(engine, { LOG_LEVEL: 'error' });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    origin = new URL(`http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`);
    knownOf = await knownGolfers(server);
  });
  afterAll(() => server.close());

  /** Sends every endpoint's valid request for a golfer with data, and leaves at the moment chosen for it. */
  async function dropAll(round: number): Promise<void> {
    const golfer = await aGolfer(server);
    const known = await knownOf(golfer);
    await server.db.execute(sql`update users set is_admin = true where email = ${golfer.email}`);
    const headers = { origin: server.config.publicUrl.origin, cookie: cookieOf(golfer) };
    // Reads come first, because some changes end the account or its session.
    const inOrder = rowsWithCases.toSorted(
      (a, b) => Number(a.row.method !== 'GET') - Number(b.row.method !== 'GET'),
    );
    for (const [index, { row, cases }] of inOrder.entries()) {
      const wire = wireOf(row, cases.good(known));
      const moment = moments[(index + round) % moments.length] ?? 0;
      await dropAt(origin, { ...wire, headers: { ...wire.headers, ...headers } }, moment);
    }
  }

  test('leaves nothing behind: no error, file, transaction or lost job', async () => {
    for (let round = 0; round < tries; round += 1) await dropAll(round);
    const idle = async () => {
      const { rows } = await server.db.execute<{
        open: number;
        waiting: number;
        active: number;
      }>(sql`
        select
          (select count(*)::int from pg_stat_activity
            where datname = current_database() and state like 'idle in transaction%') as open,
          (select count(*)::int from pgboss.job where state in ('created', 'retry') and start_after <= now()) as waiting,
          (select count(*)::int from pgboss.job where state = 'active') as active`);
      return rows[0];
    };
    await vi.waitFor(
      async () => expect(await idle()).toEqual({ open: 0, waiting: 0, active: 0 }),
      longWait,
    );
    await delay(100);
    collectGarbage();
    await delay(100);
    expect(server.logged).toEqual([]);
    expect(openFilesIn(server.config.dataDir)).toEqual([]);
    expect(readdirSync(`${server.config.dataDir}/temporary`)).toEqual([]);
    const golfer = await aGolfer(server);
    expect(await golfer.get('/api/auth/user')).toMatchObject({ status: 200 });
  });
});
