import { expect, type Page, test } from './fixtures.ts';

/** Presses Tab until the element with that name has the focus, like a user without a mouse. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const target = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

test('a golfer trains and completes a session without a mouse', async ({ page, enrollment: _ }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start session' })).toBeVisible();
  await tabTo(page, 'Start session');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Drills' })).toBeVisible();

  await tabTo(page, 'More for this session');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'This session' })).toBeVisible();
  await tabTo(page, 'Warm-up stretches');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Warm-up stretches' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More for this session' })).toBeFocused();

  await tabTo(page, 'Complete Session');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '5 stars' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('4 of 5')).toBeVisible();
  const complete = dialog.getByRole('button', { name: 'Complete Session' });
  await expect(complete).toBeEnabled();
  await complete.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Session completed!', { exact: true })).toBeVisible();
});
