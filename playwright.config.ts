import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { timeZone } from './e2e/clock.ts';
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

/** What neither size, theme nor database changes, such as a killed server. */
const once = /@once/;
/** What is about looks: every screen in each of its states. */
const looks = /@looks/;
/** From the first visit to a trained session: it shows that the app runs on a PostgreSQL server. */
const postgres = /@postgres/;

/**
 * Every journey runs on a light phone and on a dark desktop, so that each size, theme and way to point is
 * seen. Three tags change that: `@once` keeps a test to the phone, `@looks` adds the dark phone and the
 * light desktop, `@postgres` adds the phone on a PostgreSQL server.
 */
export default defineConfig<object, Options>({
  testDir: 'e2e',
  globalSetup: './e2e/prepare.ts',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  workers: Math.min(availableParallelism(), 4),
  forbidOnly: true,
  retries: 0,
  // A busy machine takes many times as long; nothing waits longer than it must.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    // An awkward clock and language on purpose; the app speaks English all the same.
    locale: 'de-DE',
    timezoneId: timeZone,
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
    {
      name: 'phone-light-postgres',
      grep: postgres,
      use: { ...phone, ...light, engine: 'server' },
    },
  ],
});
