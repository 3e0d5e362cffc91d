import sharp from 'sharp';
import type { Page } from './fixtures.ts';
import { expect, test } from './fixtures.ts';

const quarters = Buffer.from(
  `<svg width="600" height="400"><rect width="600" height="400" fill="#c00"/>
  <rect x="300" width="300" height="200" fill="#0c0"/>
  <rect y="200" width="300" height="200" fill="#00c"/>
  <rect x="300" y="200" width="300" height="200" fill="#cc0"/></svg>`,
);
const picture = sharp(quarters);

/** Returns the colors of the picture's four corners: for each channel, X if it is bright, otherwise a dot. */
async function cornersOf(bytes: Buffer) {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return [...data.subarray(start, start + 3)].map((part) => (part > 127 ? 'X' : '.')).join('');
  };
  return [colorAt(20, 20), colorAt(180, 20), colorAt(20, 180), colorAt(180, 180)];
}
const [red, green, blue, yellow] = ['X..', '.X.', '..X', 'XX.'];

const headerPicture = (page: Page) =>
  page
    .getByRole('link', { name: /your profile/ })
    .filter({ visible: true })
    .locator('img');

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer) {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change picture' }).click();
  await page.getByLabel('Choose a picture').setInputFiles({ name, mimeType, buffer });
}

test('a golfer chooses, crops, and rotates an avatar with the keyboard, and the header shows it @once', async ({
  page,
  golfer: _,
  axe,
  browserErrors,
}) => {
  const jpeg = await picture.clone().jpeg().toBuffer();
  // Starts waiting early, since intercepting the browser's file dialog takes a moment.
  const chooser = page.waitForEvent('filechooser');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change picture' }).focus();
  await page.keyboard.press('Enter');
  const input = page.getByLabel('Choose a picture');
  await input.focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: jpeg });

  const dialog = page.getByRole('dialog', { name: 'Crop your picture' });
  const area = dialog.getByRole('group', { name: /move it with the arrow keys/ });
  await expect(dialog.getByRole('button', { name: 'Save picture' })).toBeEnabled();
  await axe(page);
  await area.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  for (const move of ['Move left', 'Move up', 'Move down', 'Move right']) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: move })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Zoom')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('1.2', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('90°')).toBeVisible();
  const place = () => dialog.locator('.crop-area img').getAttribute('style');
  const centered = await place();
  await dialog.getByRole('button', { name: 'Move left' }).click();
  await expect.poll(place).not.toBe(centered);
  await dialog.getByRole('button', { name: 'Move right' }).click();
  await expect.poll(place).toBe(centered);

  // The first request fails; the second one sends the same crop.
  browserErrors.allow(/503/);
  await page.route('**/api/user/avatar', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await dialog.getByRole('button', { name: 'Save picture' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Upload Failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Please try again later', { exact: true })).toBeVisible();
  await expect(dialog.getByText('1.2', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Avatar Updated', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeFocused();

  const shown = headerPicture(page);
  await expect(shown).toBeVisible();
  const address = String(await shown.getAttribute('src'));
  const stored = await page.request.get(address);
  expect(stored.headers()['cache-control']).toContain('immutable');
  const bytes = await stored.body();
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 200 });
  // A quarter turn clockwise: the bottom left corner is now at the top left.
  expect(await cornersOf(bytes)).toEqual([blue, red, yellow, green]);
  await page.reload();
  await expect(shown).toHaveJSProperty('complete', true);
  await expect(shown).toHaveAttribute('src', address);
});

test('a golfer can set a picture of each of the five types as the avatar, and remove it @once', async ({
  page,
  golfer: _,
}) => {
  const types = [
    ['me.jpeg', 'image/jpeg', 'jpeg'],
    ['me.jpg', 'image/jpg', 'jpeg'],
    ['me.png', 'image/png', 'png'],
    ['me.gif', 'image/gif', 'gif'],
    ['me.webp', 'image/webp', 'webp'],
  ] as const;
  for (const [name, type, format] of types) {
    await choose(page, name, type, await picture.clone().toFormat(format).toBuffer());
    await page.getByRole('button', { name: 'Save picture' }).click();
    await expect(page.getByText('Avatar Updated', { exact: true })).toBeVisible();
    const address = String(await headerPicture(page).getAttribute('src'));
    const bytes = await (await page.request.get(address)).body();
    expect(await cornersOf(bytes)).toEqual([red, green, blue, yellow]);
  }
  await page.getByRole('button', { name: 'Change picture' }).click();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByText('Picture Removed', { exact: true })).toBeVisible();
  await expect(headerPicture(page)).toHaveCount(0);
});

test('the app rejects files that are too large or not valid pictures before sending them @once', async ({
  page,
  golfer: _,
}) => {
  const png = await picture.clone().png().toBuffer();
  const script = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  for (const [name, type, bytes, title] of [
    ['drawing.svg', 'image/svg+xml', script, 'Invalid File Type'],
    ['drawing.png', 'image/png', script, 'Invalid File Type'],
    ['half.png', 'image/png', png.subarray(0, 60), 'Damaged File'],
  ] as const) {
    await choose(page, name, type, bytes);
    const refused = page.getByRole('alert').filter({ hasText: title });
    await expect(refused).toContainText(`${name} was not used.`);
    await expect(page.getByRole('dialog', { name: 'Change picture' })).toBeVisible();
  }
  await choose(page, 'large.png', 'image/png', Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]));
  await expect(page.getByRole('alert')).toContainText('Please select an image smaller than 5MB.');
});

test('a privacy switch keeps its state after a reload, and reverts when saving fails @once', async ({
  page,
  golfer: _,
  browserErrors,
}) => {
  await page.goto('/profile');
  const boards = page.getByRole('switch', { name: 'Show in leaderboards' });
  await expect(boards).not.toBeChecked();
  await boards.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Privacy settings updated', { exact: true })).toBeVisible();
  await page.reload();
  await expect(boards).toBeChecked();

  browserErrors.allow(/500/);
  await page.route('**/api/social/privacy', async (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  const requests = page.getByRole('switch', { name: 'Allow friend requests' });
  await requests.click();
  await expect(
    page.getByText('Failed to update privacy settings. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(requests).toBeChecked();
  await expect(boards).toBeChecked();
});
