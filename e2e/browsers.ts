import type { LaunchOptions } from '@playwright/test';
import { browserNames, findInPath, headlessShell } from '../scripts/find-executable.mjs';

/** Chromium as golfers have it; undefined where there is none. */
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

/** The same engine without windows, which runs the journeys in four fifths of the time; Chromium where there is none. */
export const inHeadlessShell = launching(shellPath);

/** For what the headless shell lacks, such as notifications and installing: `test.use({ launchOptions: inChromium })`. */
export const inChromium = launching(chromiumPath);
