import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { inHeadlessShell } from './e2e/browsers.ts';
import { timeZone } from './e2e/clock.ts';
import type { Options } from './e2e/fixtures.ts';

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
const desktop = { viewport: { width: 1280, height: 800 } };
const light = { colorScheme: 'light' } as const;
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;
const dark = { colorScheme: 'dark' } as const;

/** What neither size, theme nor database changes, such as a killed server. */
const once = /@once/;
/** From the first visit to a trained session: it shows that the app runs on a PostgreSQL server. */
const postgres = /@postgres/;

/**
 * Every journey runs on a light phone without motion and on a dark desktop with it, so that each size, theme and
 * way to point is seen; what is about looks checks both themes on each. Two tags change that: `@once` keeps a test to the
 * phone, `@postgres` adds the phone on a PostgreSQL server.
 */
export default defineConfig<object, Options>({
  testDir: 'e2e',
  globalSetup: './e2e/prepare.ts',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  // One more than cores, since they wait for the server and for each other.
  workers: Math.min(availableParallelism() + 1, 4),
  forbidOnly: true,
  // A real browser on a busy machine fails now and then for no fault of ours; `npm test` names what needed it.
  retries: 1,
  // A busy machine takes many times as long; nothing waits longer than it must.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  use: {
    // Long enough for a busy machine, and short enough to name the step that hangs.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // An awkward clock and region on purpose: English as it is used in Germany.
    locale: 'en-DE',
    timezoneId: timeZone,
    screenshot: 'only-on-failure',
    launchOptions: inHeadlessShell,
  },
  projects: [
    { name: 'phone-light', use: { ...phone, ...light, ...still } },
    { name: 'desktop-dark', grepInvert: once, use: { ...desktop, ...dark } },
    {
      name: 'phone-light-postgres',
      grep: postgres,
      use: { ...phone, ...light, ...still, engine: 'server' },
    },
  ],
});
