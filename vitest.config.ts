import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { texts } from './scripts/vite-texts.mjs';

// An awkward clock and language on purpose: date and number faults show up here, not at a golfer's.
Object.assign(process.env, { TZ: 'Pacific/Auckland', LC_ALL: 'de_DE.UTF-8' });

/** In milliseconds: what hangs fails, and what a busy machine does slowly does not. */
const patience = { testTimeout: 240_000, hookTimeout: 240_000 };

const databaseLayer = 'src/server/platform/database/**/*.test.ts';

export default defineConfig({
  test: {
    // One more than cores: the files that take longest mostly wait, for a queue or for a killed server.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'rules',
          // Rules are pure: nothing of one file can reach another.
          isolate: false,
          include: ['src/{domain,drawing,content,contract,i18n}/**/*.test.ts'],
          setupFiles: ['src/testing/fail-on-console.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          // Each file would import the whole app anew, a quarter of the time.
          isolate: false,
          include: ['src/server/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [databaseLayer],
          setupFiles: ['src/testing/fail-on-console.ts'],
          ...patience,
        },
      },
      {
        test: {
          // These replace parts of Node, and look at what a module keeps: each file has modules of its own.
          name: 'database',
          include: [databaseLayer],
          setupFiles: ['src/testing/fail-on-console.ts'],
          ...patience,
        },
      },
      {
        plugins: [texts()],
        test: {
          // The app's own queue in Node, against a server in a process of its own.
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
