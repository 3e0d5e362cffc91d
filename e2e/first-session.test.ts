import { networkFailures } from './browser-errors.ts';
import { expect, type Page, test } from './fixtures.ts';
import { newGolfer } from './golfer.ts';
import { endCelebration, enrollEveryDay, openAccount } from './steps.ts';

/** Expects one session and one day in the counts. */
const countsOneDay = (page: Page) =>
  expect(page.getByRole('region', { name: 'Level' })).toContainText('day streak1session1');

test('a visitor signs up, enrolls, and completes a session, which survives a server crash and restart @once @postgres', async ({
  page,
  axe,
  engine,
  inBothThemes,
  server,
  browserErrors,
}) => {
  browserErrors.allow(networkFailures);
  // The screens themselves are checked in screens.test.ts. Neither theme nor accessibility depends on the database.
  const look = () => (engine === 'server' ? undefined : inBothThemes(() => axe(page)));

  await test.step('a visitor looks at the programs', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Break 100', exact: true })).toBeVisible();
  });

  await test.step('creates an account and enters a handicap and a goal', async () => {
    await openAccount(page, newGolfer());
    await look();
    await page.getByRole('spinbutton', { name: 'Current handicap' }).fill('22.6');
    await page.getByRole('spinbutton', { name: 'Goal handicap' }).fill('12.0');
    await page.getByRole('button', { name: 'Choose a program' }).click();
    await expect(page).toHaveURL(/\/programs$/);
  });

  await test.step('picks a program and enrolls in three steps', async () => {
    await page.getByRole('link', { name: 'View Program' }).first().click();
    await expect(page.getByText('Ready to Start')).toBeVisible();
    await enrollEveryDay(page);
    await expect(page).toHaveURL(/\/my-schedule$/);
    await expect(page.getByRole('heading', { name: 'Break 100' })).toBeVisible();
  });

  await test.step('sees the session of today on the home screen', async () => {
    await page.getByRole('link', { name: 'Today' }).first().click();
    await expect(page.getByText('22.6').first()).toBeVisible();
    await page.getByRole('link', { name: 'Start session' }).click();
    await expect(page).toHaveURL(/\/my-schedule\/session\//);
  });

  await test.step('completes the session with a rating and notes', async () => {
    await expect(page.getByRole('heading', { name: 'Drills' })).toBeVisible();
    await page.getByRole('button', { name: 'Complete Session' }).click();
    const dialog = page.getByRole('dialog');
    // Clicks the star itself, as a golfer does, after the dialog has stopped moving.
    await dialog.locator('label', { has: page.getByRole('radio', { name: '4 stars' }) }).click();
    await expect(dialog.getByText('4 of 5')).toBeVisible();
    await dialog.getByLabel('Notes').fill('Short-sided twice.');
    await look();
    await dialog.getByRole('button', { name: 'Complete Session' }).click();
    await expect(page.getByText('Session completed!', { exact: true })).toBeVisible();
    await endCelebration(page, 'First session');
    await expect(page.getByRole('button', { name: 'Reopen Session' })).toBeVisible();
  });

  await test.step('sees the XP, the streak and the week', async () => {
    await page.goto('/');
    await countsOneDay(page);
    await expect(
      page.getByText('795 XP to level 2').filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(page.getByText('1 of 4 sessions', { exact: true })).toBeVisible();
  });

  await test.step('finds all data after the server is killed, and after it is stopped', async () => {
    for (const kill of ['SIGKILL', 'SIGTERM'] as const) {
      await server.restart({ kill });
      await page.goto('/');
      await countsOneDay(page);
    }
    await page.goto('/progress/practice');
    await expect(
      page.getByText('205', { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();
  });
});

/** Moments when browser and server could disagree about the day; the server's first-sessions.test.ts has more. */
const days = [
  {
    day: 'the last evening of a year',
    startsAt: '2025-12-31T23:30',
    week: '1 of 5 sessions',
    tag: '@once',
  },
  {
    day: 'the day the clocks go back',
    startsAt: '2026-04-05T01:30',
    week: '1 of 1 session',
    tag: '@long',
  },
  {
    day: 'the day the clocks went forward',
    startsAt: '2026-09-27T23:30',
    week: '1 of 1 session',
    tag: '@long',
  },
];

for (const { day, startsAt, week, tag } of days) {
  test.describe(`on ${day}`, () => {
    test.use({ startsAt });

    test('a golfer enrolls, trains, and sees it counted', { tag }, async ({ page, golfer: _ }) => {
      await page.goto('/programs/break-100');
      await enrollEveryDay(page);
      await page.getByRole('link', { name: 'Today' }).first().click();
      await page.getByRole('link', { name: 'Start session' }).click();
      await page.getByRole('button', { name: 'Complete Session' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Complete Session' }).click();
      await endCelebration(page, 'First session');
      await page.goto('/');
      await countsOneDay(page);
      await expect(page.getByText(week, { exact: true })).toBeVisible();
    });
  });
}
