import { signInAdministrator } from './administrator.ts';
import { expect, test } from './fixtures.ts';
import { newGolfer, signUp } from './golfer.ts';
import { checkLayout } from './layout.ts';

test('an administrator sends a broadcast, and golfers see it in their list until it is turned off @once', async ({
  page,
  context,
  server,
  openContext,
  browserErrors,
  axe,
  inBothThemes,
}) => {
  const others = await openContext();
  await signUp(others, server.url, newGolfer({ firstName: 'Lars' }));
  const theirs = await others.newPage();
  await signInAdministrator(context, server);
  // A unique title: other tests share this server.
  const title = `Fast greens ${Date.now()}`;
  const row = page.getByRole('listitem').filter({ hasText: title });

  await test.step('missing fields are named, and nothing typed is lost offline', async () => {
    await page.goto('/admin/broadcasts');
    await expect(page.getByRole('heading', { name: 'Recent Broadcasts' })).toBeVisible();
    await checkLayout(page);
    await inBothThemes(() => axe(page));
    await page.getByRole('button', { name: 'Send New Message' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send New Message' });
    await dialog.getByLabel('Message', { exact: true }).fill('They were rolled this morning.');
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect(
      page.getByText('Please fill in both title and message.', { exact: true }),
    ).toBeVisible();
    await checkLayout(page);
    await inBothThemes(() => axe(page));
    await dialog.getByLabel('Title').fill(title);
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await context.setOffline(false);
    await expect(dialog.getByLabel('Title')).toHaveValue(title);
  });

  await test.step('the preview shows it as golfers see it; it is sent and its delivery is shown', async () => {
    const dialog = page.getByRole('dialog', { name: 'Send New Message' });
    await expect(dialog.getByText(/\d golfers?\. Everyone with an account\./)).toBeVisible();
    await expect(dialog.locator('.notification')).toContainText(title);
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect(
      page.getByText('Your message has been sent to golfers successfully!', { exact: true }),
    ).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(row.getByText(/^Delivered to/)).toBeVisible();
    await checkLayout(page);
    await inBothThemes(() => axe(page));
  });

  await test.step('a golfer sees it until it is turned off', async () => {
    await theirs.goto('/notifications');
    await expect(theirs.getByText(title)).toBeVisible();
    await row.getByRole('switch').click();
    await expect(row.getByText('Inactive')).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByText("You're all caught up!")).toBeVisible();
    await expect(theirs.getByText(title)).toBeHidden();
  });
});
