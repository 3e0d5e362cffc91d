import { gzipSync } from 'node:zlib';
import { networkFailures } from './browser-errors.ts';
import { expect, type Page, test } from './fixtures.ts';
import { checkLayout } from './layout.ts';
import { persistedUrls } from './persisted-urls.ts';
import { offlineReady } from './service-worker.ts';
import { signOut } from './steps.ts';
import { textsIn } from './texts.ts';

const schedule = (page: Page, program: string) =>
  page.getByRole('region', { name: `${program}, weekly schedule` });

const opener = (page: Page, program: string) =>
  page.getByRole('article', { name: program }).locator('summary');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads the page, opens a schedule, changes the language, and reaches the sign-in screen @once', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Master your golf game');
    await expect(schedule(page, 'Break 100')).toBeVisible();
    await expect(schedule(page, 'Putting at home')).toBeHidden();
    await opener(page, 'Putting at home').click();
    await expect(schedule(page, 'Putting at home')).toBeVisible();
    await expect(schedule(page, 'Break 100')).toBeHidden();
    await expect(opener(page, 'Putting at home')).toContainText('Hide weekly schedule');
    await opener(page, 'Putting at home').click();
    await expect(schedule(page, 'Putting at home')).toBeHidden();
    await opener(page, 'Break 100').click();
    const later = schedule(page, 'Break 100').getByRole('listitem').filter({ hasText: 'Week 6' });
    await expect(later.getByRole('list')).toBeHidden();
    await schedule(page, 'Break 100').getByText('Sessions in weeks 5 to 6').click();
    await expect(later.getByRole('list')).toBeVisible();

    await page.getByRole('link', { name: 'Español' }).click();
    const spanish = textsIn('es');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(spanish('landing', 'title'));
    // The language is remembered for the next visit.
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(spanish('landing', 'title'));
    await page.goto('/?next=%2Fmy-schedule&lang=en');
    await page.getByRole('link', { name: 'Start training' }).click();
    await expect(page).toHaveURL('/sign-in?next=%2Fmy-schedule');
  });
});

test('the page is one small document with little script, and sends no API requests @once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  const answer = await page.goto('/');
  await page.waitForLoadState('networkidle');
  const html = (await answer?.text()) ?? '';
  const scripts = await page.locator('script:not([type])').allTextContents();
  expect(gzipSync(scripts.join('')).length).toBeLessThan(2 * 1024);
  expect(gzipSync(html).length).toBeLessThan(20 * 1024);
  // The page, its font, drawings, icon and manifest.
  expect(asked.length).toBeLessThanOrEqual(12);
  expect(asked.filter((path) => /^\/api\/|\.(js|css)$/.test(path))).toEqual([]);
  expect(errors).toEqual([]);
});

test('the page does not shift while it loads, and every picture has a width and height', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const observer = new PerformanceObserver((list) =>
      resolve(
        list
          .getEntries()
          .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
      ),
    );
    observer.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(0), 500);
    return promise;
  });
  expect(shift).toBe(0);
  expect(await page.locator('img:not([width][height])').count()).toBe(0);
});

test('the page still fits when its font fails to load', async ({ page, browserErrors }) => {
  browserErrors.allow(/net::ERR_FAILED .*woff2/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  await checkLayout(page);
});

test('opening a schedule does not move its button @once', async ({ page }) => {
  await page.goto('/');
  const second = opener(page, 'Putting at home');
  await second.scrollIntoViewIfNeeded();
  const before = await second.boundingBox();
  await second.click();
  await expect(schedule(page, 'Putting at home')).toBeVisible();
  const after = await second.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
});

test('a signed-in golfer gets the app at the same address, and the landing page again after signing out @once', async ({
  page,
  golfer: _,
}) => {
  const isApp = async () =>
    (await page.request.get('/').then((a) => a.text())).includes('id="root"');
  await page.goto('/');
  await expect(page.getByText('Ready to Start Training')).toBeVisible();
  expect(await isApp()).toBe(true);
  await signOut(page);
  await expect(page.getByRole('link', { name: 'Start training' })).toBeVisible();
  await expect(page.locator('#root')).toHaveCount(0);
  expect(await isApp()).toBe(false);
});

test('the landing page deletes the data of a golfer whose sign-out was interrupted @once', async ({
  page,
  golfer: _,
}) => {
  await page.goto('/');
  await expect.poll(() => persistedUrls(page)).toContain('/api/auth/user');
  await page.context().clearCookies();
  // The page was closed before it had deleted anything.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('golfer', ''));
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('golfer'))).toBeNull();
  await expect(page.locator('#root')).toHaveCount(0);
  expect(await persistedUrls(page)).toEqual([]);
});

test.describe('with a service worker', () => {
  test.use({ keepsApp: true });

  test('a visitor gets the page from the server, and offline gets the app with an offline message @once', async ({
    page,
    context,
    browserErrors,
  }) => {
    browserErrors.allow(networkFailures);
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const again = await page.reload();
    expect(await again?.text()).toContain('Break 100');
    await context.setOffline(true);
    await page.goto('/');
    await expect(page.getByText(/You are offline|connection dropped/).first()).toBeVisible();
    await context.setOffline(false);
  });

  test('a golfer gets the app from the device, and after signing out gets the page from the server @once', async ({
    page,
    golfer: _,
  }) => {
    await page.goto('/');
    await expect(page.getByText('Ready to Start Training')).toBeVisible();
    await offlineReady(page);
    const kept = await page.reload();
    expect(kept?.fromServiceWorker()).toBe(true);
    await expect(page.getByText('Ready to Start Training')).toBeVisible();
    await signOut(page);
    await expect(page.getByRole('link', { name: 'Start training' })).toBeVisible();
    await expect(async () => {
      expect(await (await page.goto('/'))?.text()).toContain('Break 100');
    }).toPass();
  });
});
