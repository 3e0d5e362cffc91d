import { codeOf } from '../src/testing/one-time-code.ts';
import { expect, type Page, test } from './fixtures.ts';
import type { Golfer } from './golfer.ts';
import { checkLayout } from './layout.ts';
import { signOut } from './steps.ts';

async function signInAgain(page: Page, { email, password }: Pick<Golfer, 'email' | 'password'>) {
  await signOut(page);
  await expect(page.getByRole('link', { name: 'Start training' })).toBeVisible();
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('a golfer turns one-time codes on by keyboard, and then signs in with one, or with a recovery code', async ({
  page,
  golfer,
  axe,
  browserErrors,
}) => {
  browserErrors.allow(/status of 400 .*sign-in\/code/, /status of 401 .*\/api\//);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Set up one-time codes' }).press('Enter');
  await page.getByLabel('Current password').fill(golfer.password);
  await page.keyboard.press('Enter');
  const key = page.getByLabel('Or type this key into the app');
  await expect(key).toBeVisible();
  await axe(page);
  await checkLayout(page);
  const secret = (await key.inputValue()).replaceAll(' ', '');
  await page.getByLabel('Code from the app').fill(await codeOf(secret));
  await page.keyboard.press('Enter');
  const codes = page.getByLabel('Recovery codes', { exact: true });
  await expect(codes).toBeVisible();
  await axe(page);
  await checkLayout(page);
  const [recoveryCode = ''] = (await codes.inputValue()).split('\n');
  await page.getByRole('button', { name: 'I have kept them' }).press('Enter');
  await expect(page.getByText('On. 10 recovery codes are left.')).toBeVisible();

  await signInAgain(page, golfer);
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await axe(page);
  await checkLayout(page);
  await page.keyboard.type('000 000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code does not work.')).toBeVisible();
  await code.fill(await codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await signInAgain(page, golfer);
  await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await page.keyboard.type(recoveryCode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await expect(page.getByText('On. 9 recovery codes are left.')).toBeVisible();
});
