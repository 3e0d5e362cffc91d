import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.mjs';
import { startSignInProvider } from '../src/testing/sign-in-provider.ts';
import { expect, test } from './fixtures.ts';
import { checkLayout } from './layout.ts';
import { freshData, startServer } from './server.ts';

test('a golfer cancels at the sign-in provider, then signs in there and gets an account @once', async ({
  page,
  axe,
  browserErrors,
}) => {
  // This test has its own server and sign-in provider.
  browserErrors.allow(/^request to another host: http:\/\/127\.0\.0\.1:/);
  const port = await freePort();
  const provider = await startSignInProvider(`http://127.0.0.1:${port}`);
  const dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-sign-in-'));
  await cp(freshData, dataDir, { recursive: true });
  const server = await startServer({ dataDir, port, environment: provider.environment });
  const toProvider = page.getByRole('link', { name: 'Continue with Clubhouse' });

  provider.signsIn(null);
  await page.goto(`${server.url}/sign-in`);
  await toProvider.click();
  await expect(page.getByRole('alert')).toHaveText(/Signing in was canceled/);
  await axe(page);
  await checkLayout(page);

  const email = 'nora@clubhouse.example';
  const nora = { sub: 'nora', email, email_verified: true, name: 'Nora Devlin' };
  provider.signsIn(nora);
  await toProvider.click();
  await expect(page.getByRole('heading', { name: 'Where are you now?' })).toBeVisible();
  await page.goto(`${server.url}/profile`);
  await expect(page.getByRole('heading', { name: 'Nora Devlin' })).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set a password by e-mail' });
  await expect(dialog).toContainText(email);
  await axe(page);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog.getByRole('status')).toContainText('on its way');

  // An open page would try to reach its server.
  await page.goto('about:blank');
  await server.stop();
  await provider.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('a golfer changes the password and e-mail address by keyboard and signs in with both @once', async ({
  page,
  golfer,
  browserErrors,
}) => {
  // Requests in progress when the golfer signs out are refused.
  browserErrors.allow(/status of 400 .*user\/password/, /status of 401 .*\/api\/user\//);
  const newPassword = 'a much longer putter';
  await page.goto('/profile');
  const changePassword = page.getByRole('button', { name: 'Change password' });
  await expect(changePassword).toBeEnabled();
  await changePassword.press('Enter');
  const current = page.getByLabel('Current password');
  await current.fill('not mine');
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is not your current password')).toBeVisible();
  await expect(current).toBeFocused();
  await current.fill(golfer.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const email = `moved.${golfer.email}`;
  await page.getByRole('button', { name: 'Change e-mail' }).press('Enter');
  await page.getByLabel('New e-mail').fill(email);
  await page.getByLabel('Current password').fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('E-mail changed', { exact: true })).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();

  await page.getByRole('link', { name: 'Log Out' }).click();
  await expect(page.getByRole('link', { name: 'Start training' })).toBeVisible();
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});
