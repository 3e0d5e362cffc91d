import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { prepareDataFolder } from '#server/platform/data-folder.ts';
import { StartError } from '#server/platform/start-error.ts';
import { createDataFolder, createTestDatabase, serverUrl } from '#testing/database.ts';
import { findMountNamespace } from '#testing/full-disk.ts';
import { launchServer, type ServerProcess, untilReady } from '#testing/server-process.ts';
import { forget } from './forget.ts';

const namespace = await findMountNamespace();
/** Root may write anywhere unless it drops these capabilities. */
const asOrdinaryUser =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set', '-dac_override,-dac_read_search'] : [];

let place: string;
let servers: ServerProcess[];

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'pinhigh-start-'));
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.kill();
  await rm(place, { recursive: true, force: true, maxRetries: 5 });
});

async function launch(env: Record<string, string>, within: readonly string[] = []) {
  const server = await launchServer({ env, within });
  servers.push(server);
  return server;
}

/**
 * Returns the output when the server does not start. There must be no stack and no log, and the exit code must be 1.
 */
async function refusal(env: Record<string, string>, within?: readonly string[]): Promise<string> {
  const server = await launch(env, within);
  expect(await server.ended).toBe(1);
  return server.output();
}

const sentence = (text: string) => `Pinhigh could not start. ${text}\n`;

/** Expects the check of the folder, which precedes everything else at start, to refuse it with this sentence. */
const refuses = (folder: string, said: string) =>
  expect(prepareDataFolder(folder)).rejects.toThrow(new StartError(said));

/** Many tests start one or two servers, which takes long on a busy machine. */
const starts = { timeout: 180_000 };

describe('the server refuses to start, with an explanation, if DATA_DIR is', starts, () => {
  test('a file instead of a folder', async () => {
    const file = join(place, 'file');
    await writeFile(file, '');
    for (const folder of [file, join(file, 'data')])
      await refuses(folder, `DATA_DIR (${folder}) is no folder. Set DATA_DIR to a folder.`);
  });

  test('a place where no folder can be created', async () => {
    const said = 'DATA_DIR (/proc/x) cannot be created. Set DATA_DIR to another folder.';
    await refuses('/proc/x', said);
  });

  test('a folder without write permission for this user', async () => {
    await chmod(place, 0o500);
    const said = `This user may not read and write DATA_DIR (${place}). Make it the owner, or set DATA_DIR to another folder.`;
    expect(await refusal({ DATA_DIR: place }, asOrdinaryUser)).toBe(sentence(said));
    await chmod(place, 0o700);
  });

  test.each(namespace === null ? [] : [namespace])(
    'a folder on a read-only mount',
    async (...options) => {
      const script = `mount -t tmpfs -o ro tmpfs "${place}" && exec "$@"`;
      const within = ['unshare', ...options, 'sh', '-c', script, 'sh'];
      const said = `DATA_DIR (${place}) is on a disk that can only be read. Set DATA_DIR to a folder that can be written.`;
      expect(await refusal({ DATA_DIR: place }, within)).toBe(sentence(said));
    },
  );

  test('the folder of a PostgreSQL server', async () => {
    await writeFile(join(place, 'PG_VERSION'), '16\n');
    const said = `DATA_DIR (${place}) is the folder of a PostgreSQL server. Set DATA_DIR to a folder of Pinhigh's own, or DATABASE_URL to use that server.`;
    await refuses(place, said);
  });

  test('a folder with a database of another PostgreSQL version', async () => {
    await mkdir(join(place, 'postgres'));
    await writeFile(join(place, 'postgres', 'PG_VERSION'), '17\n');
    const said = `The database in ${place}/postgres is of PostgreSQL 17, and this version of Pinhigh reads PostgreSQL 18. Start the version of Pinhigh that made it, or set DATA_DIR to another folder.`;
    await refuses(place, said);
  });

  test('a folder with files of somebody else, which stays as it is', async () => {
    await writeFile(join(place, 'taxes.ods'), '');
    await chmod(place, 0o755);
    const said = `DATA_DIR (${place}) has files that are not Pinhigh's, such as taxes.ods. Set DATA_DIR to an empty folder, or to the one of an earlier start.`;
    await refuses(place, said);
    expect((await stat(place)).mode & 0o777).toBe(0o755);
  });

  test('a folder with other files in place of the database', async () => {
    await mkdir(join(place, 'postgres'));
    await writeFile(join(place, 'postgres', 'notes.txt'), '');
    const said = `${place}/postgres holds something that is not a database. Move it away, or set DATA_DIR to another folder.`;
    await refuses(place, said);
  });
});

test(
  'the server explains every malformed setting at start and prints no setting’s value',
  starts,
  async () => {
    const output = await refusal({
      PORT: '70000',
      PUBLIC_URL: 'golf',
      DATABASE_URL: 'mysql://anna:hidden@db/golf',
      SMTP_URL: 'mail',
      SECRET: 'hidden',
      RATE_LIMIT_SCALE: 'many',
      LOG_LEVEL: 'loud',
    });
    expect(output).toBe(`Pinhigh could not start. PORT has to be a port from 0 to 65535.
PUBLIC_URL has to be an address like https://golf.example.org.
DATABASE_URL has to be a postgres:// address of one host.
SMTP_URL has to be an smtp:// address.
SECRET has to be at least 32 characters long.
RATE_LIMIT_SCALE has to be a number above 0.
LOG_LEVEL has to be one of fatal, error, warn, info, debug, trace, silent.
`);
  },
);

describe('on a valid data folder', starts, () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await createDataFolder();
  });
  afterEach(async () => {
    for (const server of servers) await server.kill();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  test('a data folder that came back open to others is closed, and the start says so', async () => {
    const secret = join(dataDir, 'secret');
    await writeFile(secret, 'a secret of at least thirty-two characters');
    await chmod(secret, 0o644);
    await chmod(dataDir, 0o755);
    const server = await launch({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    await untilReady(server);
    for (const path of [dataDir, secret]) {
      expect((await stat(path)).mode & 0o077).toBe(0);
      const said = `${path} was open to other users of this machine. Now only its owner may use it.`;
      expect(server.output().split(said)).toHaveLength(2);
    }
  });

  test('a second server is refused, and the first one prints the administrator link after its address', async () => {
    const first = await launch({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    await untilReady(first);
    const [ready, link] = first.output().trimEnd().split('\n');
    expect(ready).toMatch(/^Pinhigh is ready at /);
    expect(link).toMatch(/^Open this link once to become the administrator: /);
    const said = `Another Pinhigh process uses the data folder ${dataDir}. Stop it first, or set DATA_DIR to a folder of its own.`;
    expect(await refusal({ DATA_DIR: dataDir })).toBe(sentence(said));
  });

  test('a server names a port that is in use and prints no link for the administrator', async () => {
    const other = createServer();
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const { port } = other.address() as { port: number };
    const output = await refusal({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' });
    other.close();
    const said = `Port ${port} of 127.0.0.1 is in use. Stop the program that uses it, or set PORT to another one.`;
    expect(output).toBe(sentence(said));
  });

  test('a server names a HOST that is an address of another machine', async () => {
    const said =
      'HOST (192.0.2.1) is not an address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for all addresses.';
    const env = { DATA_DIR: dataDir, HOST: '192.0.2.1', LOG_LEVEL: 'silent' };
    expect(await refusal(env)).toBe(sentence(said));
  });

  test('a server does not use a secret that a full disk left empty', async () => {
    await writeFile(join(dataDir, 'secret'), '', { mode: 0o600 });
    const said = `The secret in ${dataDir} is damaged. Restore it from a backup. If there is none, remove the file and run "npm run forget -- secret": a new one is made, and everybody has to sign in again.`;
    expect(await refusal({ DATA_DIR: dataDir })).toBe(sentence(said));
  });
});

test('a server with another secret than its database was used with is refused, until it is told to forget that one', async () => {
  const { database, drop } = await createTestDatabase('server');
  onTestFinished(drop);
  const { rows } = await database.pool.query('select current_database() as name');
  await database.pool.query(
    `insert into installation_settings values ('shared.secret', '"of another secret"')`,
  );
  const SECRET = 'the secret of a node that is not like the others';
  const env = { DATABASE_URL: serverUrl(rows[0].name), DATA_DIR: place, SECRET };
  expect(await refusal(env)).toMatch(
    /^Pinhigh could not start\. The secret of this start is not .* run "npm run forget -- secret" /,
  );
  const words = (...args: string[]) => forget(args, readConfig(env));
  await expect(words('secrets')).rejects.toThrow('Use: npm run forget -- secret|files');
  expect(await words('secret')).toContain('The next start decides');
  const left = await database.pool.query('select from installation_settings');
  expect(left.rowCount).toBe(0);
});
