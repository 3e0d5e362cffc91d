import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '../scripts/free-port.mjs';
import { startServer } from './child-server.ts';
import { enrollGolfers } from './golfers.ts';
import { medianOf, type PageFigures, pageSection, withSection } from './lighthouse-report.ts';

const runs = Number(process.argv[2] ?? 3);

/** Time for a newly started browser to finish its own startup work, which would be counted. */
const settledAfterMs = 3000;

/** On a busy machine a trace may fail; Lighthouse then asks to try again. */
const attempts = 3;

async function visitUntilTraced(url: string, cookie: string | undefined): Promise<Result> {
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    const traced = await visit(url, cookie).catch((error: unknown) => console.log(String(error)));
    if (traced) return traced;
  }
  return visit(url, cookie);
}

/** Makes one visit with the mobile preset, in a new browser profile. */
async function visit(url: string, cookie: string | undefined): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    const [name = '', value = ''] = cookie?.split(/=(.*)/) ?? [];
    const session = await browser.newBrowserCDPSession();
    if (cookie) await session.send('Storage.setCookies', { cookies: [{ name, value, url }] });
    await delay(settledAfterMs);
    const measured = await lighthouse(url, { port, logLevel: 'error' });
    if (measured === undefined) throw new Error(`Lighthouse did not measure ${url}.`);
    if (measured.lhr.runtimeError) throw new Error(measured.lhr.runtimeError.message);
    return measured.lhr;
  } finally {
    await browser.close();
  }
}

type Item = {
  readonly resourceType?: string;
  readonly transferSize?: number;
  readonly experimentalFromMainFrame?: boolean;
  /** Milliseconds since the navigation began. */
  readonly networkRequestTime?: number;
};

type Marks = { readonly name?: string; readonly startTime?: number };
type Times = { readonly observedLoad?: number; readonly observedLargestContentfulPaint?: number };

const kilobyte = 1024;

/** Extracts the figures of a visit. @throws Error when Lighthouse omits a figure */
function figuresOf({ audits, categories }: Result): PageFigures {
  const numberOf = (id: string) => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse has no figure for ${id}.`);
    return value;
  };
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const details = audits['network-requests']?.details as { items?: readonly Item[] } | undefined;
  const metrics = audits['metrics']?.details as { items?: readonly Times[] } | undefined;
  const times = metrics?.items?.[0];
  const marks = audits['user-timings']?.details as { items?: readonly Marks[] } | undefined;
  const shown = Math.max(
    times?.observedLoad ?? 0,
    times?.observedLargestContentfulPaint ?? 0,
    marks?.items?.find(({ name }) => name === 'app-rendered')?.startTime ?? 0,
  );
  // Excludes files that are fetched later for offline use.
  const requests = (details?.items ?? []).filter(
    ({ experimentalFromMainFrame, networkRequestTime = 0 }) =>
      experimentalFromMainFrame && networkRequestTime <= shown,
  );
  const bytesOf = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / kilobyte;
  return {
    firstPaintMs: numberOf('first-contentful-paint'),
    largestPaintMs: numberOf('largest-contentful-paint'),
    blockedMs: numberOf('total-blocking-time'),
    layoutShift: numberOf('cumulative-layout-shift'),
    requests: requests.length,
    scriptKilobytes: bytesOf('Script'),
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map(score),
  };
}

async function measure(url: string, cookie?: string): Promise<PageFigures> {
  const visits: PageFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await visitUntilTraced(url, cookie);
    visits.push(figuresOf(result));
    const failed = Object.values(result.audits).filter(({ score }) => score !== null && score < 1);
    for (const { id, displayValue = '' } of failed) console.log(`  ${id} ${displayValue}`);
    console.log(`${url} ${JSON.stringify(visits.at(-1))}`);
  }
  return medianOf(visits);
}

const dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-lighthouse-'));
const server = await startServer('../dist/server/main.js', { DATA_DIR: dataDir });
try {
  const [golfer] = await enrollGolfers(server.url, 1);
  const pages = {
    landing: await measure(server.url),
    signIn: await measure(`${server.url}/sign-in`),
    dashboard: await measure(server.url, golfer?.cookie),
  };
  const file = new URL('../docs/benchmarks.md', import.meta.url);
  const section = pageSection(pages, runs);
  await writeFile(file, withSection(await readFile(file, 'utf8'), section));
  console.log(section);
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
