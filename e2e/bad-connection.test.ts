import { networkFailures } from './browser-errors.ts';
import { expect, test } from './fixtures.ts';
import { shiftOf, watchShift } from './shift.ts';

test.beforeEach(({ enrollment: _, browserErrors }) => {
  // The router logs a warning when it cannot preload part of the app.
  browserErrors.allow(networkFailures, /Couldn't load preload assets/);
});

test('an offline screen says so and recovers by itself when the network returns @once', async ({
  page,
  context,
  axe,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start session' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Offline. Everything you log is kept.')).toBeVisible();
  await page.getByRole('link', { name: 'Programs' }).first().click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await axe(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Break 100' }).first()).toBeVisible();
});

test('a dialog whose code cannot be loaded shows an error and opens once the network is back @once', async ({
  page,
  context,
}) => {
  await page.goto('/calendar-list');
  const open = page.getByRole('button', { name: 'Add Session' }).first();
  await expect(page.getByRole('heading', { name: /This week/ })).toBeVisible();
  // The code of messages is loaded when the page is idle; offline it could not be.
  await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await context.setOffline(true);
  await open.click();
  await expect(
    page.getByText('You are offline. Try again when you are back online.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await context.setOffline(false);
  await open.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveCSS('flex-direction', 'column');
  await expect(page.locator('html[data-same-page]')).toBeAttached();
});

test('typed text survives a failed submission, closing the dialog, and leaving the page @once', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/status of 400/);
  await page.goto('/');
  await page.getByRole('link', { name: 'Start session' }).click();
  await page.getByRole('button', { name: 'Complete Session' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Notes').fill('The 56 carries shorter than I think.');
  // Offline, the change would wait on the device; when the server refuses it, it stays in the form.
  const refused = { code: 'invalid_input', message: 'Not like this.', issues: [] };
  await page.route('**/api/user/complete-session', (route) =>
    route.fulfill({ status: 400, json: refused }),
  );
  await dialog.getByRole('button', { name: 'Complete Session' }).click();
  await expect(dialog.getByText('What you typed is kept on this device.')).toBeVisible();
  await page.unroute('**/api/user/complete-session');
  await page.reload();
  await page.getByRole('button', { name: 'Complete Session' }).click();
  await expect(dialog.getByLabel('Notes')).toHaveValue('The 56 carries shorter than I think.');
  await dialog.getByRole('button', { name: 'Complete Session' }).click();
  await expect(page.getByText('Session completed!', { exact: true })).toBeVisible();
});

test('a screen offers a retry while the server is down @once', async ({ page, server }) => {
  await page.goto('/');
  await page.route('**/api/user/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Schedule' }).first().click();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await page.unroute('**/api/user/**');
  await server.restart({ kill: 'SIGKILL' });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Break 100' })).toBeVisible();
});

test('the home screen does not shift while it loads on a slow network @once', async ({ page }) => {
  await page.route('**/api/user/dashboard', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await watchShift(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start session' })).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.01);
});

test('a tap shows the frame of the next screen before its code and data arrive @once', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start session' })).toBeVisible();
  const arrival = Promise.withResolvers<void>();
  await page.route(/\/(assets|api)\//, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Programs' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'PROGRAMS' })).toBeVisible();
  await expect(page.getByText('Loading', { exact: true })).toBeAttached();
  arrival.resolve();
  await expect(page.getByRole('heading', { name: 'Break 100' }).first()).toBeVisible();
});
