import type { BrowserContext } from '@playwright/test';
import { builtFiles } from './built-files.ts';
import { expect, test } from './fixtures.ts';
import { type Golfer, newGolfer, signUp } from './golfer.ts';
import { persistedUrls } from './persisted-urls.ts';
import { shiftOf, watchShift } from './shift.ts';

const isLibraries = ({ pathname }: URL) => builtFiles(/^libraries$/).includes(pathname);

/** The most requests that a phone sends until the home screen is visible and its code has loaded. */
const most = 30;

/** The first request for what the golfer may open next. */
const ahead = '/api/user/coming-sessions';

test('the first visit to the home screen takes few requests @once', async ({
  page,
  enrollment: _,
}) => {
  // Otherwise the server would tell the page to refetch data that the enrollment changed a moment ago.
  await page.routeWebSocket(/\/ws$/, () => {});
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start session' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests).toContain(ahead);
  const first = requests.slice(0, requests.indexOf(ahead));
  expect(first.length, first.join('\n')).toBeLessThanOrEqual(most);
});

test('the frame of the last visit takes taps before the app’s code arrives, and does not shift when it does @once', async ({
  page,
  enrollment: _,
}) => {
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('frame')), { timeout: 15_000 })
    .not.toBeNull();
  await watchShift(page);
  const { promise: code, resolve: arrives } = Promise.withResolvers<void>();
  await page.route(isLibraries, async (route) => {
    await code;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: 'Add Session' }).filter({ visible: true });
  await add.click();
  await expect(page.locator('#root')).toBeEmpty();
  arrives();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await expect(page.getByRole('link', { name: 'Start session' })).toBeVisible();
  await expect(page.locator('kept-frame')).toHaveCount(0);
  expect(await shiftOf(page)).toBeLessThan(0.01);
});

test('a golfer who signs in on another golfer’s phone sees no data of the other golfer @once', async ({
  page,
  context,
  server,
  enrollment: _,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start session' })).toBeVisible();
  // Reads are persisted a second later.
  await expect.poll(() => persistedUrls(page)).toContain('/api/user/dashboard');
  // The first golfer's page must not send any more requests.
  await page.goto('about:blank');
  await context.clearCookies();
  await signUp(context, server.url, newGolfer({ firstName: 'Ines' }));
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: 'Ready to Start Training' }).first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Schedule' }).first().click();
  await expect(page.getByRole('heading', { name: 'Break 100' })).toHaveCount(0);
});

/** Creates a golfer who has an account but is signed out. */
async function someoneSignedOut(context: BrowserContext, url: string): Promise<Golfer> {
  const golfer = newGolfer();
  await signUp(context, url, golfer);
  await context.clearCookies();
  return golfer;
}

test('a visitor’s input from before the app’s code arrives is kept and used to sign in @once', async ({
  page,
  context,
  server,
}) => {
  const { email, password } = await someoneSignedOut(context, server.url);
  await watchShift(page);
  const { promise: code, resolve: arrives } = Promise.withResolvers<void>();
  const scripts: string[] = [];
  await page.route(isLibraries, async (route) => {
    scripts.push(route.request().url());
    await code;
    await route.continue();
  });
  await page.goto('/sign-in?next=%2Fprograms', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveTitle('Sign in · Pinhigh');
  expect(scripts).toEqual([]);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password.slice(0, 4));
  await expect(page.locator('#root')).toBeEmpty();
  arrives();
  await expect(page.locator('kept-frame')).toHaveCount(0);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(password.slice(4));
  expect(await shiftOf(page)).toBeLessThan(0.01);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/programs');
});

test('a form submitted before the app’s code arrives is sent once the code has loaded @once', async ({
  page,
  context,
  server,
}) => {
  const { email, password } = await someoneSignedOut(context, server.url);
  const { promise: code, resolve: arrives } = Promise.withResolvers<void>();
  await page.route(isLibraries, async (route) => {
    await code;
    await route.continue();
  });
  await page.goto('/sign-in?next=%2Fprograms', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sign-in/);
  arrives();
  await expect(page).toHaveURL('/programs');
});
