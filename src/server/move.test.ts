import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ScheduledSession } from '#contract/training-schemas.ts';
import { aGolfer, type Golfer, serveTestApp, visitor } from '#testing/app.ts';
import { createDataFolder, createTestDatabase, serverUrl } from '#testing/database.ts';
import { makeHistory } from '#testing/history.ts';
import { longWait } from '#testing/long-wait.ts';
import { atScale } from '#testing/scale.ts';
import { completes, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';
import { move } from './move.ts';
import { type Config, readConfig } from './platform/config.ts';
import { createDb } from './platform/database/drizzle.ts';
import { openMigrated } from './platform/database/open-migrated.ts';

/** Ten thousand golfers take minutes. */
const limit = { timeout: 3_600_000 };

const secret = 'a secret that stays when the database moves';

/** The settings of an installation whose database is in a data folder. */
async function inDataFolder(): Promise<Config> {
  const folder = await createDataFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return readConfig({ SECRET: secret, DATA_DIR: folder });
}

/** The address of a database on a server that nothing has used yet. */
async function anEmptyDatabase(): Promise<string> {
  const { database, db, drop } = await createTestDatabase('server', 'none');
  onTestFinished(drop);
  const { rows } = await db.execute<{ name: string }>('select current_database() as name');
  // Otherwise this process would be a server that uses it.
  await database.close();
  return serverUrl(rows[0]?.name);
}

/** Starts the server on what the settings name. */
async function start(settings: Config, onMoved = () => {}) {
  const database = await openMigrated(settings);
  const opened = { database, db: createDb(database.pool), drop: () => database.close() };
  const server = await serveTestApp(opened, { DATA_DIR: settings.dataDir }, { secret, onMoved });
  onTestFinished(server.close);
  return server;
}

const done = (sessions: readonly ScheduledSession[]) =>
  sessions.filter(({ status }) => status === 'completed').length;

async function completesNext(golfer: Golfer) {
  const next = (await sessionsOf(golfer)).find(({ status }) => status === 'planned');
  if (next === undefined) throw new Error('no session is left');
  return ok(completes(golfer, next));
}

/** How many golfers have a year of training. */
const others = atScale({ short: 3, long: 10_000 });

async function addHistory(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await makeHistory(client, others);
  await client.end();
}

test(
  'golfers go on where they were in a data folder, and later on a server again',
  limit,
  async () => {
    const embedded = await inDataFolder();
    await rm(`${embedded.dataDir}/postgres`, { recursive: true });
    const onServer = { ...embedded, databaseUrl: await anEmptyDatabase() };
    const all = `${others + 1} golfers, `;
    const server = await start(onServer);
    await addHistory(onServer.databaseUrl);
    const golfer = await aGolfer(server);
    await followsBreak100(golfer);
    await completesNext(golfer);
    await expect(move(['--to', 'embedded'], onServer)).rejects.toThrow('Stop Pinhigh first');
    await server.close();

    expect(await move(['--to', 'embedded'], onServer)).toContain(all);
    await expect(start(onServer)).rejects.toThrow(
      / has been moved to .* Start Pinhigh without DATABASE_URL/,
    );
    let isTold = false;
    const here = await start(embedded, () => {
      isTold = true;
    });
    const back = visitor(here, golfer.email, golfer);
    await completesNext(back);

    // Asked while the rows are on their way.
    const meanwhile: Promise<{ readonly status: number }>[] = [];
    const databaseUrl = await anEmptyDatabase();
    const moved = await move(['--to', databaseUrl], embedded, (line) => {
      if (line === 'Comparing every row') meanwhile.push(back.get('/api/user/stats'));
    });
    expect(moved).toContain(all);
    expect((await Promise.all(meanwhile)).map(({ status }) => status)).toEqual([503]);
    expect((await back.get('/api/user/stats')).status).toBe(503);
    await expect.poll(() => isTold, longWait).toBe(true);
    await here.close();

    await expect(start(embedded)).rejects.toThrow(
      / has been moved to the PostgreSQL database .* Set DATABASE_URL/,
    );
    const again = ['--to', databaseUrl, '--replace'];
    await expect(move(again, embedded)).rejects.toThrow('already been moved');
    const there = await start({ ...embedded, databaseUrl });
    const home = visitor(there, golfer.email, golfer);
    await completesNext(home);
    expect(done(await sessionsOf(home))).toBe(3);
  },
);

/** Runs the command in a process of its own, and kills it when it says something like this. */
async function moveUntil(line: RegExp, settings: Config, to: string): Promise<void> {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const { PATH, HOME } = process.env;
  const { DATA_DIR, ...url } = {
    DATA_DIR: settings.dataDir,
    ...(settings.databaseUrl !== undefined && { DATABASE_URL: settings.databaseUrl }),
  };
  const command = spawn(process.execPath, [main, 'move', '--to', to], {
    env: { PATH, HOME, SECRET: secret, DATA_DIR, ...url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => command.on('close', resolve));
  let said = '';
  for (const stream of [command.stdout, command.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (line.test(said)) command.kill('SIGKILL');
    });
  await ended;
  expect(said).toMatch(line);
  expect(command.signalCode).toBe('SIGKILL');
}

const moments = atScale({
  short: [/Comparing/],
  long: [/refuses|answers with 503/, /Table \d+ of/, /users, /, /Checking/, /Comparing/],
});

test(
  'a move that is interrupted leaves no half database that serves, and begins again',
  limit,
  async () => {
    const embedded = await inDataFolder();
    const databaseUrl = await anEmptyDatabase();
    const onServer = { ...embedded, databaseUrl };
    const server = await start(embedded);
    const golfer = await aGolfer(server);
    await followsBreak100(golfer);
    for (const [index, moment] of moments.entries()) {
      await moveUntil(moment, embedded, databaseUrl);
      await expect(start(onServer)).rejects.toThrow(
        /only a part of its rows|is empty, and DATA_DIR/,
      );
      // The running server has gone on.
      await expect
        .poll(async () => (await golfer.get('/api/user/stats')).status, longWait)
        .toBe(200);
      await completesNext(golfer);
      expect(done(await sessionsOf(golfer))).toBe(index + 1);
    }
    await move(['--to', databaseUrl], embedded);
    await server.close();

    for (const moment of moments.filter((each) => !/503/.test(each.source))) {
      await moveUntil(moment, onServer, 'embedded');
      await expect(start(embedded)).rejects.toThrow('has been moved to');
    }
    const there = await start(onServer);
    expect(done(await sessionsOf(visitor(there, golfer.email, golfer)))).toBe(moments.length);
    await there.close();
    await move(['--to', 'embedded'], onServer);
    const home = await start(embedded);
    expect(done(await sessionsOf(visitor(home, golfer.email, golfer)))).toBe(moments.length);
    expect(existsSync(`${embedded.dataDir}/restoring`)).toBe(false);
  },
);

test('an empty database beside a used data folder is not taken for a new installation', async () => {
  const embedded = await inDataFolder();
  const onServer = { ...embedded, databaseUrl: await anEmptyDatabase() };
  await expect(openMigrated(onServer)).rejects.toThrow(
    /^The database that DATABASE_URL names is empty, and DATA_DIR has one .* "npm run move -- --to" /,
  );
  await rm(`${embedded.dataDir}/postgres`, { recursive: true });
  const database = await openMigrated(onServer);
  await database.close();
});

describe('what would lose something is refused:', () => {
  test.each([
    [['--to', 'somewhere'], {}, 'Use: npm run move -- --to postgres'],
    [[], {}, 'Use: npm run move -- --to postgres'],
    [['--to', 'embedded'], {}, 'Set DATABASE_URL to the database that is to be moved.'],
    [['--to', 'postgres://one/a'], { DATABASE_URL: 'postgres://one/b' }, 'names another database'],
    [['--to', 'postgres://one/a'], {}, 'There is no database in '],
  ])('%o %o', async (words, environment, sentence) => {
    const settings = readConfig({ SECRET: secret, DATA_DIR: '/no/such/folder', ...environment });
    await expect(move(words, settings)).rejects.toThrow(sentence);
  });

  test('a database on the server that has tables of something else', async () => {
    const embedded = await inDataFolder();
    const databaseUrl = await anEmptyDatabase();
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query('create table invoices (id int)');
    await expect(move(['--to', databaseUrl], embedded)).rejects.toThrow(
      'tables that are not of Pinhigh',
    );
    expect((await client.query('select * from invoices')).rows).toEqual([]);
    await client.end();
  });
});
