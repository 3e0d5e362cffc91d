import { expect, type Page, test } from './fixtures.ts';
import { newGolfer, signUp } from './golfer.ts';
import { checkLayout } from './layout.ts';
import { endCelebration } from './steps.ts';

test.beforeEach(async ({ page, enrollment: _ }) => {
  await page.goto('/');
});

const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function completeToday(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Start session' }).click();
  await page.getByRole('button', { name: 'Complete Session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete Session' }).click();
  await endCelebration(page, 'First session');
}

test('a completed session adds notifications that a golfer can read, delete, restore, and turn off @once', async ({
  page,
  axe,
  inBothThemes,
}) => {
  const dropdown = page.getByRole('dialog', { name: 'Notifications' });
  const look = async () => {
    await inBothThemes(() => axe(page));
  };

  await test.step('a new golfer has no notifications', async () => {
    await bell(page, 'Notifications').click();
    await expect(dropdown).toContainText('No notifications');
    await look();
    await page.keyboard.press('Escape');
    await expect(bell(page, 'Notifications')).toBeFocused();
    const { pathname } = new URL(page.url());
    await bell(page, 'Notifications').click();
    await expect(dropdown).toBeVisible();
    await page.goBack();
    await expect(dropdown).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(pathname);
  });

  await test.step('the bell counts and shows the notifications of a session', async () => {
    await completeToday(page);
    await page.goto('/');
    await bell(page, 'Notifications, 1 unread').press('Enter');
    await expect(dropdown.getByRole('link', { name: 'First session' })).toBeVisible();
    await expect(dropdown).toContainText('New');
    await look();
    await checkLayout(page);
    await dropdown.getByRole('link', { name: 'First session' }).click();
    await expect(page).toHaveURL(/\/achievements$/);
    await expect(dropdown).toBeHidden();
    await expect(bell(page, 'Notifications')).toBeVisible();
  });

  await test.step('deleting a notification can be undone', async () => {
    await bell(page, 'Notifications').click();
    await dropdown.getByRole('link', { name: 'View all notifications' }).click();
    await expect(page.getByRole('heading', { name: 'NOTIFICATIONS' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'All Notifications 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete: First session' }).click();
    await expect(page.getByRole('heading', { name: 'No notifications' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'All Notifications 0' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'First session' })).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await look();
  });

  await test.step('a preference is stored and takes effect', async () => {
    await page.getByRole('tab', { name: 'Settings' }).click();
    const milestones = page.getByRole('switch', { name: 'Program milestones' });
    await expect(milestones).toBeChecked();
    await look();
    await checkLayout(page);
    const saved = page.waitForResponse('**/api/user/notification-preferences');
    await milestones.click();
    await saved;
    await page.getByRole('radio', { name: '19:00' }).click();
    await expect(page.getByRole('radio', { name: '19:00' })).toBeChecked();
    await page.reload();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect(milestones).not.toBeChecked();
  });
});

test('the app offers a retry when notifications cannot be loaded @once', async ({
  page,
  axe,
  browserErrors,
}) => {
  browserErrors.allow(/status of 503/);
  await page.route('**/api/user/notifications?*', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable' } }),
  );
  await bell(page, 'Notifications').click();
  const dropdown = page.getByRole('dialog', { name: 'Notifications' });
  await expect(dropdown.getByText('Error loading notifications')).toBeVisible();
  await axe(page);
  await dropdown.getByRole('link', { name: 'View all notifications' }).click();
  const again = page.getByRole('button', { name: 'Refresh Page' });
  await expect(again).toBeVisible();
  await axe(page);
  await page.unrouteAll({ behavior: 'wait' });
  await again.click();
  await expect(page.getByRole('heading', { name: 'No notifications' })).toBeVisible();
});

test('a name without a space breaks before the buttons of its notification @once', async ({
  page,
  golfer,
  openContext,
  server,
}) => {
  const other = await openContext();
  await signUp(other, server.url, newGolfer({ firstName: 'W'.repeat(60), lastName: 'B' }));
  const answer = await other.request.post(`${server.url}/api/social/friend-request`, {
    headers: { origin: server.url },
    data: { addresseeEmail: golfer.email },
  });
  expect(answer.ok()).toBe(true);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/notifications');
  const title = await page.getByRole('link', { name: /WWW/ }).boundingBox();
  const remove = await page
    .getByRole('main')
    .getByRole('button', { name: /delete/i })
    .first()
    .boundingBox();
  expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(remove?.x ?? 0);
});
