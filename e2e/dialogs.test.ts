import type { SignInMethods } from '../src/contract/accounts-schemas.ts';
import type { LostByReopening } from '../src/contract/reopening.ts';
import { expect, type Page, test } from './fixtures.ts';
import { checkLayout } from './layout.ts';
import { chooseForSession, endCelebration } from './steps.ts';

const dialogsOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const dialogOf = (page: Page) => dialogsOf(page).last();

/** Checks that the open dialog fits, then closes it. */
async function look(page: Page, what: string): Promise<void> {
  await test.step(what, async () => {
    await expect(dialogOf(page)).toBeVisible();
    await checkLayout(page);
    while (await dialogsOf(page).count()) {
      await page.keyboard.press('Escape');
      await expect(dialogsOf(page).and(page.locator('[data-ending-style]'))).toHaveCount(0);
    }
  });
}

const addSession = (page: Page) =>
  page.getByRole('button', { name: 'Add Session' }).filter({ visible: true }).click();

/** Answers how much friends would lose by reopening a session. */
async function withReactions(page: Page): Promise<void> {
  const json: LostByReopening = { comments: 12, kudos: 340, challenges: 2 };
  await page.route('**/lost-by-reopening', (route) => route.fulfill({ json }));
}

/** Shows the profile of a golfer who has always signed in through a provider. */
async function withoutPassword(page: Page): Promise<void> {
  const json: SignInMethods = { hasPassword: false, pendingEmail: null };
  await page.route('/api/user/sign-in', (route) => route.fulfill({ json }));
  await page.reload();
}

test('every dialog fits the narrowest phone and double-size text @once', async ({
  page,
  enrollment: _,
}) => {
  await page.goto('/');
  await addSession(page);
  await expect(dialogOf(page).getByText('Log a golf round or match')).toBeVisible();
  await look(page, 'what to add');
  for (const what of [/^Training Session/, /^Track Round/]) {
    await addSession(page);
    await dialogOf(page).getByRole('button', { name: what }).click();
    await expect(dialogOf(page).getByRole('textbox').first()).toBeVisible();
    await look(page, String(what));
  }

  await page.getByRole('link', { name: 'Start session' }).click();
  await page.getByRole('button', { name: 'Complete Session' }).click();
  await look(page, 'completing a session');
  await page.getByRole('button', { name: 'More for this session' }).click();
  await look(page, 'what else can be done with a session');
  await chooseForSession(page, 'Warm-up stretches');
  await look(page, 'warming up');
  await chooseForSession(page, /^Move to/);
  await look(page, 'moving a session');
  await page.locator('.drill-row').first().click();
  await look(page, 'a drill');
  await page.locator('.drill-row').first().click();
  await page.getByRole('button', { name: /^Swap / }).click();
  await expect(
    dialogOf(page).getByRole('button', { name: 'Leave it out this time' }),
  ).toBeVisible();
  await look(page, 'swapping a drill');
  await chooseForSession(page, 'Less time or another place?');
  await expect(dialogOf(page).getByRole('listitem').first()).toBeVisible();
  await look(page, 'fitting a session');
  await page.getByRole('button', { name: 'Complete Session' }).click();
  await dialogOf(page).getByRole('button', { name: 'Complete Session' }).click();
  await endCelebration(page, 'First session');
  await withReactions(page);
  await page.getByRole('button', { name: 'Reopen Session' }).click();
  await look(page, 'reopening a session');

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change picture' }).click();
  await look(page, 'choosing a picture');
  await page.getByRole('button', { name: 'Change picture' }).click();
  await page.getByLabel('Choose a picture').setInputFiles('docs/images/today.png');
  await expect(dialogOf(page).getByRole('button', { name: 'Save picture' })).toBeEnabled();
  await look(page, 'cropping a picture');
  const opens = ['Import my data', 'Delete account', 'Change e-mail', 'Change password'];
  for (const name of [...opens, 'Make a token', 'Set up one-time codes']) {
    await page.getByRole('button', { name }).click();
    await look(page, name);
  }
  await withoutPassword(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(dialogOf(page).getByText('Set a password by e-mail')).toBeVisible();
  await look(page, 'a password by mail');

  await page.goto('/my-schedule');
  for (const name of ['Sync to Phone Calendar', 'Reschedule Plan', 'Pause plan']) {
    await page.getByRole('button', { name }).click();
    await look(page, name);
  }
});

const administration = [
  { at: '/admin/broadcasts', opens: ['Send New Message'] },
  { at: '/admin/users', opens: ['New account'] },
  { at: '/admin/programs', opens: ['Create program', 'Import program', 'Recalculate'] },
  { at: '/admin/exercises', opens: ['Create exercise'] },
  { at: '/admin/programs/break-100/builder', opens: ['Add Week', 'Preview'] },
] as const;

test('every administration dialog fits the narrowest phone and double-size text @once', async ({
  page,
  administrator: _,
  axe,
}) => {
  for (const { at, opens } of administration) {
    await page.goto(at);
    for (const name of opens) {
      await page.getByRole('button', { name, exact: true }).first().click();
      await expect(dialogOf(page)).toBeVisible();
      await axe(page);
      await look(page, name);
    }
  }
});

test('the app stays open when a dialog opens during a reload @once', async ({
  page,
  enrollment: _,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start session' })).toBeVisible();
  await page.route('/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.evaluate(() => {
    const open = [...document.querySelectorAll('button')].find(
      (button) => button.textContent.includes('Add Session') && button.checkVisibility(),
    );
    setTimeout(() => open?.click(), 300);
  });
  await page.reload();
  await page.getByRole('link', { name: 'Start session' }).click();
  await expect(page.getByRole('button', { name: 'Complete Session' })).toBeVisible();
});
