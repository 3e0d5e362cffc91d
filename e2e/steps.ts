import { expect, type Page } from '@playwright/test';
import type { Golfer } from './golfer.ts';

/** Creates an account on the screens, from the landing page to the first handicap. */
export async function openAccount(page: Page, golfer: Golfer): Promise<void> {
  await page.getByRole('link', { name: 'Start training' }).first().click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Name', { exact: true }).fill(`${golfer.firstName} ${golfer.lastName}`);
  await page.getByLabel('E-mail').fill(golfer.email);
  await page.getByLabel('Password', { exact: true }).fill(golfer.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Where are you now?' })).toBeVisible();
}

/** Enrolls in the displayed program, with a session every day from today on. */
export async function enrollEveryDay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enroll in Program' }).click();
  const wizard = page.getByRole('dialog');
  await wizard.getByText('7', { exact: true }).click();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  for (const day of [
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]) {
    const choice = wizard.getByRole('checkbox', { name: day });
    if (!(await choice.isChecked())) await choice.click();
  }
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByText('Program Enrollment Complete', { exact: true })).toBeVisible();
}

/** Expects the celebration of the achievement with that name, and continues. */
export async function endCelebration(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Continue Training' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Opens what else can be done with the session that is shown, and chooses one of it. */
export async function chooseForSession(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'More for this session' }).click();
  await page.getByRole('dialog', { name: 'This session' }).getByRole('button', { name }).click();
}

const isWelcome = (frame: { payload: string | Buffer }) =>
  String(frame.payload).includes('auth_success');

/** Resolves when the next page that is opened receives live messages. Call it before opening the page. */
export async function socketOpened(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', isWelcome);
}

/** Signs out on the profile. Requests that are still in progress would be refused afterwards. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Log Out' }).click();
}
