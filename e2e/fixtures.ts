import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { CalendarDate } from '../src/domain/calendar-date.ts';
import { checkAccessibility } from './accessibility.ts';
import { signInAdministrator } from './administrator.ts';
import { type BrowserErrors, watchForBrowserErrors } from './browser-errors.ts';
import { instantAt, shiftClock, thursdayNoon } from './clock.ts';
import { createServerDatabase } from './database.ts';
import { enrollInBreak100, type Golfer, newGolfer, signUp } from './golfer.ts';
import { freshData, type RunningServer, startServer } from './server.ts';

export { expect, type Page } from '@playwright/test';

/** Set by a project of playwright.config.ts: the embedded database or a PostgreSQL server. */
export type Options = { engine: 'embedded' | 'server' };

type WorkerFixtures = Options & {
  /** The real server, shared by the tests of a worker; each test creates its own golfers. */
  server: RunningServer;
};

type Fixtures = {
  /**
   * The date and time on the golfers' clocks when the test starts, such as `2026-05-14T12:00`; the clocks of server
   * and browser run from there. It is in the past, where every account is new to the server.
   */
  startsAt: string;
  /**
   * Whether the browser has service workers, which store the whole app on the device; off by default, since that adds
   * some seconds to each journey.
   */
  keepsApp: boolean;
  /** The day of `startsAt`. */
  today: CalendarDate;
  /** Fails the test at its end on console errors and similar; `allow` those the test causes on purpose. */
  browserErrors: BrowserErrors;
  /** Opens another browser context, watched and on the same clock, for a second golfer or a visitor. */
  openContext: () => Promise<BrowserContext>;
  /** Fails immediately if the page in its current state has an accessibility fault. */
  axe: (page: Page) => Promise<void>;
  /** Checks the page in the light and in the dark theme, then restores the project's theme. */
  inBothThemes: (check: (theme: 'light' | 'dark') => Promise<void>) => Promise<void>;
  /** A golfer with a new account, signed in to this test's browser. */
  golfer: Golfer;
  /** The administrator of the worker's server, signed in to this test's browser. */
  administrator: Golfer;
  /** Enrolls that golfer in Break 100, with a session every day from today on: 18 in all. */
  enrollment: undefined;
};

const temporaryFolder = () => mkdtemp(join(tmpdir(), 'pinhigh-journey-'));

async function startEmbedded(): Promise<RunningServer> {
  const dataDir = await temporaryFolder();
  await cp(freshData, dataDir, { recursive: true });
  return startServer({ dataDir });
}

async function startOnServer(): Promise<RunningServer> {
  const database = await createServerDatabase();
  const server = await startServer({
    dataDir: await temporaryFolder(),
    databaseUrl: database.url,
  });
  const stop = async () => {
    await server.stop().finally(database.drop);
  };
  return { ...server, stop };
}

/** Simulates a browser that has no service workers, or does not allow them. */
const withoutServiceWorkers = (context: BrowserContext) =>
  context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));

/**
 * Makes navigations wait until the app has started. The content that the server or the device shows before that is
 * tested in first-visit.test.ts and last-known-data.test.ts. A page opened with `commit` does not wait.
 */
function waitForApp(context: BrowserContext): void {
  context.on('page', (page) => {
    const before = page.locator('kept-frame:not(:empty)');
    const appStarts = async () => {
      // The sign-in page loads the app on the first interaction. Two moves, since the mouse may already be at the
      // first point.
      if ((await page.locator('#app-code[data-when-used]').count()) > 0)
        for (const at of [1, 2]) await page.mouse.move(at, at);
      await before.waitFor({ state: 'detached' });
    };
    const goto: Page['goto'] = page.goto.bind(page);
    const reload: Page['reload'] = page.reload.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (options?.waitUntil !== 'commit') await appStarts();
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      await appStarts();
      return answer;
    };
  });
}

/**
 * The `test` of every journey: connects the browser to the worker's own server, sets both clocks to the same time,
 * and watches for errors.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['embedded', { option: true, scope: 'worker' }],
  server: [
    async ({ engine }, use) => {
      const server = await (engine === 'server' ? startOnServer() : startEmbedded());
      await use(server);
      await server.stop();
      await rm(server.dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  startsAt: [thursdayNoon, { option: true }],
  keepsApp: [false, { option: true }],
  today: async ({ startsAt }, use) => use(startsAt.slice(0, 'YYYY-MM-DD'.length)),
  context: async ({ context, server, startsAt, keepsApp }, use) => {
    await server.setClock(instantAt(startsAt));
    await shiftClock(context, server.clockOffsetMs());
    if (!keepsApp) await withoutServiceWorkers(context);
    waitForApp(context);
    await use(context);
  },
  openContext: async ({ browser, server, browserErrors, keepsApp }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: server.url });
      opened.push(context);
      browserErrors.watch(context);
      await shiftClock(context, server.clockOffsetMs());
      if (!keepsApp) await withoutServiceWorkers(context);
      waitForApp(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
  browserErrors: [
    async ({ context, server }, use, testInfo) => {
      const browserErrors = watchForBrowserErrors(server.url);
      browserErrors.watch(context);
      const printedBefore = server.output().length;
      await use(browserErrors);
      const printed = server.output().slice(printedBefore);
      const found = browserErrors.found();
      if (printed && (found.length || testInfo.status !== testInfo.expectedStatus)) {
        await testInfo.attach('server output', { body: printed, contentType: 'text/plain' });
      }
      if (found.length) throw new Error(`The browser reported: ${found.join('\n')}`);
    },
    { auto: true },
  ],
  axe: ({ browserName: _ }, use) => use(checkAccessibility),
  inBothThemes: async ({ page, colorScheme }, use) => {
    const own = colorScheme === 'dark' ? 'dark' : 'light';
    await use(async (check) => {
      for (const theme of [own === 'dark' ? 'light' : 'dark', own] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await check(theme);
      }
    });
  },
  golfer: async ({ context, server }, use) => {
    const golfer = newGolfer();
    await signUp(context, server.url, golfer);
    await use(golfer);
  },
  administrator: async ({ context, server }, use) =>
    use(await signInAdministrator(context, server)),
  enrollment: async ({ context, server, golfer: _, today }, use) => {
    await enrollInBreak100(context, server.url, today);
    await use(undefined);
  },
});
