import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { startServer } from './child-server.ts';
import { enrollGolfers } from './golfers.ts';

export type ScreenWeight = {
  readonly name: string;
  readonly scripts: number;
  /** Gzipped bytes. */
  readonly scriptBytes: number;
  readonly styleBytes: number;
  /** API requests until the screen was complete. */
  readonly calls: number;
};

/** Measures the downloads of a phone's first visit to the landing page and to the dashboard. */
export async function weighScreens(): Promise<ScreenWeight[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-bench-'));
  const server = await startServer('../dist/server/main.js', { DATA_DIR: dataDir });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const [golfer] = await enrollGolfers(server.url, 1);
    const visit = async (name: string, cookie: string | undefined) => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        serviceWorkers: 'block',
        ...(cookie && { extraHTTPHeaders: { cookie } }),
      });
      const weight = await weigh(await context.newPage(), { name, url: server.url });
      await context.close();
      return weight;
    };
    return [await visit('landing page', undefined), await visit('dashboard', golfer?.cookie)];
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function weigh(page: Page, { name, url }: { name: string; url: string }) {
  const weight = { name, scripts: 0, scriptBytes: 0, styleBytes: 0, calls: 0 };
  const reads: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (new URL(response.url()).pathname.startsWith('/api/')) weight.calls += 1;
    if (type !== 'script' && type !== 'stylesheet') return;
    reads.push(
      response.body().then((body) => {
        const { length } = gzipSync(body, { level: 9 });
        if (type === 'stylesheet') weight.styleBytes += length;
        else {
          weight.scripts += 1;
          weight.scriptBytes += length;
        }
      }),
    );
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await Promise.all(reads);
  return weight;
}
