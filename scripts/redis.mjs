import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { atEnd } from './command.mjs';
import { findInPath } from './find-executable.mjs';
import { freePort } from './free-port.mjs';
import { guardGroup } from './orphan-guard.mjs';
import { endChild } from './processes.mjs';
import { SetupError } from './setup-error.mjs';

const readyWithinMs = 30_000;
const attempts = 3;

const installed = () => findInPath(['valkey-server', 'redis-server'])[0];

/**
 * Finds the program of a Redis or Valkey server; installs Debian's if possible.
 * @returns {Promise<string>}
 * @throws {SetupError} when there is none and none can be installed
 */
async function findRedis() {
  const program = installed() ?? ((await aptInstall('redis-server')) ? installed() : undefined);
  if (program) return program;
  throw new SetupError(
    'No Redis server to test on. Install Redis or Valkey (Debian: apt-get install redis-server) or set TEST_REDIS_URL to one.',
  );
}

/**
 * Resolves when the server accepts connections.
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, null>} server
 */
function ready(server) {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = () => reject(new SetupError(`The Redis server did not start:\n${output}`));
    const limit = setTimeout(fail, readyWithinMs);
    server.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (/ready to accept connections/i.test(output)) resolve(clearTimeout(limit));
    });
    server.on('error', (error) => {
      output += error.message;
      fail();
    });
    server.on('exit', fail);
  });
}

/** @returns {Promise<string>} the URL of a private server that stores nothing and stops when the command ends */
async function startRedis() {
  const program = await findRedis();
  const cwd = mkdtempSync(join(tmpdir(), 'pinhigh-redis-'));
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const args = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
    ];
    const server = spawn(program, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    guardGroup(server);
    atEnd(async () => {
      await endChild(server, 'SIGTERM');
      rmSync(cwd, { recursive: true, force: true });
    });
    try {
      await ready(server);
      return `redis://127.0.0.1:${port}`;
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

/**
 * Returns a Redis or Valkey server for tests: TEST_REDIS_URL if set, otherwise a private one.
 * @returns {Promise<string>} its URL
 * @throws {SetupError} when there is none and none can be installed
 */
export async function ensureRedis() {
  return process.env['TEST_REDIS_URL'] || startRedis();
}
