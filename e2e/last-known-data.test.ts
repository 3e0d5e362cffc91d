import type { Page } from '@playwright/test';
import { networkFailures } from './browser-errors.ts';
import { shiftClock } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { newGolfer, signUp } from './golfer.ts';
import { persistedUrls } from './persisted-urls.ts';
import { strip } from './queue-steps.ts';
import { offlineReady, wakeWorker } from './service-worker.ts';
import { shiftOf, watchShift } from './shift.ts';
import { signOut } from './steps.ts';

test.use({ keepsApp: true });

test.beforeEach(({ enrollment: _, browserErrors }) => {
  browserErrors.allow(networkFailures, /net::ERR_FAILED/);
});

const keptFrame = (page: Page) => page.evaluate(() => localStorage.getItem('frame'));

/** Records in the page whether header and navigation are visible before the app has rendered anything. */
const watchFrame = () => {
  const look = (): void => {
    const skeleton = document.querySelector('kept-frame header + main [aria-busy]');
    if (skeleton?.checkVisibility()) {
      const isBefore = document.querySelector('#root')?.childElementCount === 0;
      document.documentElement.dataset['shownBefore'] = String(isBefore);
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** Opens the app, and waits until the data of the coming two weeks is on the device. */
async function openOnline(page: Page) {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start session' })).toBeVisible();
  await expect(async () => {
    const urls = await persistedUrls(page);
    expect(urls).toContain('/api/user/coming-sessions');
    expect(urls).toContain('/api/user/scheduled-sessions-by-week/current-program');
    expect(urls.filter((url) => url.includes('scheduled-session-details'))).toHaveLength(15);
  }).toPass();
}

test('the app shows the last known data when it is reopened without the server @once', async ({
  page,
}) => {
  await openOnline(page);
  const title = await page.locator('#today-title').innerText();
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(page.locator('#today-title')).toHaveText(title);
  await page.getByRole('link', { name: 'Start session' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'min' }).first()).toBeVisible();
  await page.goto('/my-schedule');
  await expect(page.getByRole('heading', { name: 'Break 100' })).toBeVisible();
  await page.goto('/my-schedule/week/2');
  await expect(page.getByRole('heading', { name: /Week 2/ }).first()).toBeVisible();
});

test('the home screen does not shift as it replaces its frame after an offline cold start @once', async ({
  page,
  context,
}) => {
  await openOnline(page);
  await offlineReady(page);
  await expect.poll(() => keptFrame(page)).not.toBeNull();
  await page.close();
  await context.setOffline(true);
  await watchShift(context);
  await context.addInitScript(watchFrame);
  const opened = await context.newPage();
  await opened.goto('/');
  await expect(opened.getByRole('link', { name: 'Start session' })).toBeVisible();
  await expect(opened.locator('.sand-note')).toBeVisible();
  expect(await shiftOf(opened)).toBeLessThan(0.01);
  await expect(opened.locator('html')).toHaveAttribute('data-shown-before', 'true');
  await expect(opened.locator('kept-frame')).toHaveCount(0);
  await context.setOffline(false);
});

test('the home screen shows the next day’s session a day later without the server @once', async ({
  page,
  context,
}) => {
  await openOnline(page);
  const title = page.locator('#today-title');
  const first = await title.innerText();
  const links = page.getByRole('link', { name: 'Start session' });
  const yesterdays = await links.getAttribute('href');
  await page.route('**/api/**', (route) => route.abort());
  await shiftClock(context, 24 * 60 * 60 * 1000);
  await page.reload();
  await expect(title).toBeVisible();
  await expect(title).not.toHaveText(first);
  await expect(links).not.toHaveAttribute('href', String(yesterdays));
  const second = await title.innerText();
  await links.click();
  await expect(page.getByRole('heading', { name: second })).toBeVisible();
});

test('a change that the browser sends while the app is closed shows as done when the app opens offline @once', async ({
  page,
  context,
  baseURL: origin = '',
}) => {
  await openOnline(page);
  await offlineReady(page);
  const today = await page.getByRole('link', { name: 'Start session' }).getAttribute('href');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Start session' }).click();
  await page.getByRole('button', { name: 'Complete Session' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Complete Session' }).click();
  await expect(dialog).toBeHidden();
  const day = await page.evaluate(() => Date.now());
  await page.goto('about:blank');
  // Sets the journey's date in the service workers; in pages it is set automatically.
  for (const worker of context.serviceWorkers())
    await worker.evaluate((now) => void Object.assign(Date, { now: () => now }), day);

  const read = context.waitForEvent('response', (response) =>
    response.url().endsWith(`/scheduled-session-details/${today?.split('/').at(-1)}`),
  );
  await context.setOffline(false);
  await wakeWorker(page, origin);
  await read;
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByText('Completed').first()).toBeVisible();
  await expect(strip(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Start session' })).toHaveCount(0);
  await context.setOffline(false);
});

test('without a connection, a golfer stays signed in with all stored data @once', async ({
  page,
  context,
}) => {
  await openOnline(page);
  await page.goto('/profile');
  await page.waitForLoadState('networkidle');
  const before = await persistedUrls(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Log Out' }).click();
  await expect(page.getByText('Sign-out failed', { exact: true })).toBeVisible();
  expect(await persistedUrls(page)).toEqual(before);
  await context.setOffline(false);
});

test('signing out removes all stored data, and the next golfer sees no data of the first @once', async ({
  page,
  server,
  context,
}) => {
  await openOnline(page);
  await expect.poll(() => keptFrame(page)).not.toBeNull();
  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect.poll(() => persistedUrls(page)).toEqual([]);
  expect(await keptFrame(page)).toBeNull();

  const second = newGolfer({ firstName: 'Ines' });
  await signUp(context, server.url, second);
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: 'Ready to Start Training' }).first(),
  ).toBeVisible();
  await expect(page.locator('#today-title')).toHaveCount(0);
});
