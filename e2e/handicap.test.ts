import { expect, type Page, test } from './fixtures.ts';

/**
 * Makes the first response say that a handicap request is due: the server asks a new account only after a week, too
 * long for a journey. All later responses are the server's own.
 */
async function isDueOnce(page: Page): Promise<void> {
  // Otherwise the server would tell the page to refetch data that was changed a moment ago.
  await page.routeWebSocket(/\/ws$/, () => {});
  await page.route(
    '**/api/user/should-request-handicap',
    (route) => route.fulfill({ json: { shouldRequest: true } }),
    { times: 1 },
  );
}

const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

test.beforeEach(async ({ page, enrollment: _, server }) => {
  await page.request.put('/api/user/profile', {
    headers: { origin: server.url },
    data: { currentHandicap: '19.0', goalHandicap: '12.0' },
  });
});

test('the monthly handicap update changes the handicap on the home screen, in the chart, and in the profile @once', async ({
  page,
  axe,
}) => {
  await isDueOnce(page);
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Monthly Handicap Update' });
  await expect(dialog).toBeVisible();
  const field = dialog.getByRole('spinbutton', { name: 'Handicap' });
  await expect(dialog.getByText(/^Where do you stand in/)).toBeFocused();
  await axe(page);

  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();

  await field.fill('99');
  await dialog.getByRole('button', { name: 'Update Handicap' }).click();
  await said(page, 'Invalid handicap');
  await said(page, 'A handicap must be between +10.0 and 54.0.');
  await expect(field).toBeFocused();
  await axe(page);
  await field.fill('18.4');
  await page.keyboard.press('Enter');
  await said(page, 'Handicap updated!');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('18.4').first()).toBeVisible();

  await page.getByRole('link', { name: 'Progress' }).first().click();
  // If a day has two handicaps, the later one counts.
  await expect(
    page.getByRole('img', { name: /^One handicap, 18\.4 in .*, goal 12\.0$/ }),
  ).toBeVisible();
  await axe(page);
  await page.goto('/profile');
  await expect(page.getByRole('textbox', { name: 'Current handicap' })).toHaveValue('18.4');
});

test('a golfer who skips the monthly handicap update is not asked again after a reload @once', async ({
  page,
}) => {
  await isDueOnce(page);
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Monthly Handicap Update' });
  await dialog.getByRole('button', { name: 'Skip' }).click();
  await said(page, 'Reminder skipped');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Start session' })).toBeVisible();
  await page.waitForTimeout(2000);
  await expect(dialog).toBeHidden();
});

test('a golfer who reaches the goal sets a new one, and the home screen shows the progress toward it @once', async ({
  page,
  server,
  axe,
}) => {
  await page.request.put('/api/user/profile', {
    headers: { origin: server.url },
    data: { currentHandicap: '11.9' },
  });
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Handicap' });
  await expect(hero.getByRole('heading', { name: 'In the hole' })).toBeVisible();
  await expect(hero.getByText('Goal reached, 7.1 better')).toBeVisible();
  await expect(page.locator('.confetti')).toHaveCount(0);
  await axe(page);

  await page.reload();
  await expect(hero.getByRole('heading', { name: 'In the hole' })).toBeVisible();
  await page.getByRole('radio', { name: '11.0' }).check();
  await page.getByRole('button', { name: 'Set 11.0 as my goal' }).click();
  await said(page, 'Your new goal is 11.0');
  await expect(hero.getByText('Goal 11.0')).toBeVisible();
  await expect(hero.getByRole('progressbar', { name: 'Way to goal handicap' })).toHaveAttribute(
    'aria-valuenow',
    '89',
  );
  await expect(page.getByRole('region', { name: 'Set a new goal' })).toBeHidden();
});
