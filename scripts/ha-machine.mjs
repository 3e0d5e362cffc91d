import { spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { guardGroup } from './orphan-guard.mjs';

/** @typedef {import('./ha-place.mjs').Account} Account */
/** @typedef {import('./ha-place.mjs').Env} Env */
/** @typedef {import('./ha-place.mjs').Machine} Machine */

/**
 * Starts a program on a machine, in its folder, where its output goes to a file.
 * @param {Machine} machine
 * @param {[string, ...string[]]} words
 * @param {Account & { env: Env }} settings
 */
export function start({ folder }, [program, ...args], { env, ...account }) {
  const log = openSync(join(folder, `${basename(program)}.log`), 'a');
  const child = spawn(program, args, {
    cwd: folder,
    ...account,
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  child.unref();
  guardGroup(child);
}

/** @param {string} pid @param {Pick<Machine, 'folder'>} machine @param {string} [program] */
function runsOn(pid, { folder }, program) {
  try {
    if (!`${readlinkSync(`/proc/${pid}/cwd`)}/`.startsWith(`${folder}/`)) return false;
    return program === undefined || readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === program;
  } catch {
    // It has ended, or belongs to somebody else.
    return false;
  }
}

/** @param {number} pid */
function killOne(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile, with its parent.
  }
}

/**
 * Kills everything that runs on a machine at once, as if its power failed, or one program of it. A daemon that has left
 * its parent is still in its folder.
 * @param {Pick<Machine, 'folder'>} machine
 * @param {string} [program]
 */
export async function kill(machine, program) {
  for (;;) {
    const pids = readdirSync('/proc').filter(
      (pid) => /^\d+$/.test(pid) && runsOn(pid, machine, program),
    );
    if (pids.length === 0) return;
    for (const pid of pids) killOne(Number(pid));
    await delay(50);
  }
}
