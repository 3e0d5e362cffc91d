import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { OwnBrowser } from './own-browser.ts';
import { persistedUrls } from './persisted-urls.ts';
import { offlineReady, wakeWorker } from './service-worker.ts';

/** `lossy`: requests arrive, but responses to changes are lost. */
export const networks = ['online', 'offline', 'lossy'] as const;
export type Network = (typeof networks)[number];

const changes = '**/api/user/**';

/** A browser with the app, whose network and battery can fail. */
export class FailingPhone {
  /** Number of responses lost after the server had made the change. */
  lostAnswers = 0;
  readonly #browser: OwnBrowser;
  readonly #url: string;
  readonly #cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  #context: BrowserContext;
  #page: Page;
  #network: Network = 'online';

  private constructor(
    parts: { readonly browser: OwnBrowser; readonly url: string },
    opened: { readonly context: BrowserContext; readonly page: Page },
    cookies: Awaited<ReturnType<BrowserContext['cookies']>>,
  ) {
    this.#browser = parts.browser;
    this.#url = parts.url;
    this.#context = opened.context;
    this.#page = opened.page;
    this.#cookies = cookies;
  }

  /** Starts the browser, signs in with `enter`, and waits until the first visit has stored the app on the device. */
  static async begin(
    browser: OwnBrowser,
    url: string,
    enter: (context: BrowserContext) => Promise<void>,
  ): Promise<FailingPhone> {
    const context = await browser.start();
    await enter(context);
    const cookies = await context.cookies();
    const page = await context.newPage();
    await page.goto(url);
    await offlineReady(page);
    await expect(async () => {
      expect(await persistedUrls(page)).toContain('/api/user/coming-sessions');
    }).toPass();
    await goOnAfterCelebrations(page);
    return new FailingPhone({ browser, url }, { context, page }, cookies);
  }

  get network(): Network {
    return this.#network;
  }

  get page(): Page {
    return this.#page;
  }

  get context(): BrowserContext {
    return this.#context;
  }

  /** Loads a screen with a full page load. */
  async open(path: string): Promise<Page> {
    await this.#page.goto(`${this.#url}${path}`);
    return this.#page;
  }

  /** Goes to a screen like a link in the app, without a page load. */
  async visit(path: string): Promise<Page> {
    await this.#page.evaluate((to) => history.pushState({}, '', to), path);
    return this.#page;
  }

  /** Opens a second tab with the app. */
  async openTab(): Promise<Page> {
    const tab = await this.#context.newPage();
    await tab.goto(this.#url);
    return tab;
  }

  async setNetwork(network: Network): Promise<void> {
    this.#network = network;
    await this.#context.unroute(changes);
    await this.#context.setOffline(network === 'offline');
    if (network !== 'lossy') return;
    await this.#context.route(changes, async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      const answer = await route.fetch().catch(() => null);
      if (answer?.ok()) this.lostAnswers += 1;
      await route.abort('connectionreset').catch(() => {});
    });
  }

  /** Simulates an empty battery, then starts the phone again with the screen `path`. */
  async die(path: string): Promise<void> {
    await this.#browser.kill();
    this.#context = await this.#browser.start();
    // The browser writes cookies to the disk only from time to time. Losing them is not part of this test.
    await this.#context.addCookies(this.#cookies);
    await this.setNetwork(this.#network);
    this.#page = await this.#context.newPage();
    await goOnAfterCelebrations(this.#page);
    await this.open(path);
  }

  /** Closes the app and wakes the service worker, as the browser does when it is online again. */
  async wakeWorkerWhileClosed(): Promise<void> {
    await this.#page.goto('about:blank');
    await wakeWorker(this.#page, this.#url);
  }
}

/** Dismisses celebrations, which cover the screen and block clicks. */
function goOnAfterCelebrations(page: Page): Promise<void> {
  const goOn = page.getByRole('button', { name: 'Continue Training' });
  // Several achievements appear one after the other, each with the same button.
  return page.addLocatorHandler(goOn, () => goOn.click(), { noWaitAfter: true });
}
