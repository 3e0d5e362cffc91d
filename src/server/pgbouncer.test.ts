import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aGolfer, cookieOf, serveTestApp } from '#testing/app.ts';
import { createTestDatabase, serverUrl } from '#testing/database.ts';
import { openLiveSocket } from '#testing/live-socket.ts';
import { longWait } from '#testing/long-wait.ts';
import { findProgram } from '../../scripts/find-program.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { serverAccount } from '../../scripts/postgres.mjs';
import { inRoot } from '../../scripts/root.mjs';
import { createDb } from './platform/database/drizzle.ts';
import { openDatabase } from './platform/database/open-database.ts';

/** Starts PgBouncer with the file of `deploy/ha` before the test server. Returns the address of a new database there. */
async function behindPgBouncer(mode: string) {
  const test = await createTestDatabase('server');
  onTestFinished(test.drop);
  const { rows } = await test.database.pool.query('select current_database() as name');
  const url = new URL(serverUrl(rows[0].name));
  const folder = await mkdtemp(join(tmpdir(), 'pinhigh-pgbouncer-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const settings = readFileSync(inRoot('deploy', 'ha', 'pgbouncer.ini'), 'utf8')
    .replace('port=5432', `port=${url.port}`)
    .replace('pinhigh =', `${rows[0].name} =`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replaceAll('/etc/pgbouncer', folder)
    .replace('pool_mode = session', `pool_mode = ${mode}`);
  const account = await serverAccount();
  const files = {
    'pgbouncer.ini': `${settings}unix_socket_dir =\n`,
    'userlist.txt': `"${url.username}" "${url.password}"\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), text);
  }
  for (const path of [folder, ...Object.keys(files).map((name) => join(folder, name))]) {
    if (account.uid !== undefined) await chown(path, account.uid, account.gid ?? account.uid);
  }
  const program = await findProgram('pgbouncer');
  const pooler = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], {
    ...account,
    stdio: 'ignore',
  });
  onTestFinished(() => void pooler.kill('SIGKILL'));
  url.port = String(port);
  await vi.waitFor(async () => {
    const client = new pg.Client(url.href);
    await client.connect();
    await client.end();
  }, longWait);
  return url.href;
}

test('golfers train and hear of it through PgBouncer in session mode', async () => {
  const database = await openDatabase({
    databaseUrl: await behindPgBouncer('session'),
    dataDir: '',
  });
  const app = await serveTestApp({
    database,
    db: createDb(database.pool),
    drop: () => database.close(),
  });
  onTestFinished(app.close);
  const url = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const golfer = await aGolfer(app);
  const { body } = await golfer.get('/api/auth/user');
  const { id: userId } = body as { id: string };
  const origin = app.config.publicUrl.origin;
  const socket = await openLiveSocket({ url, cookie: cookieOf(golfer), origin });
  await socket.authenticate({ userId });
  const practice = { title: 'Putts', duration: 30, sessionDate: '2026-05-13' };
  expect((await golfer.send('POST', '/api/user/free-practice-sessions', practice)).status).toBe(
    200,
  );
  expect(await socket.messages(1)).toMatchObject([{ type: 'changed' }]);
  socket.socket.close();
});

test.each([
  ['transaction', /leads to a connection pooler in transaction mode.*pool_mode = session/],
  [
    'statement',
    /^Could not use PostgreSQL at .*: transaction blocks not allowed in statement pooling mode$/,
  ],
])('PgBouncer in %s mode is refused with a sentence', async (mode, sentence) => {
  const databaseUrl = await behindPgBouncer(mode);
  await expect(openDatabase({ databaseUrl, dataDir: '' })).rejects.toThrow(sentence);
});
