import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type BrowserContext, chromium } from '@playwright/test';
import { freePort } from '../scripts/free-port.mjs';
import { chromiumPath } from './browsers.ts';
import { timeZone } from './clock.ts';

const startsWithinMs = 60_000;

/** A browser with a profile on disk. It can be killed, as by an empty battery, and started again. */
export type OwnBrowser = {
  /** Starts the browser with the profile of the previous start. */
  start(): Promise<BrowserContext>;
  /** Kills it immediately, without notice to pages and workers. */
  kill(): Promise<void>;
  /** Closes it and deletes its profile. */
  remove(): Promise<void>;
};

/** Prepares a browser with an empty profile. @throws when no browser is installed on this machine */
export async function ownBrowser(): Promise<OwnBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'pinhigh-profile-'));
  const executable = chromiumPath;
  if (executable === undefined) throw new Error('There is no Chromium on this machine.');
  let running: ChildProcess | null = null;
  const kill = async () => {
    if (running?.pid === undefined || running.exitCode !== null) return;
    const gone = once(running, 'exit');
    // Kills the whole process group: its renderers would keep writing for a moment.
    process.kill(-running.pid, 'SIGKILL');
    await gone;
    running = null;
  };
  return {
    kill,
    async start() {
      const port = await freePort();
      const flags = [
        '--headless=new',
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--force-prefers-reduced-motion',
      ];
      running = spawn(
        executable,
        [...flags, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'],
        { stdio: 'ignore', detached: true, env: { ...process.env, TZ: timeZone } },
      );
      const [context] = (await connect(`http://127.0.0.1:${port}`)).contexts();
      if (context === undefined) throw new Error('The browser has no context.');
      return context;
    },
    async remove() {
      await kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function connect(url: string) {
  const deadline = performance.now() + startsWithinMs;
  for (;;) {
    try {
      return await chromium.connectOverCDP(url);
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await delay(100);
    }
  }
}
