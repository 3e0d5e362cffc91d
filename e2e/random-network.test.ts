import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { todayIn } from '../src/domain/calendar-date.ts';
import { timeZone } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { enrollInBreak100, newGolfer, signUp } from './golfer.ts';
import { type OwnBrowser, ownBrowser } from './own-browser.ts';
import { persistedUrls } from './persisted-urls.ts';
import { freshData, type RunningServer, startServer } from './server.ts';
import { offlineReady } from './service-worker.ts';

/** `NETWORK_STEPS=10000` takes an hour; the seed is in the output, so that a run can be repeated. */
const steps = Number(process.env['NETWORK_STEPS'] ?? 25);
const seed = Number(process.env['NETWORK_SEED'] ?? 1);

/** Numbers from 0 to 1 that look random and are the same for the same seed. */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `lossy`: what is sent arrives, and its answer does not. */
const networks = ['online', 'offline', 'lossy'] as const;
type Network = (typeof networks)[number];

type Session = { readonly id: string; status: 'planned' | 'completed' | 'skipped' };

/** What the golfer has been told is kept, as it has to be on the server in the end. */
type Ledger = { readonly sessions: Session[]; readonly practices: string[] };

const mutations = '**/api/user/**';

/** A golfer who trains while network, browser and server fail in turn. */
class Training {
  readonly ledger: Ledger;
  readonly #browser: OwnBrowser;
  readonly #server: RunningServer;
  readonly #cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  readonly #random: () => number;
  #context: BrowserContext;
  #page: Page;
  #network: Network = 'online';

  constructor(parts: {
    readonly browser: OwnBrowser;
    readonly server: RunningServer;
    readonly context: BrowserContext;
    readonly page: Page;
    readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
    readonly sessions: Session[];
  }) {
    this.#browser = parts.browser;
    this.#server = parts.server;
    this.#context = parts.context;
    this.#page = parts.page;
    this.#cookies = parts.cookies;
    this.#random = randomFrom(seed);
    this.ledger = { sessions: parts.sessions, practices: [] };
  }

  /** One step, said in a few words. */
  async step(): Promise<string> {
    const chance = this.#random();
    if (chance < 0.45) return this.#changeSession();
    if (chance < 0.65) return this.#logPractice();
    if (chance < 0.85) return this.#setNetwork(this.#one(networks));
    if (chance < 0.93) return this.#reload();
    if (chance < 0.97) return this.#killBrowser();
    return this.#killServer();
  }

  /** Back on the network until the server has everything. */
  async finish(): Promise<void> {
    await this.#setNetwork('online');
    await this.#open('/');
    await expect(async () => {
      expect(await this.stored()).toEqual(this.expected());
    }).toPass({ timeout: 120_000 });
    await expect(this.#page.getByText('waiting to sync')).toBeHidden();
  }

  screenshot(): Promise<Buffer> {
    return this.#page.screenshot();
  }

  expected() {
    const { sessions, practices } = this.ledger;
    return { sessions: sessions.map(({ status }) => status), practices: practices.toSorted() };
  }

  async stored() {
    const { request } = this.#context;
    const read = async (path: string) => (await request.get(`${this.#server.url}${path}`)).json();
    const plan: Session[] = await read('/api/user/scheduled-sessions/current-program');
    const calendar: { type: string; title: string }[] = await read('/api/user/activity-calendar');
    const own = new Set(this.ledger.sessions.map(({ id }) => id));
    return {
      sessions: plan.filter(({ id }) => own.has(id)).map(({ status }) => status),
      practices: calendar
        .filter(({ type }) => type === 'free_practice')
        .map(({ title }) => title)
        .sort(),
    };
  }

  #one<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)];
    if (item === undefined) throw new Error('Nothing to choose from.');
    return item;
  }

  async #open(path: string): Promise<Page> {
    await this.#page.goto(`${this.#server.url}${path}`);
    return this.#page;
  }

  async #changeSession(): Promise<string> {
    const session = this.#one(this.ledger.sessions);
    const page = await this.#open(`/my-schedule/session/${session.id}`);
    const press = (name: string) => page.getByRole('button', { name }).first().click();
    if (session.status !== 'planned') {
      await press('Reopen Session');
      await expect(page.getByRole('button', { name: 'Skip Workout' })).toBeVisible();
      session.status = 'planned';
      return 'reopen';
    }
    const completes = this.#random() < 0.6;
    await press(completes ? 'Complete Session' : 'Skip Workout');
    if (completes)
      await page.getByRole('dialog').getByRole('button', { name: 'Complete Session' }).click();
    // What is celebrated may lie over it.
    const reopen = page.getByRole('button', { name: 'Reopen Session', includeHidden: true });
    await expect(reopen).toBeVisible();
    session.status = completes ? 'completed' : 'skipped';
    return completes ? 'complete' : 'skip';
  }

  async #logPractice(): Promise<string> {
    const title = `Practice ${this.ledger.practices.length + 1}`;
    const page = await this.#open('/calendar-list?');
    await page
      .getByRole('button', { name: 'Add Session' })
      .filter({ visible: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Training Session/ }).click();
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByRole('button', { name: 'Add session' }).click();
    await expect(dialog.getByLabel('Title')).toBeHidden();
    this.ledger.practices.push(title);
    return 'practice';
  }

  async #setNetwork(network: Network): Promise<string> {
    this.#network = network;
    await this.#context.unroute(mutations);
    await this.#context.setOffline(network === 'offline');
    if (network === 'lossy')
      await this.#context.route(mutations, async (route) => {
        if (route.request().method() === 'GET') return route.continue();
        await route.fetch().catch(() => {});
        await route.abort('connectionreset').catch(() => {});
      });
    return network;
  }

  async #reload(): Promise<string> {
    await this.#page.reload();
    return 'reload';
  }

  async #killBrowser(): Promise<string> {
    await this.#browser.kill();
    this.#context = await this.#browser.start();
    // The browser writes its cookies to the disk once in a while; losing them is another story.
    await this.#context.addCookies(this.#cookies);
    await this.#setNetwork(this.#network);
    this.#page = await this.#context.newPage();
    await this.#open('/');
    return 'kill the browser';
  }

  async #killServer(): Promise<string> {
    await this.#server.restart({ kill: 'SIGKILL' });
    return 'kill the server';
  }
}

test('whatever fails in whatever order, each change counts once @once', async ({
  context: _,
}, testInfo) => {
  test.setTimeout(600_000 + steps * 5000);
  const dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-network-'));
  await cp(freshData, dataDir, { recursive: true });
  const server = await startServer({ dataDir });
  const browser = await ownBrowser();
  try {
    const context = await browser.start();
    await signUp(context, server.url, newGolfer());
    await enrollInBreak100(context, server.url, todayIn(timeZone, Temporal.Now.instant()));
    const plan = `${server.url}/api/user/scheduled-sessions/current-program`;
    const sessions: Session[] = await (await context.request.get(plan)).json();
    const cookies = await context.cookies();
    const page = await context.newPage();
    await page.goto(server.url);
    await offlineReady(page);
    await expect(async () => {
      expect(await persistedUrls(page)).toContain('/api/user/coming-sessions');
    }).toPass();
    const mine = sessions.slice(0, 5).map(({ id, status }) => ({ id, status }));
    const training = new Training({ browser, server, context, page, cookies, sessions: mine });
    const done: string[] = [];
    try {
      for (let count = 0; count < steps; count += 1) done.push(await training.step());
      await training.finish();
    } catch (error) {
      await testInfo.attach('screen', {
        body: await training.screenshot(),
        contentType: 'image/png',
      });
      throw new Error(`Seed ${seed}, after: ${done.slice(-30).join(', ')}`, { cause: error });
    }
  } finally {
    await browser.remove();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
