import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { atEnd } from './command.mjs';
import { freePort } from './free-port.mjs';
import { guardGroup } from './orphan-guard.mjs';
import { endChild } from './processes.mjs';
import { SetupError } from './setup-error.mjs';

/** @typedef {import('./image-build.mjs').Image} Image */

/** A file system that cannot be written, except /data; processes of its own, the first of which is the program. */
const container = `
mount --bind "$FILES" "$FILES" && mount -o remount,ro,bind "$FILES"
mount --bind "$DATA" "$FILES/data"
mount -t proc proc "$FILES/proc" && mount --rbind /dev "$FILES/dev"
exec chroot --userspec="$OWNER" "$FILES" "$@"
`;
const readySeconds = 120;
/** Makes what golfers' videos are converted to. */
const videoOfASecond = [
  ...[
    '-loglevel',
    'error',
    '-f',
    'lavfi',
    '-i',
    'testsrc=duration=1',
    '-f',
    'lavfi',
    '-i',
    'sine=duration=1',
  ],
  ...['-c:v', 'libx264', '-c:a', 'aac', '-f', 'mp4', '-y', '/data/video.mp4'],
];

/**
 * Starts a program of the image.
 * @param {Omit<Image, 'size'>} image @param {string[]} words @param {Record<string, string>} env
 */
function start({ files, config, work }, words, env) {
  const own = Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s, 2)));
  const place = { FILES: files, DATA: join(work, 'data'), OWNER: config.User };
  const within = ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-ec', container, 'sh'];
  const child = spawn('unshare', [...within, ...words], {
    env: { ...own, ...env, ...place },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  guardGroup(child);
  const forget = atEnd(() => endChild(child, 'SIGKILL'));
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  const ended = once(child, 'close').then(([code]) => {
    forget();
    return /** @type {number | null} */ (code);
  });
  return { child, ended, printed: () => printed };
}

/** @param {ReturnType<typeof start>} server the first process of its namespace, as in a container */
function stop({ child, ended }) {
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
  process.kill(Number(children.trim()), 'SIGTERM');
  return ended;
}

/** @param {boolean} holds @param {string} otherwise */
function expect(holds, otherwise) {
  if (!holds) throw new SetupError(`The image does not do its job: ${otherwise}`);
}

/** A golfer's browser. @param {string} url */
function browser(url) {
  let cookie = '';
  /** @param {string} path @param {object} [body] */
  return async (path, body) => {
    const answer = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(answer.ok, `${path} answers ${answer.status} ${text}`);
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (cookies.length > 0) cookie = cookies.join('; ');
    return JSON.parse(text);
  };
}

const golfer = { email: 'nora@example.com', password: 'fairway-finder' };

/** Signs a golfer up, who enrolls and completes the first session. @param {string} url */
async function train(url) {
  const ask = browser(url);
  await ask('/api/auth/sign-up/email', { ...golfer, name: 'Nora Devlin', timeZone: 'UTC' });
  await ask('/api/user/enroll', { programId: 'break-100' });
  const [{ id: scheduledSessionId, sessionId }] = await ask(
    '/api/user/scheduled-sessions/current-program',
  );
  /** @type {{ id: string }[]} */
  const exercises = await ask(`/api/session-exercises/${sessionId}`);
  const completedExercises = exercises.map(({ id }) => id);
  const done = { scheduledSessionId, sessionId, completedExercises, rating: 5, duration: 40 };
  await ask('/api/user/complete-session', done);
}

/** @param {string} url @returns {Promise<number>} how many sessions the golfer has completed, after a new sign-in */
async function completedSessions(url) {
  const ask = browser(url);
  await ask('/api/auth/sign-in/email', golfer);
  /** @type {{ status: string }[]} */
  const plan = await ask('/api/user/scheduled-sessions/current-program');
  await ask('/api/user/dashboard');
  return plan.filter(({ status }) => status === 'completed').length;
}

/**
 * Drives the main job in the image: training, a backup, a stop, a restore and other commands, and a restart.
 * @param {Omit<Image, 'size'>} image
 * @throws {SetupError} with the first thing that it does not do
 */
export async function tryImage(image) {
  const [uid = 0, gid = 0] = image.config.User.split(':').map(Number);
  const data = join(image.work, 'data');
  mkdirSync(data, { mode: 0o700 });
  chownSync(data, uid, gid);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { HOST: '127.0.0.1', PORT: String(port) };
  /** @param {string[]} words @returns {Promise<string>} */
  const run = async (...words) => {
    const { ended, printed } = start(image, words, env);
    const code = await ended;
    expect(code === 0, `${words.join(' ')} ends with ${code}: ${printed()}`);
    return printed();
  };
  const serve = async () => {
    const server = start(image, image.config.Entrypoint, env);
    for (let waited = 0; !server.printed().includes('Pinhigh is ready'); waited += 0.1) {
      expect(server.child.exitCode === null && waited < readySeconds, server.printed());
      await delay(100);
    }
    return server;
  };

  const server = await serve();
  await run('pinhigh', 'health');
  await run('sh', '-c', '! touch /pinhigh/written /tmp/written 2>&1');
  await run('ffmpeg', ...videoOfASecond);
  await train(url);
  await run('pinhigh', 'backup');
  const [archive] = readdirSync(join(data, 'backups')).filter((name) => name.endsWith('.zip'));
  console.log((await run('pinhigh', 'verify', `/data/backups/${archive}`)).trim());
  expect((await stop(server)) === 0, 'SIGTERM does not end it with 0');
  for (const words of [
    ['restore', `/data/backups/${archive}`, '--replace'],
    ['reconcile'],
    ['make-admin', golfer.email],
    ['clear-second-step', golfer.email],
    ['forget', 'secret'],
  ])
    console.log((await run('pinhigh', ...words)).trim());
  const { ended, printed } = start(image, ['pinhigh', 'restore'], env);
  await ended;
  expect(printed().startsWith('Use: pinhigh restore FILE'), printed());
  const again = await serve();
  expect((await completedSessions(url)) === 1, 'the session is gone after a restore');
  expect((await stop(again)) === 0, 'SIGTERM does not end it with 0');
  console.log(
    'Signed up, enrolled, completed a session, backed up, verified, stopped, restored, restarted.',
  );
}
