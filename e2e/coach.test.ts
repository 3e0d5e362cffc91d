import { expect, test } from './fixtures.ts';
import { checkLayout } from './layout.ts';
import { endCelebration } from './steps.ts';

test('a coach without an account reads the training and leaves a note, until the golfer revokes the link, which can be restored @once', async ({
  page,
  enrollment: _,
  openContext,
  axe,
  inBothThemes,
  browserErrors,
}) => {
  // A revoked link gets the same response as one that never existed.
  browserErrors.allow(/status of 404 .*coach/);
  await page.goto('/');
  await page.getByRole('link', { name: 'Start session' }).click();
  await page.getByRole('button', { name: 'Complete Session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete Session' }).click();
  await endCelebration(page, 'First session');
  const session = page.url();

  const address = await test.step('the golfer creates a link', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Make a link' }).click();
    const form = page.getByRole('dialog', { name: 'Link for a coach' });
    await form.getByLabel('Coach’s name').fill('Tom');
    await checkLayout(page);
    await form.getByRole('button', { name: 'Make the link' }).click();
    const made = page.getByRole('dialog', { name: 'Link for Tom' });
    const url = await made.getByLabel('Address').inputValue();
    await axe(page);
    await checkLayout(page);
    await made.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Not opened yet')).toBeVisible();
    return url;
  });

  const coach = await (await openContext()).newPage();
  await test.step('the coach reads the page and writes a note', async () => {
    await coach.goto(address);
    await expect(coach.getByRole('heading', { name: 'Completed sessions' })).toBeVisible();
    await checkLayout(coach);
    await axe(coach);
    await coach
      .getByRole('button', { name: /^Add a note to/ })
      .last()
      .click();
    const form = coach.getByRole('dialog');
    await form.getByLabel('Note').fill('Keep the head still on the short ones.');
    await checkLayout(coach);
    await form.getByRole('button', { name: 'Save the note' }).click();
    // The form contains the same text until it has closed.
    await expect(form).toBeHidden();
    const completed = coach.getByRole('region', { name: 'Completed sessions' });
    await expect(completed.getByText('Keep the head still on the short ones.')).toBeVisible();
  });

  await test.step('the golfer reads the note and revokes the link', async () => {
    await page.goto(session);
    await expect(page.getByText('Note from Tom')).toBeVisible();
    await expect(page.getByText('Keep the head still on the short ones.')).toBeVisible();
    await checkLayout(page);
    await inBothThemes(() => axe(page));
    await page.goto('/profile');
    await expect(page.getByText(/^Last opened on/)).toBeVisible();
    await page.getByRole('button', { name: 'Revoke the link for Tom' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('Link revoked', { exact: true })).toBeVisible();
    await coach.reload();
    await expect(coach.getByText('This link does not work')).toBeVisible();
  });

  await test.step('the golfer restores the link, and the coach opens the same address', async () => {
    await page.reload();
    await expect(page.getByText(/^Until .* you can restore this link/)).toBeVisible();
    await inBothThemes(() => axe(page));
    await checkLayout(page);
    await page.getByRole('button', { name: 'Restore the link for Tom' }).click();
    await expect(page.getByText('Link restored', { exact: true })).toBeVisible();
    await coach.reload();
    await expect(coach.getByRole('heading', { name: 'Completed sessions' })).toBeVisible();
  });
});
