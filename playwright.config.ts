import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { inHeadlessShell } from './e2e/browsers.ts';
import { timeZone } from './e2e/clock.ts';
import type { Options } from './e2e/fixtures.ts';
import { atScale } from './src/testing/scale.ts';

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

/** Independent of size, theme and database, such as a killed server. */
const once = /@once/;
/** Long by nature, such as every screen in every language; only in `npm run test:long`. */
const long = /@long/;
/** From the first visit to a trained session: shows that the app runs on a PostgreSQL server. */
const postgres = /@postgres/;

/** Shown in the other theme on each device only in `npm run test:long`. */
const screens = 'screens.test.ts';

/**
 * A journey about layout or pointers runs on a phone in the light theme without motion, and on a desktop in the dark
 * theme with motion, which covers every size, theme and pointer type. Tags change that: `@once` runs a test only on the phone, `@postgres` also runs it on the phone with a
 * PostgreSQL server, and `@long` leaves it to `npm run test:long`.
 */
export default defineConfig<object, Options>({
  testDir: 'e2e',
  globalSetup: './e2e/prepare.ts',
  // They have a configuration of their own.
  testIgnore: 'engines/**',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  // One more than there are cores, since workers wait for the server and for each other.
  workers: Math.min(availableParallelism() + 1, 4),
  forbidOnly: true,
  // On a busy machine, a real browser occasionally fails for unrelated reasons; `npm test` lists the retried tests.
  retries: 1,
  // In milliseconds. A busy machine takes many times as long as usual.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  use: {
    // Long enough for a busy machine, short enough to name the step that hangs.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A deliberately difficult region and time zone: English as used in Germany.
    locale: 'en-DE',
    timezoneId: timeZone,
    screenshot: 'only-on-failure',
    launchOptions: inHeadlessShell,
  },
  projects: atScale({
    short: [
      { name: 'phone-light', grepInvert: long, use: { ...phone, ...light, ...still } },
      { name: 'desktop-dark', grepInvert: [once, long], use: { ...desktop, ...dark } },
      {
        name: 'phone-light-postgres',
        grep: postgres,
        use: { ...phone, ...light, ...still, engine: 'server' },
      },
    ],
    long: [
      { name: 'phone-light', grep: long, use: { ...phone, ...light, ...still } },
      { name: 'phone-dark', testMatch: screens, use: { ...phone, ...dark, ...still } },
      {
        name: 'desktop-light',
        testMatch: screens,
        grepInvert: once,
        use: { ...desktop, ...light },
      },
    ],
  }),
});
