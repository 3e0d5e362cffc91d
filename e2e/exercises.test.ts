import { signInAdministrator } from './administrator.ts';
import { expect, type Page, test } from './fixtures.ts';
import { checkLayout } from './layout.ts';

/** Presses an exercise's button: next to it on a desktop, in its menu on a phone. */
async function choose(page: Page, name: string, what: string): Promise<void> {
  const direct = page.getByRole('button', {
    name: what === 'Edit' || what === 'Delete' ? `${what} ${name}` : `${what} of ${name}`,
  });
  const menu = page.getByRole('button', { name: `More for ${name}` });
  await expect(direct.or(menu).filter({ visible: true })).toBeVisible();
  if (await direct.isVisible()) return direct.click();
  await menu.click();
  await page.getByRole('dialog').getByRole('button', { name: what, exact: true }).click();
}

const find = (page: Page, name: string) =>
  page.getByRole('searchbox', { name: 'Find an exercise' }).fill(name);

test('an administrator creates an exercise with a drawing and a picture, deletes it, and restores it @once', async ({
  page,
  context,
  server,
  axe,
  inBothThemes,
}) => {
  const look = async () => {
    await checkLayout(page);
    await inBothThemes(() => axe(page));
  };
  await signInAdministrator(context, server);
  // A unique name: other tests share this server.
  const name = `Coin drill ${Date.now()}`;
  await page.goto('/admin/exercises');
  await expect(page.getByText(/^\d+ active, \d+ deleted$/)).toBeVisible();
  await look();

  await test.step('an exercise is created, and its diagram is drawn with the keyboard', async () => {
    await page.getByRole('button', { name: 'Create exercise' }).click();
    const form = page.getByRole('dialog', { name: 'Create exercise' });
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Equipment').fill('coin, 10 balls');
    await form.getByText('More', { exact: true }).click();
    await look();
    await form.getByRole('button', { name: 'Draw it' }).click();
    const editor = page.getByRole('dialog', { name: 'Drawing' });
    await editor.getByLabel('Add a mark').selectOption('Coin');
    await editor.getByRole('button', { name: 'Add', exact: true }).click();
    await editor.getByRole('button', { name: '2. Coin, at 160 and 100' }).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(editor.getByRole('button', { name: '2. Coin, at 170 and 100' })).toBeFocused();
    await editor.getByLabel('What it shows, in a sentence').fill('A coin on a green.');
    await look();
    await editor.getByRole('button', { name: 'Done' }).click();
    await form.getByRole('button', { name: 'Create exercise' }).click();
    await expect(page.getByText('Exercise Created', { exact: true })).toBeVisible();
    await expect(form).toBeHidden();
  });

  await test.step('it gets a picture', async () => {
    await find(page, name);
    await choose(page, name, 'Picture and video');
    const dialog = page.getByRole('dialog', { name: 'Picture and video' });
    await expect(dialog.getByText(/^\d+ pictures? and/)).toBeVisible();
    await look();
    const chooseFile = () =>
      dialog.getByLabel(/^Choose a picture/).setInputFiles('docs/images/today.png');
    const line = await context.newCDPSession(page);
    const uploadAt = (uploadThroughput: number) =>
      line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await uploadAt(2000);
    await chooseFile();
    await expect(dialog.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
    await look();
    await dialog.getByRole('button', { name: 'Cancel upload' }).click();
    await uploadAt(-1);
    await chooseFile();
    await expect(page.getByText('Media Uploaded', { exact: true })).toBeVisible();
    const picture = dialog.getByRole('img', { name: `Picture of ${name}` });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await dialog.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('it is deleted after its name is typed', async () => {
    await choose(page, name, 'Delete');
    const dialog = page.getByRole('dialog', { name: `Delete ${name}?` });
    await expect(dialog.getByText(/^Nothing uses it/)).toBeVisible();
    await dialog.getByLabel('Type the name to confirm').fill('Coin');
    await expect(dialog.getByText(/^Exercise name doesn't match/)).toBeVisible();
    await look();
    await dialog.getByLabel('Type the name to confirm').fill(name.toUpperCase());
    await dialog.getByLabel('Reason').fill('Nobody has coins');
    await dialog.getByRole('button', { name: 'Soft Delete' }).click();
    await expect(page.getByText('Exercise Soft Deleted', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('No exercise found')).toBeVisible();
  });

  await test.step('it is restored', async () => {
    await page.getByRole('tab', { name: 'Deleted Exercises' }).click();
    await expect(page.getByText('Nobody has coins')).toBeVisible();
    await look();
    await page.getByRole('button', { name: `Restore ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Exercise Restored', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Active Exercises' }).click();
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  });
});

test('an administrator can scroll, search, and choose from twenty thousand exercises @once', async ({
  page,
  administrator: _,
}) => {
  await page.route('/api/exercises', async (route) => {
    const answer = await route.fetch();
    const [first] = (await answer.json()) as readonly object[];
    const json = Array.from({ length: 20_000 }, (_, index) => ({
      ...first,
      id: `drill-${index}`,
      name: `Drill ${index}`,
      hasDiagram: false,
      imageUrl: null,
      type: index < 19_000 ? 'putting' : 'driving',
    }));
    await route.fulfill({ json });
  });
  await page.goto('/admin/exercises');
  await expect(page.getByText('20,000 active, 0 deleted')).toBeVisible();
  const drawn = page.locator('.exercise-groups').getByRole('listitem');
  await expect(page.getByText('Drill 0', { exact: true })).toBeVisible();
  expect(await drawn.count()).toBeLessThan(100);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByText('Drill 19999', { exact: true })).toBeInViewport();
  expect(await drawn.count()).toBeLessThan(100);
  await find(page, '17777');
  await expect(page.getByText('Drill 17777', { exact: true })).toBeVisible();
  expect(await drawn.count()).toBe(1);

  await page.goto('/admin/programs/break-100/builder');
  await page.getByRole('button', { name: 'Add Exercise' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add Exercise' });
  await form.getByRole('radio', { name: 'Putting' }).click();
  const choice = form.getByRole('combobox', { name: 'Exercise' });
  await choice.click();
  await expect(page.getByRole('option')).toHaveCount(50);
  await expect(page.getByText('The first 50 of 19,000. Type to narrow.')).toBeVisible();
  await choice.pressSequentially('18888');
  await expect(page.getByRole('option')).toHaveText(['Drill 18888']);
  await choice.press('Enter');
  await expect(choice).toHaveValue('Drill 18888');
});
