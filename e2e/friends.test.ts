import { expect, test } from './fixtures.ts';
import { newGolfer, signUp } from './golfer.ts';
import { checkLayout } from './layout.ts';

test('a request is sent, accepted and listed for both', async ({
  page,
  server,
  golfer,
  openContext,
  axe,
  inBothThemes,
}) => {
  const others = await openContext();
  const lars = newGolfer({ firstName: 'Lars', lastName: 'Bakker' });
  await signUp(others, server.url, lars);
  const theirs = await others.newPage();

  await test.step('Lars asks by address', async () => {
    await theirs.goto('/social?tab=friends');
    await expect(theirs.getByText('No friends yet')).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Send' })).toBeDisabled();
    await theirs.getByLabel('Add a friend').fill(golfer.email.toUpperCase());
    await theirs.getByRole('button', { name: 'Send' }).click();
    await expect(theirs.getByText('Friend request sent!', { exact: true })).toBeVisible();
  });

  await test.step('Nora accepts', async () => {
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Social' })
      .click();
    await page.getByRole('tab', { name: 'Friends 1' }).click();
    await expect(page).toHaveURL(/\?tab=friends$/);
    await checkLayout(page);
    await page.getByRole('button', { name: 'Accept the request from Lars Bakker' }).click();
    await expect(page.getByText('Friend request updated!', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Lars Bakker' })).toBeVisible();
    await inBothThemes(() => axe(page));
  });

  await test.step('the profile has an address, and Back closes it', async () => {
    await page.getByRole('link', { name: 'Lars Bakker' }).click();
    const profile = page.getByRole('dialog', { name: 'Profile' });
    await expect(profile.getByRole('heading', { name: 'Lars Bakker' })).toBeVisible();
    await expect(page).toHaveURL(/tab=friends&golfer=/);
    await inBothThemes(() => axe(page));
    await page.goBack();
    await expect(profile).toBeHidden();
    await expect(page).toHaveURL(/\?tab=friends$/);
    await page.goBack();
    await expect(page).toHaveURL(`${server.url}/`);
  });

  await test.step('Lars sees the new friend, and can end it', async () => {
    await theirs.reload();
    await theirs.getByRole('button', { name: 'Remove Nora Devlin' }).click();
    await theirs.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(theirs.getByText('Friend removed', { exact: true })).toBeVisible();
    await expect(theirs.getByText('No friends yet')).toBeVisible();
  });
});
