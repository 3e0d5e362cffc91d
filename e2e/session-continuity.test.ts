import { expect, test } from './fixtures.ts';
import { newGolfer, signUp } from './golfer.ts';
import { signOut, socketOpened } from './steps.ts';

test.beforeEach(async ({ page, enrollment: _ }) => {
  await page.goto('/');
});

// 1000 XP minus 130 for the session and 50 for the first achievement.
const xpLeft = '820 XP to level 2';

test('a double click completes a session once @once', async ({ page }) => {
  await page.getByRole('link', { name: 'Start session' }).click();
  await page.getByRole('button', { name: 'Complete Session' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Complete Session' }).dblclick();
  await expect(page.getByText('Session completed!', { exact: true })).toBeVisible();
  await page.goto('/');
  await expect(page.getByText(xpLeft).filter({ visible: true }).first()).toBeVisible();
});

test('a session that is open on two devices is completed once @once', async ({
  page,
  context,
  openContext,
}) => {
  await page.getByRole('link', { name: 'Start session' }).click();
  await expect(page.getByRole('heading', { name: 'Drills' })).toBeVisible();
  const device = await openContext();
  await device.addCookies(await context.cookies());
  const second = await device.newPage();
  // Otherwise the second page would learn immediately that the session has been completed.
  await second.routeWebSocket('**/ws', () => {});
  await second.goto(page.url());
  // Both pages read the session before either one completes it.
  await expect(second.getByRole('button', { name: 'Complete Session' })).toBeVisible();
  for (const screen of [page, second]) {
    await screen.getByRole('button', { name: 'Complete Session' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Complete Session' }).click();
    await expect(screen.getByText('Session completed!', { exact: true })).toBeVisible();
  }
  await second.goto('/');
  await expect(second.getByText(xpLeft).filter({ visible: true }).first()).toBeVisible();
});

test('a session completed in one tab shows immediately in the other tab @once', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('link', { name: 'Start session' })).toBeVisible();
  await page.getByRole('link', { name: 'Start session' }).click();
  await page.getByRole('button', { name: 'Complete Session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete Session' }).click();
  await expect(page.getByText('Session completed!', { exact: true })).toBeVisible();
  const unlocked = other.getByRole('dialog', { name: 'First session' });
  await unlocked.getByRole('button', { name: 'Continue Training' }).click();
  await expect(other.getByText(xpLeft).filter({ visible: true }).first()).toBeVisible();
  await expect(other.getByRole('link', { name: 'Start session' })).toBeHidden();
});

test('a session completed on the phone updates the desktop and is celebrated there once @once', async ({
  page,
  context,
  openContext,
}) => {
  const desktopContext = await openContext();
  await desktopContext.addCookies(await context.cookies());
  const desktop = await desktopContext.newPage();
  const listens = socketOpened(desktop);
  await desktop.goto('/');
  await expect(desktop.getByRole('link', { name: 'Start session' })).toBeVisible();
  await listens;

  await page.getByRole('link', { name: 'Start session' }).click();
  await page.getByRole('button', { name: 'Complete Session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete Session' }).click();
  await expect(page.getByText('Session completed!', { exact: true })).toBeVisible();

  for (const screen of [page, desktop]) {
    const unlocked = screen.getByRole('dialog', { name: 'First session' });
    await unlocked.getByRole('button', { name: 'Continue Training' }).click();
    await expect(screen.getByRole('dialog', { name: 'First session' })).toBeHidden();
  }
  await expect(desktop.getByText(xpLeft).filter({ visible: true }).first()).toBeVisible();
  await expect(desktop.getByRole('link', { name: 'Start session' })).toBeHidden();
  await expect(desktop.getByRole('dialog')).toBeHidden();
});

test('another golfer who opens the address of a session sees that it was not found @once', async ({
  page,
  openContext,
  server,
  browserErrors,
}) => {
  browserErrors.allow(/status of 404/);
  await page.getByRole('link', { name: 'Start session' }).click();
  await expect(page.getByRole('heading', { name: 'Drills' })).toBeVisible();
  const stranger = await openContext();
  await signUp(stranger, server.url, newGolfer());
  const theirs = await stranger.newPage();
  await theirs.goto(page.url());
  await expect(theirs.getByText('Session not found.')).toBeVisible();
});

test('a visitor sees the landing page at a golfer’s address, and signing out ends the sign-in @once', async ({
  page,
  openContext,
}) => {
  const visitor = await (await openContext()).newPage();
  await visitor.goto('/my-schedule');
  await expect(visitor.getByRole('link', { name: 'Start training' }).first()).toBeVisible();

  await signOut(page);
  await expect(page.getByRole('link', { name: 'Start training' }).first()).toBeVisible();
  const answer = await page.request.get('/api/auth/user');
  expect(answer.status()).toBe(401);
});
