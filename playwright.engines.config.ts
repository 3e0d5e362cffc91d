import { defineConfig } from '@playwright/test';
import type { Options } from './e2e/engines/fixtures.ts';
import { oldSafaris } from './e2e/old-safari.ts';

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};

/** The main journey in the engines of all browsers, with pictures: `npm run test:long -- engines`. */
export default defineConfig<Options>({
  testDir: 'e2e/engines',
  globalSetup: './e2e/prepare.ts',
  outputDir: 'test-results/engine-journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/engines.json' }]],
  workers: 1,
  // In milliseconds. A busy machine takes many times as long as usual.
  timeout: 900_000,
  projects: [
    ...(['chromium', 'firefox', 'webkit'] as const).flatMap((engineName) =>
      (['phone', 'desktop'] as const).flatMap((size) =>
        (['light', 'dark'] as const).map((theme) => ({
          name: `${engineName}-${size}-${theme}`,
          testMatch: 'main-journey.test.ts',
          use: { engineName, look: { size: sizes[size], theme } },
        })),
      ),
    ),
    ...oldSafaris.map((safari) => ({
      name: `webkit-${safari}`,
      testMatch: 'main-journey.test.ts',
      use: {
        engineName: 'webkit' as const,
        look: { size: sizes.phone, theme: 'light' as const },
        safari,
      },
    })),
    // Older than the oldest supported Safari.
    { name: 'old-webkit', testMatch: 'too-old.test.ts', use: { engineName: 'old-webkit' } },
  ],
});
