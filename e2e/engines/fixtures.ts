import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { freePort } from '../../scripts/free-port.mjs';
import { inRoot } from '../../scripts/root.mjs';
import { clientLog } from '../../src/contract/client-log.ts';
import { health } from '../../src/contract/health.ts';
import type { oldSafaris } from '../old-safari.ts';
import { freshData, startServer } from '../server.ts';
import { startAgingProxy } from './aging-proxy.ts';
import type { Engine, Look } from './engine.ts';
import { startWithPuppeteer } from './puppeteer-engine.ts';
import { type User, userOf } from './user.ts';
import { startOldWebKit, startWebKit } from './webkit-engine.ts';

const metricsToken = 'the-journey-reads-its-metrics';

/** Returns the measurements of the server, which name each route that was called. */
async function readMetrics(url: string): Promise<string> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const metrics = await (await fetch(`${url}/api/metrics`, { headers })).text();
  expect(metrics).toContain(health.check.path);
  return metrics;
}

/** Returns a path that scripts/engines.mjs found. */
function pathOf(program: string): string {
  const path = process.env[`${program}_PATH`];
  if (path === undefined) throw new Error('This runs with npm run test:long -- engines');
  return path;
}

const engines = {
  chromium: (look: Look) => startWithPuppeteer('chromium', pathOf('CHROMIUM'), look),
  firefox: (look: Look) => startWithPuppeteer('firefox', pathOf('FIREFOX'), look),
  webkit: (look: Look) =>
    startWebKit(
      { browser: pathOf('WEBKIT'), driver: pathOf('WEBKIT_DRIVER'), xvfb: pathOf('XVFB') },
      look,
    ),
  'old-webkit': () => startOldWebKit({ browser: pathOf('WPE'), driver: pathOf('WPE_DRIVER') }),
};

/** Set by the projects of playwright.engines.config.ts. */
export type Options = {
  engineName: keyof typeof engines;
  look: Look;
  /** Takes away from the browser what this version of Safari does not have. */
  safari: (typeof oldSafaris)[number] | undefined;
};

type Fixtures = Options & {
  engine: Engine;
  user: User;
  /** A server of the test's own, which it may stop and start again. */
  site: Site;
  /** Stores what the page shows now, in test-results/engines/<project>. */
  picture: (name: string) => Promise<void>;
};

type Site = {
  readonly url: string;
  /** Everything that the running server has printed. */
  readonly output: () => string;
  /** Stops the server. Fails if a page has reported an error to it. */
  readonly stop: () => Promise<void>;
  readonly startAgain: () => Promise<void>;
};

export const test = base.extend<Fixtures>({
  engineName: ['chromium', { option: true }],
  look: [{ size: { width: 390, height: 844 }, theme: 'light' }, { option: true }],
  engine: async ({ engineName, look }, use) => {
    const engine = await engines[engineName](look);
    await use(engine);
    await engine.close();
  },
  user: async ({ engine }, use) => use(userOf(engine)),
  safari: [undefined, { option: true }],
  site: async ({ safari }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-engines-'));
    await cp(freshData, dataDir, { recursive: true });
    const port = await freePort();
    const shownPort = safari === undefined ? port : await freePort();
    const url = `http://127.0.0.1:${shownPort}`;
    const environment = { METRICS_TOKEN: metricsToken, PUBLIC_URL: url };
    const start = () => startServer({ dataDir, port, environment });
    let server = await start();
    const endProxy =
      safari === undefined
        ? undefined
        : await startAgingProxy({ server: server.url, port: shownPort, version: safari });
    const stop = async () => {
      const metrics = await readMetrics(server.url);
      await server.stop();
      expect(metrics, 'a page reported an error').not.toContain(clientLog.send.path);
    };
    await use({
      url,
      output: () => server.output(),
      stop,
      async startAgain() {
        server = await start();
      },
    });
    endProxy?.();
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  },
  picture: async ({ engine }, use, testInfo) => {
    const folder = inRoot('test-results', 'engines', testInfo.project.name);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    let number = 0;
    const take = async (name: string) => {
      number += 1;
      await engine.run('return document.fonts.ready.then(() => null)');
      const file = `${String(number).padStart(2, '0')}-${name}.png`;
      await writeFile(join(folder, file), await engine.picture());
    };
    await use(take);
    if (testInfo.status !== testInfo.expectedStatus) await take('failed');
  },
});
