import { networkFailures } from './browser-errors.ts';
import { expect, type Page, test } from './fixtures.ts';

const calendarOf = async (page: Page) => {
  const answer = await page.request.get('/api/user/activity-calendar');
  return (await answer.json()) as { type: string; title: string; data: object }[];
};

const openDialog = (page: Page) =>
  page.getByRole('button', { name: 'Add Session' }).filter({ visible: true }).click();

test('a golfer logs practice and a round by hand @once', async ({ page, golfer: _, axe }) => {
  await page.goto('/');
  await openDialog(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Log a golf round or match')).toBeVisible();
  await axe(page);

  await test.step('logs a practice', async () => {
    await dialog.getByRole('button', { name: /^Training Session/ }).click();
    await dialog.getByRole('button', { name: 'Add session' }).click();
    await expect(dialog.getByText('Title is required')).toBeVisible();
    await axe(page);
    await dialog.getByLabel('Title').fill('Range, wedges only');
    await dialog.getByRole('button', { name: 'Up 1 min' }).click();
    await dialog.getByLabel('Notes').fill('The 56 carries shorter than I think.');
    await dialog.getByRole('button', { name: 'Add session' }).click();
    await expect(page.getByText('Training Session Added', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('logs a round', async () => {
    await openDialog(page);
    await dialog.getByRole('button', { name: /^Track Round/ }).click();
    await dialog.getByText('9', { exact: true }).click();
    await dialog.getByRole('spinbutton', { name: 'Total score' }).fill('44');
    await dialog.getByLabel('Name').fill('Evening nine');
    await dialog
      .getByRole('group', { name: 'Greens' })
      .getByRole('button', { name: 'Up 1' })
      .click();
    await dialog.getByText('Course, putts and penalties').click();
    await dialog.getByLabel('Putts').fill('17');
    await axe(page);
    await dialog.getByRole('button', { name: 'Add round' }).click();
    await expect(page.getByText('Round Added', { exact: true })).toBeVisible();
  });

  await test.step('finds both in Progress and in the calendar', async () => {
    await page.goto('/progress/practice');
    const recent = page.getByRole('region', { name: 'Recent Activity' });
    await expect(recent.getByRole('listitem')).toHaveText([
      /^Evening nine9 holes, 44/,
      /^Range, wedges only31 min/,
    ]);
    // XP: 31 for the minutes of practice, 60 for nine holes, 50 for the achievement `first-card`.
    await expect(page.getByText('141', { exact: true }).filter({ visible: true })).toBeVisible();
    await axe(page);
    expect(await calendarOf(page)).toMatchObject([
      { type: 'free_practice', data: { notes: 'The 56 carries shorter than I think.' } },
      { type: 'golf_round', data: { fairwaysHit: null, greensInRegulation: 1, holes: 9 } },
    ]);
  });

  await test.step('corrects the score and deletes the practice', async () => {
    await page.goto('/my-schedule');
    await page.getByRole('link', { name: 'Calendar' }).click();
    await page.getByRole('link', { name: /^Evening nine/ }).click();
    await expect(page.getByRole('button', { name: 'Share as picture' })).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByRole('spinbutton', { name: 'Total score' }).fill('42');
    await axe(page);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Changes saved', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: /^Evening nine.*42/ })).toBeVisible();
    await page.getByRole('button', { name: /^Range, wedges only/ }).click();
    await dialog.getByRole('button', { name: 'Delete practice' }).click();
    await axe(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Practice deleted', { exact: true })).toBeVisible();
    expect(await calendarOf(page)).toMatchObject([{ type: 'golf_round', data: { putts: 17 } }]);
  });
});

test('a retry after a lost response does not log the practice twice @once', async ({
  page,
  golfer: _,
  browserErrors,
}) => {
  browserErrors.allow(networkFailures);
  await page.goto('/');
  await openDialog(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Training Session/ }).click();
  await dialog.getByLabel('Title').fill('Range');
  // The server makes the change, but the response never arrives.
  await page.route('**/api/user/free-practice-sessions', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Add session' }).click();
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await calendarOf(page)).toHaveLength(1);
  await page.unroute('**/api/user/free-practice-sessions');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('waiting to sync')).toHaveCount(0);
  expect(await calendarOf(page)).toHaveLength(1);
});

test('a golfer logs practice without a mouse @once', async ({ page, golfer: _ }) => {
  await page.goto('/');
  const open = page.getByRole('button', { name: 'Add Session' }).filter({ visible: true });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Training Session/ }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /^Training Session/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Title').focus();
  await page.keyboard.type('Putting mat');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('spinbutton', { name: 'Duration' })).toBeFocused();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Training Session Added', { exact: true })).toBeVisible();
  await expect(open).toBeFocused();
  expect(await calendarOf(page)).toMatchObject([{ title: 'Putting mat', duration: 40 }]);
});
