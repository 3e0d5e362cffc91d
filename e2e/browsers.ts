import type { LaunchOptions } from '@playwright/test';
import { browserNames, findInPath, headlessShell } from '../scripts/find-executable.mjs';

/** The full Chromium browser, as golfers use it; undefined if none is installed. */
export const chromiumPath = process.env['CHROMIUM_PATH'] ?? findInPath(browserNames)[0];

const shellPath =
  process.env['HEADLESS_SHELL_PATH'] ?? findInPath([headlessShell])[0] ?? chromiumPath;

const launching = (executablePath: string | undefined): LaunchOptions => ({
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
});

/** The same engine without windows, which needs a fifth less time for the journeys; falls back to Chromium. */
export const inHeadlessShell = launching(shellPath);

/** For features missing in the headless shell, such as notifications: `test.use({ launchOptions: inChromium })`. */
export const inChromium = launching(chromiumPath);
