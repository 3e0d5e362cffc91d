import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { startServer } from './child-server.ts';
import { enrollGolfers } from './golfers.ts';

/** Times in milliseconds since the navigation began. */
type ColdStart = {
  /** The first text or picture. */
  readonly paint: number;
  /** The app's frame is visible: header and navigation with working links. */
  readonly shell: number;
  /** The home screen shows the last known data: today's session. */
  readonly screen: number;
  /** CPU time of the page's main thread until then, throttled like the phone; excludes other work of the machine. */
  readonly processor: number;
};

export type ColdStarts = {
  readonly starts: readonly ColdStart[];
  /** The machine's load average over the last minute, before the first start. */
  readonly load: number;
};

const runs = 7;

/** CPU slowdown, the same as Lighthouse's slow phone. */
const timesSlower = 4;

const keepAll = `(async () => {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((later) => setTimeout(later, 100));
  const { port1, port2 } = new MessageChannel();
  const kept = new Promise((resolve) => { port1.onmessage = resolve; });
  const language = document.documentElement.lang;
  const message = { type: 'KEEP', language, screens: true, golfer: true };
  navigator.serviceWorker.controller.postMessage(message, [port2]);
  await kept;
})()`;

/** Records when the frame and the home screen become visible. */
const watch = `(() => {
  globalThis.seen = {};
  const look = () => {
    if (document.querySelector('.frame header')) seen.shell ??= performance.now();
    if (document.querySelector('main a[href*="/my-schedule/session/"]')) seen.screen ??= performance.now();
    if (!seen.screen) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

const figures = `({
  ...globalThis.seen,
  paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
})`;

/** Measures how long the installed app takes to open on a slow offline phone whose browser has just started. */
export async function measureColdStarts(): Promise<ColdStarts> {
  const folder = await mkdtemp(join(tmpdir(), 'pinhigh-bench-'));
  const server = await startServer('../dist/server/main.js', { DATA_DIR: join(folder, 'data') });
  const load = loadavg()[0] ?? 0;
  const browser = () => start(join(folder, 'profile'));
  try {
    const [golfer] = await enrollGolfers(server.url, 1);
    const context = await browser();
    await signIn(context, server.url, golfer?.cookie ?? '');
    const page = await context.newPage();
    await page.goto(server.url);
    await page.evaluate(keepAll);
    // Reads are persisted after one second, and the coming two weeks are fetched after three.
    await page.waitForTimeout(8000);
    await context.close();
    const starts: ColdStart[] = [];
    for (let run = 0; run < runs; run += 1) {
      const again = await browser();
      await signIn(again, server.url, golfer?.cookie ?? '');
      await again.setOffline(true);
      starts.push(await open(await again.newPage(), server.url));
      await again.close();
    }
    return { starts, load };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const start = (profile: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    viewport: { width: 390, height: 844 },
  });

async function signIn(context: BrowserContext, url: string, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split(/=(.*)/);
  await context.addCookies([{ name, value, url }]);
}

async function open(page: Page, url: string): Promise<ColdStart> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
  await page.addInitScript(watch);
  await client.send('Performance.enable');
  await page.goto(url);
  await page.locator('main a[href*="/my-schedule/session/"]').first().waitFor();
  const { metrics } = await client.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0;
  // The frame with the first paint may not have been rendered yet.
  await page.waitForTimeout(200);
  const seen = (await page.evaluate(figures)) as Omit<ColdStart, 'processor'>;
  return { ...seen, processor: seconds * 1000 };
}
