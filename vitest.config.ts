import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { longTestFiles } from './scripts/long-tests.mjs';
import { texts } from './scripts/vite-texts.mjs';
import { atScale } from './src/testing/scale.ts';

// A deliberately difficult time zone and language, so that date and number faults show up in tests.
Object.assign(process.env, { TZ: 'Pacific/Auckland', LC_ALL: 'de_DE.UTF-8' });

/** In milliseconds: long enough for a busy machine, but a test that hangs still fails. */
const patience = { testTimeout: 240_000, hookTimeout: 240_000 };

const databaseLayer = 'src/server/platform/database/**/*.test.ts';

export default defineConfig({
  test: {
    // One more than there are cores: the slowest files mostly wait, for a queue or for a killed server.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'rules',
          // Rules are pure: test files cannot affect each other.
          isolate: false,
          include: ['src/{domain,drawing,content,contract,i18n}/**/*.test.ts'],
          setupFiles: ['src/testing/fail-on-console.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          // With isolation, each file would import the whole app again, which takes a quarter of the time.
          isolate: false,
          include: [
            ...['src/server/**/*.test.ts', 'scripts/**/*.test.ts'],
            // The year takes many minutes, so only `npm run test:long` and `npm run year` let it pass.
            ...atScale({ short: [], long: ['src/testing/year/*.test.ts'] }),
          ],
          exclude: [databaseLayer, ...atScale({ short: longTestFiles, long: [] })],
          setupFiles: ['src/testing/fail-on-console.ts'],
          ...patience,
        },
      },
      {
        test: {
          // These tests replace parts of Node and inspect module state, so each file needs its own modules.
          name: 'database',
          include: [databaseLayer],
          setupFiles: ['src/testing/fail-on-console.ts'],
          ...patience,
        },
      },
      {
        plugins: [texts()],
        test: {
          // The app's own queue in Node, with a server in a separate process.
          name: 'phone',
          include: ['src/testing/phone/**/*.test.ts'],
          setupFiles: ['src/testing/fail-on-console.ts'],
          ...patience,
        },
      },
      {
        plugins: [texts()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          isolate: false,
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testing/fail-on-console.ts', 'src/testing/web-setup.tsx'],
          ...patience,
        },
      },
    ],
  },
});
