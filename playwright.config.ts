import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { Options } from './e2e/fixtures.ts';
import { browserNames, findInPath } from './scripts/find-executable.mjs';

const executablePath = process.env['CHROMIUM_PATH'] ?? findInPath(browserNames)[0];

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
const desktop = { viewport: { width: 1280, height: 800 } };
const light = { colorScheme: 'light' } as const;
const dark = { colorScheme: 'dark' } as const;
const onServer = { engine: 'server' } as const;

/** For what looks and databases do not change, such as a killed server: once is enough. */
const once = /@once/;
/** The way from the first visit to a trained session; it runs on a PostgreSQL server too. */
const path = /@path/;
/** What is about looks: every screen in each of its states. */
const looks = /@looks|@path/;

/**
 * Every journey runs on a light phone and on a dark desktop, so that each size, theme and way to point is
 * seen. Three tags change that: `@once` keeps a test to the phone, `@looks` adds the dark phone and the
 * light desktop, `@path` adds the PostgreSQL server to all four.
 */
export default defineConfig<object, Options>({
  testDir: 'e2e',
  globalSetup: './e2e/prepare.ts',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  workers: Math.min(availableParallelism(), 4),
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // An awkward clock and language on purpose; the app speaks English all the same.
    locale: 'de-DE',
    timezoneId: 'Pacific/Auckland',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'phone-light', use: { ...phone, ...light } },
    { name: 'phone-dark', grep: looks, use: { ...phone, ...dark } },
    { name: 'desktop-light', grep: looks, use: { ...desktop, ...light } },
    { name: 'desktop-dark', grepInvert: once, use: { ...desktop, ...dark } },
    { name: 'phone-light-postgres', grep: path, use: { ...phone, ...light, ...onServer } },
    {
      name: 'desktop-dark-postgres',
      grep: path,
      use: { ...desktop, ...dark, ...onServer },
    },
  ],
});
