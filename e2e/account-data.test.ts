import { expect, test } from './fixtures.ts';
import { newGolfer, signUp } from './golfer.ts';

test('a golfer exports a plan and imports it into another account @once', async ({
  page,
  enrollment: _,
  server,
  openContext,
  axe,
}) => {
  await page.goto('/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const file = await (await download).path();

  const context = await openContext();
  await signUp(context, server.url, newGolfer());
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Import my data' }).click();
  const dialog = other.getByRole('dialog', { name: 'Import my data' });
  await dialog.getByLabel('Choose the ZIP').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Import' }).click();
  const done = other.getByRole('dialog', { name: 'Import complete' });
  await expect(done.getByText('Programs: 1')).toBeVisible();
  await expect(done.getByText('Sessions: 18', { exact: true })).toBeVisible();
  await axe(other);
  await done.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByRole('link', { name: 'Start session' })).toBeVisible();
});
