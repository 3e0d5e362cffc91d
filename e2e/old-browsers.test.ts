import { expect, type Page, test } from './fixtures.ts';
import { newGolfer } from './golfer.ts';
import { laterThan, oldSafaris, takeAway } from './old-safari.ts';
import { endCelebration, enrollEveryDay, openAccount } from './steps.ts';

for (const version of oldSafaris) {
  const tag = version === oldSafaris[0] ? '@once' : '@long';
  test(`in a browser as old as Safari ${version}, a visitor signs up, enrolls and completes a session`, {
    tag,
  }, async ({ page }) => {
    await page.addInitScript(takeAway, laterThan(version));
    await page.goto('/');
    await openAccount(page, newGolfer());
    await page.getByRole('button', { name: 'Choose a program' }).click();
    await page.getByRole('link', { name: 'View Program' }).first().click();
    await enrollEveryDay(page);
    await page.getByRole('link', { name: 'Today' }).first().click();
    await page.getByRole('link', { name: 'Start session' }).click();
    await page.getByRole('button', { name: 'Complete Session' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Complete Session' }).click();
    await endCelebration(page, 'First session');
    await expect(page.getByRole('button', { name: 'Reopen Session' })).toBeVisible();
  });
}

test('a browser that has everything loads neither what older browsers lack nor Temporal @once', async ({
  page,
  golfer: _,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  const temporal = await page.locator('script[data-temporal]').getAttribute('data-temporal');
  expect(files).not.toContain('/fill-in.js');
  expect(files).not.toContain(temporal);
});

test('where Temporal is missing, its code is requested before the app asks for it @once', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
  await page.goto('/programs');
  const temporal = await page.locator('script[data-temporal]').getAttribute('data-temporal');
  const hint = page.locator(`link[rel="modulepreload"][href="${temporal}"]`);
  await expect(hint).toBeAttached();
  const isEarly = await hint.evaluate(
    (link) => document.querySelector('script[type="module"]')?.compareDocumentPosition(link) === 2,
  );
  expect(isEarly).toBe(true);
});

const sentence = (page: Page) => page.getByText('Safari 16.4', { exact: false });

test.describe('a browser below all of these', () => {
  for (const [locale, start] of [
    ['en-GB', 'This browser is too old for Pinhigh'],
    ['de-CH', 'Dieser Browser ist zu alt für Pinhigh'],
    ['es-MX', 'Este navegador es demasiado antiguo para Pinhigh'],
    ['fr-FR', 'Ce navigateur est trop ancien pour Pinhigh'],
    ['nl-NL', 'Deze browser is te oud voor Pinhigh'],
    ['sv-SE', 'This browser is too old for Pinhigh'],
  ] as const) {
    test.describe(locale, () => {
      test.use({ locale });
      test(`every address says what to do, in the visitor’s language: ${locale} @once`, async ({
        page,
      }) => {
        await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
        for (const address of ['/', '/sign-in', '/sign-up', '/my-schedule', '/coach/any']) {
          await page.goto(address);
          await expect(sentence(page)).toBeVisible();
          expect(await sentence(page).textContent()).toContain(start);
          await expect(page.getByRole('button')).toHaveCount(0);
          await expect(page.getByRole('link')).toHaveCount(0);
          await expect(page.locator('script[type="module"]')).toHaveCount(0);
        }
      });
    });
  }
});
