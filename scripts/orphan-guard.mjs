import { spawn } from 'node:child_process';

/** Each line replaces the list of groups. The pipe closes when this process exits, even by SIGKILL. */
const script = `
  while read -r line; do groups=$line; done
  [ "$groups" ] || exit 0
  kill -s TERM -- $groups
  sleep 10
  kill -s KILL -- $groups
`;

/** @type {Set<number>} */
const leaders = new Set();
/** @type {import('node:stream').Writable | undefined} */
let pipe;

/** Starts a shell in its own session, so that it survives when our process group is killed. */
function startGuard() {
  const guard = spawn('sh', ['-c', script], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // If the guard cannot start, only this safety net is missing.
  guard.on('error', () => {});
  guard.stdin.on('error', () => {});
  guard.unref();
  // A pipe to a child is a socket, which would keep this process running.
  if ('unref' in guard.stdin && typeof guard.stdin.unref === 'function') guard.stdin.unref();
  return guard.stdin;
}

function report() {
  pipe ??= startGuard();
  pipe.write(`${[...leaders].map((pid) => -pid).join(' ')}\n`);
}

/**
 * Ends a child's process group after this process has ended, for whatever reason. Windows has neither process groups
 * nor this shell; there the server notices by itself.
 * @param {import('node:child_process').ChildProcess} child the leader of its group
 */
export function guardGroup(child) {
  const { pid } = child;
  if (pid === undefined || process.platform === 'win32') return;
  leaders.add(pid);
  report();
  child.once('exit', () => {
    leaders.delete(pid);
    report();
  });
}
