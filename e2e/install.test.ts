import { inChromium } from './browsers.ts';
import { expect, test } from './fixtures.ts';
import { offlineReady } from './service-worker.ts';

test.use({ keepsApp: true, launchOptions: inChromium });

type Manifest = {
  readonly id: string;
  readonly name: string;
  readonly lang: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  readonly screenshots: readonly { readonly src: string; readonly sizes: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
};

test('Chromium reports no installability errors for the app @once', async ({
  page,
  enrollment: _,
}) => {
  await page.goto('/');
  await offlineReady(page);
  const client = await page.context().newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // Playwright's pages are in incognito mode.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const { errors, url } = await client.send('Page.getAppManifest');
  expect({ errors, path: new URL(url).pathname }).toEqual({
    errors: [],
    path: '/app.en.webmanifest',
  });
});

test('the manifest has icons, screenshots, and shortcuts in the golfer’s language @once', async ({
  page,
  enrollment: _,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start session' })).toBeVisible();
  await page.request.put('/api/user/profile', {
    headers: { origin: new URL(page.url()).origin },
    data: { preferredLanguage: 'de' },
  });
  await page.reload();
  const link = page.locator('link[rel="manifest"]');
  await expect(link).toHaveAttribute('href', '/app.de.webmanifest');
  const answer = await page.request.get('/app.de.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest: Manifest = await answer.json();
  expect(manifest).toMatchObject({ id: '/', name: 'Pinhigh', lang: 'de', display: 'standalone' });
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes === 'any' ? size : sizes);
  }

  const [session, round] = manifest.shortcuts;
  expect([session?.name, round?.name]).toEqual(['Einheit von heute', 'Runde eintragen']);
  await page.goto(session?.url ?? '');
  await expect(page).toHaveURL(/\/my-schedule\/session\//);
  await page.goto(round?.url ?? '');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the install card stands after the content and covers none of it @once', async ({
  page,
  golfer: _,
}) => {
  await page.goto('/');
  const programs = page.getByRole('link', { name: 'Browse Programs' });
  await expect(programs).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('pinhigh:show-install-prompt')));
  const card = page.getByRole('region', { name: 'Put Pinhigh on your home screen' });
  await expect(card).toBeInViewport();
  const [content, offer] = [await programs.boundingBox(), await card.boundingBox()];
  const bar = await page.getByRole('navigation').last().boundingBox();
  expect(offer?.y).toBeGreaterThanOrEqual((content?.y ?? 0) + (content?.height ?? 0));
  expect((offer?.y ?? 0) + (offer?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await programs.click();
  await expect(page).toHaveURL(/\/programs$/);
});

test('the install card explains how to install manually @once', async ({
  page,
  axe,
  inBothThemes,
  enrollment: _,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start session' })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('pinhigh:show-install-prompt')));
  const card = page.getByRole('region', { name: 'Put Pinhigh on your home screen' });
  await expect(card).toBeVisible();
  await inBothThemes(() => axe(page));
  // Without the browser's install prompt, the card explains how to install manually.
  await card.getByRole('button', { name: 'Install' }).click();
  await expect(card.getByRole('alert')).toBeVisible();
  await card.getByRole('button', { name: 'Got it' }).click();
  await expect(card).toBeHidden();
});
