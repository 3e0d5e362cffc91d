import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { ScheduledSession, SessionDetails } from '../src/contract/training-schemas.ts';
import { todayIn } from '../src/domain/calendar-date.ts';
import { readValue } from './browser-database.ts';
import { timeZone } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { enrollInBreak100, newGolfer, signUp } from './golfer.ts';
import { type OwnBrowser, ownBrowser } from './own-browser.ts';
import { persistedUrls } from './persisted-urls.ts';
import { logPractice, saved, strip } from './queue-steps.ts';
import { freshData, type RunningServer, startServer } from './server.ts';
import { offlineReady } from './service-worker.ts';

/** Number of responses lost for each change after the server has made it. */
const lostAnswers = 3;

const changePaths = ['complete-session', 'free-practice-sessions', 'golf-rounds'];

/** A phone with the app, whose battery can die. */
class Phone {
  readonly #browser: OwnBrowser;
  readonly #url: string;
  #context: BrowserContext;
  #page: Page;
  readonly #cookies: Awaited<ReturnType<BrowserContext['cookies']>>;

  private constructor(
    browser: OwnBrowser,
    url: string,
    opened: { readonly context: BrowserContext; readonly page: Page },
    cookies: Awaited<ReturnType<BrowserContext['cookies']>>,
  ) {
    this.#browser = browser;
    this.#url = url;
    this.#context = opened.context;
    this.#page = opened.page;
    this.#cookies = cookies;
  }

  /** Creates a phone whose golfer follows a plan and has opened the app once. */
  static async withApp(browser: OwnBrowser, url: string): Promise<Phone> {
    const context = await browser.start();
    await signUp(context, url, newGolfer());
    await enrollInBreak100(context, url, todayIn(timeZone, Temporal.Now.instant()));
    const cookies = await context.cookies();
    const page = await context.newPage();
    await page.goto(url);
    await offlineReady(page);
    await expect(async () => {
      expect(await persistedUrls(page)).toContain('/api/user/coming-sessions');
    }).toPass();
    return new Phone(browser, url, { context, page }, cookies);
  }

  get page(): Page {
    return this.#page;
  }

  get context(): BrowserContext {
    return this.#context;
  }

  async read<Body>(path: string): Promise<Body> {
    return (await this.#context.request.get(`${this.#url}${path}`)).json();
  }

  /** Simulates an empty battery, then a cold start of the app. */
  async die({ online, at = '/' }: { readonly online: boolean; readonly at?: string }) {
    await this.#browser.kill();
    this.#context = await this.#browser.start();
    await this.#context.addCookies(this.#cookies);
    await this.#context.setOffline(!online);
    this.#page = await this.#context.newPage();
    await this.#page.goto(`${this.#url}${at}`);
  }
}

const drillHeading = (page: Page) => page.getByRole('heading', { name: /^Drill \d+ of \d+$/ });
/** The key that counts an attempt, types one, or ends a drill that is not counted. */
const countingKey = (page: Page) =>
  page.getByRole('button', { name: /^(Hit|\d+ points?|0$|Save|Done)/, disabled: false }).last();
const restKey = (page: Page) =>
  page.getByRole('button', { name: /^(Next drill|See results)/ }).last();
const finishKey = (page: Page) => page.getByRole('button', { name: 'Finish', exact: true });

/** Counts the rest of the session, drill by drill. */
async function trainToTheEnd(page: Page): Promise<void> {
  for (let taps = 0; taps < 400; taps += 1) {
    await expect(countingKey(page).or(restKey(page)).or(finishKey(page)).first()).toBeVisible();
    if (await finishKey(page).isVisible()) return;
    await ((await countingKey(page).isVisible()) ? countingKey(page) : restKey(page)).click();
  }
  throw new Error('The session has no end.');
}

async function logRound(page: Page) {
  await page.getByRole('button', { name: 'Add Session' }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Track Round/ }).click();
  await dialog.getByText('9', { exact: true }).click();
  await dialog.getByRole('spinbutton', { name: 'Total score' }).fill('44');
  await dialog.getByLabel('Name').fill('Evening nine');
  await dialog.getByRole('button', { name: 'Add round' }).click();
  await expect(dialog).toBeHidden();
}

const total = (lost: ReadonlyMap<string, number>) =>
  [...lost.values()].reduce((sum, times) => sum + times, 0);

/** Lets the server make each change but drops the first responses. Returns the number of dropped ones, by path. */
async function loseAnswers(context: BrowserContext): Promise<ReadonlyMap<string, number>> {
  const lost = new Map(changePaths.map((path) => [path, 0]));
  await context.route('**/api/user/**', async (route) => {
    const path = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const times = lost.get(path) ?? lostAnswers;
    if (route.request().method() === 'GET' || times >= lostAnswers) return route.continue();
    await route.fetch().catch(() => {});
    lost.set(path, times + 1);
    await route.abort('connectionreset').catch(() => {});
  });
  return lost;
}

test('a session, practice, and round count once each despite no signal, a dying battery, and lost responses @long', async ({
  context: _,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-evening-'));
  await cp(freshData, dataDir, { recursive: true });
  let server: RunningServer = await startServer({ dataDir });
  const { url } = server;
  const browser = await ownBrowser();
  try {
    const phone = await Phone.withApp(browser, url);
    const [first] = await phone.read<ScheduledSession[]>(
      '/api/user/scheduled-sessions/current-program',
    );
    const id = first?.id ?? '';

    await test.step('the app starts offline in a new browser', async () => {
      await server.stop();
      await phone.die({ online: false });
      await phone.page.getByRole('link', { name: 'Start session' }).click();
      await phone.page.getByRole('link', { name: 'Start', exact: true }).click();
      const warmUp = phone.page.getByRole('dialog', { name: 'Warm-up stretches' });
      await expect(drillHeading(phone.page).or(warmUp)).toBeVisible();
      if (await warmUp.isVisible()) await phone.page.keyboard.press('Escape');
    });

    await test.step('the browser is killed after a tap, and no score is lost', async () => {
      type Progress = { readonly drills: readonly unknown[] };
      const progress = async () =>
        (await readValue<Progress>(phone.page, `session-progress:${id}`))?.drills;
      await countingKey(phone.page).click();
      await expect.poll(async () => (await progress())?.length).toBe(1);
      const before = await progress();
      await phone.die({ online: false, at: `/my-schedule/session/${id}/train` });
      await expect(drillHeading(phone.page)).toBeVisible();
      expect(await progress()).toEqual(before);
    });

    await test.step('the session is completed offline, and a practice and a round are logged', async () => {
      await trainToTheEnd(phone.page);
      await finishKey(phone.page).click();
      const dialog = phone.page.getByRole('dialog', { name: 'Complete Session' });
      await dialog.getByLabel('Notes').fill('Nobody else out here');
      await dialog.getByRole('button', { name: 'Complete Session' }).click();
      await expect(saved(phone.page).first()).toBeVisible();
      await phone.page.goto(`${url}/`);
      await logPractice(phone.page, 'Putting by lamplight');
      await logRound(phone.page);
      await expect(strip(phone.page)).toHaveText(/3 waiting to sync/);
    });

    await test.step('the browser is killed again; back online, each response is lost three times', async () => {
      await phone.die({ online: false });
      await expect(strip(phone.page)).toHaveText(/3 waiting to sync/);
      const lost = await loseAnswers(phone.context);
      server = await startServer({ dataDir, port: Number(new URL(url).port) });
      await phone.context.setOffline(false);
      for (let tries = 0; tries < 4 * lostAnswers; tries += 1) {
        const before = total(lost);
        await phone.page.reload();
        // On a busy machine the app takes a while until it sends. Reloaded before, it would leave that to its worker.
        await expect
          .poll(() => total(lost), { timeout: 5_000 })
          .toBeGreaterThan(before)
          .catch(() => {});
        if (total(lost) === changePaths.length * lostAnswers) break;
      }
      // By now the retry timer may wait longer than this test does. Opening the app sends at once.
      await phone.page.reload();
      await expect(strip(phone.page)).toBeHidden();
      expect([...lost.values()]).toEqual([lostAnswers, lostAnswers, lostAnswers]);
    });

    await test.step('the server has each change once', async () => {
      const items = await phone.read<{ type: string; title: string; isCompleted: boolean }[]>(
        '/api/user/activity-calendar',
      );
      const done = items.filter(({ isCompleted }) => isCompleted).map(({ type }) => type);
      expect(done.toSorted()).toEqual(['free_practice', 'golf_round', 'scheduled_session']);
      const { completion } = await phone.read<SessionDetails>(
        `/api/user/scheduled-session-details/${id}`,
      );
      expect(completion?.notes).toBe('Nobody else out here');
      expect(completion?.scores.length).toBeGreaterThan(0);
      const { progress } = await phone.read<{ progress: unknown }>(
        `/api/user/session-progress/${id}`,
      );
      expect(progress).toBeNull();
    });
  } finally {
    await browser.remove();
    await server.stop().catch(() => {});
    await rm(dataDir, { recursive: true, force: true });
  }
});
