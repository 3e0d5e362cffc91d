import { expect, test } from './fixtures.ts';

// The browser reports each violation of the policy on the console, so in every other journey it fails, too.
test('screens, dialogs, the crop of a picture and the API page keep to the content security policy @once', async ({
  page,
  enrollment: _,
}) => {
  const violations: string[] = [];
  await page.exposeFunction('tell', (violation: string) => void violations.push(violation));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      (window as unknown as { tell(text: string): void }).tell(
        `${violatedDirective} ${sourceFile}`,
      ),
    ),
  );
  for (const path of ['/', '/programs', '/my-schedule', '/progress', '/notifications']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
  }
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change picture' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Radix keeps the page behind the dialog from scrolling.
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toContain('hidden');
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /Pinhigh/ })).toBeVisible();
  expect(violations).toEqual([]);
});
