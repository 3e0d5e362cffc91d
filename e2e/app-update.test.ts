import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { networkFailures } from './browser-errors.ts';
import { test as base, expect } from './fixtures.ts';
import { enrollInBreak100, newGolfer, signUp } from './golfer.ts';
import { logPractice, strip } from './queue-steps.ts';
import { freshData, type RunningServer, startServer } from './server.ts';
import { cachedUrls, offlineReady } from './service-worker.ts';
import { putFirstVersion, putNextVersion } from './web-versions.ts';

base.use({ keepsApp: true });

type Site = {
  readonly server: RunningServer;
  /** Deploys the next version: replaces the old files and restarts the server. */
  readonly deployNext: () => Promise<void>;
};

const test = base.extend<{ site: Site }>({
  site: async ({ context, browserErrors }, use) => {
    browserErrors.allow(networkFailures, /^request to another host: http:\/\/127\.0\.0\.1:/);
    const dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-update-'));
    const web = await mkdtemp(join(tmpdir(), 'pinhigh-web-'));
    await cp(freshData, dataDir, { recursive: true });
    await putFirstVersion(web);
    const server = await startServer({ dataDir, environment: { WEB_ROOT: web } });
    await signUp(context, server.url, newGolfer());
    const today = Temporal.Now.plainDateISO('Pacific/Auckland').toString();
    await enrollInBreak100(context, server.url, today);
    await use({
      server,
      deployNext: async () => {
        await putNextVersion(web);
        await server.restart({ kill: 'SIGTERM' });
      },
    });
    await server.stop();
    for (const folder of [dataDir, web]) await rm(folder, { recursive: true, force: true });
  },
});

const banner = (page: Page) => page.getByText('A new version is ready');

/** Returns the scripts that a page has loaded, split into those of the first version and those of the next one. */
async function scriptsOf(page: Page) {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.startsWith('/assets/') && name.endsWith('.js')),
  );
  const next = names.filter((name) => name.endsWith('-next.js'));
  return { first: names.length - next.length, next: next.length };
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Start session' })).toBeVisible();
  await offlineReady(page);
}

test('an old page learns of a new version from any response and keeps working until Update Now @once', async ({
  page,
  context,
  site,
  axe,
}) => {
  const { server, deployNext } = site;
  await open(page, server.url);
  const other = await context.newPage();
  await other.goto(server.url);
  await page.bringToFront();
  await deployNext();

  // This page has never shown this screen, and its scripts are no longer on the server.
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(banner(page)).toBeVisible();
  await axe(page);
  expect(await scriptsOf(page)).toMatchObject({ next: 0 });

  await page.getByRole('button', { name: 'Update Now' }).click();
  await expect(page.getByText('Update Applied', { exact: true }).first()).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(await scriptsOf(page)).toMatchObject({ first: 0 });
  await page.reload();
  await expect(page.locator('#screen-title')).toBeVisible();
  expect(await scriptsOf(page)).toMatchObject({ first: 0 });
  await expect(page.getByText('Update Applied', { exact: true })).toBeHidden();

  // The other tab updates on its next navigation.
  await other.bringToFront();
  await other.getByRole('link', { name: 'Programs' }).first().click();
  // The page may be reloading at that moment, and then cannot say anything.
  await expect(async () => expect(await scriptsOf(other)).toMatchObject({ first: 0 })).toPass();
  // No file of the old version remains in the caches.
  const scripts = (await cachedUrls(page)).filter(
    (url) => url.endsWith('.js') && url.includes('/assets/'),
  );
  expect(scripts.filter((url) => !url.endsWith('-next.js'))).toEqual([]);
});

test('Force Refresh clears the app’s caches but keeps other caches, typed text, and waiting changes @once', async ({
  page,
  site,
}) => {
  const { server, deployNext } = site;
  await open(page, server.url);
  await page.evaluate(async () => {
    localStorage.setItem('typed', 'a line');
    await (await caches.open('another-app')).put('/kept', new Response('kept'));
  });
  const practice = '**/api/user/free-practice-sessions';
  await page.route(practice, (route) => route.abort('internetdisconnected'));
  await logPractice(page, 'Range');
  await expect(strip(page)).toHaveText(/1 waiting to sync/);
  await deployNext();
  await page.getByRole('link', { name: 'Programs' }).first().click();
  await page.getByRole('button', { name: 'Force Refresh' }).click();
  await expect(page.getByText('Update Applied', { exact: true }).first()).toBeVisible();
  expect(await scriptsOf(page)).toMatchObject({ first: 0 });
  expect(await page.evaluate(() => localStorage.getItem('typed'))).toBe('a line');
  expect(await page.evaluate(() => caches.has('another-app'))).toBe(true);

  await expect(strip(page)).toHaveText(/1 waiting to sync/);
  await page.unroute(practice);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(strip(page)).toBeHidden();
  const calendar = await page.request.get(`${server.url}/api/user/activity-calendar`);
  const items: { type: string }[] = await calendar.json();
  expect(items.filter(({ type }) => type === 'free_practice')).toHaveLength(1);
});
