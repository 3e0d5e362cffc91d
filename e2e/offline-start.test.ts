import { networkFailures } from './browser-errors.ts';
import { builtFiles } from './built-files.ts';
import { expect, test } from './fixtures.ts';
import { cachedUrls, offlineReady, watchFiles } from './service-worker.ts';

test.use({ keepsApp: true });

test('the app opens offline with the page, scripts, and styles stored on the device @once', async ({
  page,
  context,
  browserErrors,
  enrollment: _,
}) => {
  browserErrors.allow(networkFailures);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start session' })).toBeVisible();
  await offlineReady(page);
  await page.close();

  await context.setOffline(true);
  const { fromWorker, fromServer } = watchFiles(context);
  const opened = await context.newPage();
  for (const address of ['/', '/my-schedule', '/calendar-list']) {
    await opened.goto(address);
    await expect(opened.locator('#root')).not.toBeEmpty();
    await expect(opened.locator('body')).toHaveCSS('font-family', /Instrument/);
  }
  expect(fromServer).toEqual([]);
  expect(fromWorker).toContain('/');
  expect(fromWorker.some((path) => path.endsWith('.js'))).toBe(true);
  expect(fromWorker.some((path) => path.endsWith('.css'))).toBe(true);
  await context.setOffline(false);
});

test('the service worker does not cache administration screens, source maps, or API responses @once', async ({
  page,
  enrollment: _,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start session' })).toBeVisible();
  await offlineReady(page);
  const paths = (await cachedUrls(page)).map((url) => new URL(url).pathname);
  const screens = builtFiles(
    /^(admin-(broadcasts|dashboard|programs).*|(audit-log|reports)-screen)$/,
  );
  const isWrong = (path: string) => /\/api\/|\.map$/.test(path) || screens.includes(path);
  expect(paths.filter(isWrong)).toEqual([]);
  // Content blockers stop files by the words in their names.
  const files = paths.filter((path) => path.startsWith('/assets/'));
  expect(files.filter((path) => !/^\/assets\/[\w-]{8}\.\w+$/.test(path))).toEqual([]);
  // Only English texts are loaded: it is the language of both the golfer and the browser.
  expect(paths).toContain('/texts/en');
  expect(paths.filter((path) => path.startsWith('/texts/'))).toHaveLength(1);
});

test('the service worker leaves addresses outside the app to the server @once', async ({
  page,
  browserErrors,
  enrollment: _,
}) => {
  // The browser also requests a favicon for a response that is not a page of the app.
  browserErrors.allow(/status of 404 .*(none\.ics|favicon\.ico)/);
  await page.goto('/');
  await offlineReady(page);
  for (const address of ['/api/docs/', '/sw.js', '/api/calendar/none.ics', '/favicon.svg?x']) {
    const answer = await page.goto(address).catch(() => null);
    expect(answer?.fromServiceWorker(), address).toBe(false);
  }
  expect((await page.goto('/programs'))?.fromServiceWorker()).toBe(true);
});

test.describe('before the service worker has stored the app', () => {
  test.use({ keepsApp: false });

  test('the session on the home screen opens without a connection @once', async ({
    page,
    context,
    browserErrors,
    enrollment: _,
  }) => {
    browserErrors.allow(networkFailures);
    const answered = page.waitForResponse(/\/coming-sessions/);
    await page.goto('/');
    await answered;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Start session' }).click();
    await expect(page.getByRole('link', { name: 'Start', exact: true })).toBeVisible();
    await context.setOffline(false);
  });
});
