import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { atEnd } from './command.mjs';
import { findPostgres } from './find-postgres.mjs';
import { freePort } from './free-port.mjs';
import { guardGroup } from './orphan-guard.mjs';
import { capture, endChild } from './processes.mjs';
import { SetupError } from './setup-error.mjs';

const readyWithinMs = 60_000;
const attempts = 3;
const manyConnections = 200;

/** Data need not survive a power failure; speed matters more. */
const throwAway = [
  ...['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
  ...['-c', 'autovacuum=off', '-c', 'lc_messages=C'],
  ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
];

/**
 * PostgreSQL refuses to run as root, so when run as root, this returns another account for it.
 * @returns {Promise<{ uid?: number, gid?: number }>}
 */
export async function serverAccount() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((what) => capture('id', [what, name])));
    if (uid?.ok && gid?.ok) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new SetupError(
    'PostgreSQL does not run as root, and there is no account postgres or nobody.',
  );
}

/**
 * Resolves when the server accepts connections.
 * @param {import('node:child_process').ChildProcessByStdio<null, null, import('node:stream').Readable>} server
 */
function ready(server) {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = () => reject(new SetupError(`The PostgreSQL server did not start:\n${output}`));
    const limit = setTimeout(fail, readyWithinMs);
    server.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (/ready to accept (read-only )?connections/.test(output)) resolve(clearTimeout(limit));
    });
    server.on('error', (error) => {
      output += error.message;
      fail();
    });
    server.on('exit', fail);
  });
}

/** @typedef {{ cwd: string, uid?: number, gid?: number }} Place */
/** @typedef {import('node:child_process').ChildProcess} Child */

/**
 * Starts the server on the given port or on a free port of this machine. Tries again if another program takes the
 * free port first.
 * @param {{ programs: string, place: Place, connections: number, port?: number }} settings
 * @param {(server: Child) => void} onStart
 * @returns {Promise<number>} the port
 */
async function startServer({ programs, place, connections, port: given }, onStart) {
  for (let attempt = 1; ; attempt += 1) {
    const port = given ?? (await freePort());
    const most = ['-c', `max_connections=${connections}`];
    const args = ['-D', join(place.cwd, 'data'), '-p', String(port), ...throwAway, ...most];
    const server = spawn(join(programs, 'postgres'), args, {
      ...place,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    guardGroup(server);
    onStart(server);
    try {
      await ready(server);
      return port;
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

/** @param {Place} place @returns {string} the password */
function writePassword({ cwd, uid, gid }) {
  const password = randomBytes(16).toString('hex');
  const file = join(cwd, 'password');
  writeFileSync(file, password);
  if (uid && gid) chownSync(file, uid, gid);
  return password;
}

/**
 * A private running server.
 * @typedef {object} PostgresServer
 * @property {string} url with an account that may create databases
 * @property {() => number} pid of the main process; changes with `start`
 * @property {() => Promise<void>} stop stops it without waiting for clients, as an administrator may do
 * @property {() => Promise<unknown>} start starts it again on the same port, after `stop`
 * @property {() => Promise<void>} remove stops it and removes its files
 */

/**
 * Starts a server on data that `make` writes into the folder `data` of its place. When the command ends, the server is
 * stopped and the folder removed.
 * @param {(programs: string, place: Place) => Promise<import('./processes.mjs').Outcome>} make
 * @param {number} connections
 * @returns {Promise<Omit<PostgresServer, 'url'> & { port: number }>}
 */
async function startOn(make, connections) {
  // A folder in PATH may have links to some of the programs only.
  const programs = dirname(realpathSync(join(await findPostgres(), 'postgres')));
  const account = await serverAccount();
  const place = { cwd: mkdtempSync(join(tmpdir(), 'pinhigh-postgres-')), ...account };
  if (account.uid && account.gid) chownSync(place.cwd, account.uid, account.gid);
  /** @type {Child | undefined} */
  let server;
  // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients.
  const stop = async () => {
    if (server) await endChild(server, 'SIGINT');
  };
  const forget = atEnd(() => remove());
  const remove = async () => {
    forget();
    await stop();
    rmSync(place.cwd, { recursive: true, force: true });
  };
  const made = await make(programs, place);
  if (!made.ok) throw new SetupError(`The data of PostgreSQL could not be made:\n${made.output}`);
  /** @param {number} [port] */
  const start = (port) => {
    const given = port === undefined ? {} : { port };
    return startServer({ programs, place, connections, ...given }, (started) => {
      server = started;
    });
  };
  const port = await start();
  return { port, pid: () => server?.pid ?? 0, stop, start: () => start(port), remove };
}

/**
 * Starts a private server in a temporary folder, owned by the account it runs under.
 * @param {{ connections?: number }} [settings] maximum number of connections, three of them for superusers
 * @returns {Promise<PostgresServer>}
 * @throws {SetupError} when there is none and none can be installed
 */
export async function startPostgres({ connections = manyConnections } = {}) {
  let password = '';
  const { port, ...server } = await startOn((programs, place) => {
    password = writePassword(place);
    const args = [
      ...['-D', join(place.cwd, 'data'), '-U', 'tests', '-A', 'password'],
      ...['--pwfile', join(place.cwd, 'password'), '--encoding=UTF8', '--locale=C', '--no-sync'],
    ];
    return capture(join(programs, 'initdb'), args, place);
  }, connections);
  return { ...server, url: `postgres://tests:${password}@127.0.0.1:${port}/postgres` };
}

/**
 * Starts a streaming replica of a private server.
 * @param {Pick<PostgresServer, 'url'>} primary
 * @returns {Promise<PostgresServer>}
 * @throws {SetupError} when the primary cannot be copied
 */
export async function startReplica(primary) {
  const url = new URL(primary.url);
  const { port, ...server } = await startOn((programs, place) => {
    const args = ['-D', join(place.cwd, 'data'), '-R', '--no-sync', '-c', 'fast', '-d', url.href];
    return capture(join(programs, 'pg_basebackup'), args, place);
  }, manyConnections);
  url.port = String(port);
  return { ...server, url: url.href };
}

/**
 * Returns a PostgreSQL server for tests: TEST_DATABASE_URL if set, otherwise a private one that is removed when the
 * command ends.
 * @returns {Promise<string>} its URL, with an account that may create databases
 * @throws {SetupError} when there is none and none can be installed
 */
export async function ensurePostgres() {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return given;
  const { url } = await startPostgres();
  return url;
}
