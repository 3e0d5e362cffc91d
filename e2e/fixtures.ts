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

/** What a project of playwright.config.ts chooses: the embedded database or a PostgreSQL server. */
export type Options = { engine: 'embedded' | 'server' };

type WorkerFixtures = Options & {
  /** The real server, shared by the tests of a worker; each test brings golfers of its own. */
  server: RunningServer;
};

type Fixtures = {
  /**
   * The date and time on the golfers' clocks when the test starts, such as `2026-05-14T12:00`: server
   * and browser both go on from there. It lies in the past, where every account is new to the server.
   */
  startsAt: string;
  /**
   * Whether the browser has service workers, which keep the whole app on the device; off by default, since that
   * takes each journey some seconds.
   */
  keepsApp: boolean;
  /** The day of `startsAt`. */
  today: CalendarDate;
  /** Fails the test at its end on console errors and the like; `allow` what it causes on purpose. */
  browserErrors: BrowserErrors;
  /** One more browser, watched and on the same clock, for a second golfer or a visitor. */
  openContext: () => Promise<BrowserContext>;
  /** Fails at once when the page as it is now has an accessibility fault. */
  axe: (page: Page) => Promise<void>;
  /** Checks the page in the light and in the dark theme; it ends in the project's own. */
  inBothThemes: (check: (theme: 'light' | 'dark') => Promise<void>) => Promise<void>;
  /** A golfer with a new account, signed in in this test's browser. */
  golfer: Golfer;
  /** The administrator of the worker's server, signed in in this test's browser. */
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

/** As in browsers that have none, or do not allow them. */
const withoutServiceWorkers = (context: BrowserContext) =>
  context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));

/**
 * Has pages go on once the app is there: what the server or the device shows before is for first-visit.test.ts and
 * last-known-data.test.ts. A page that is opened with `commit` does not wait.
 */
function waitForApp(context: BrowserContext): void {
  context.on('page', (page) => {
    const before = page.locator('kept-frame:not(:empty)');
    const appStarts = async () => {
      // The sign-in page has the app come once somebody uses it; a mouse that is there already has to move.
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
 * The `test` of every journey: the browser is pointed at a server of its own, put on the same clock, and
 * watched for errors.
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
