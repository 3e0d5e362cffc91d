import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.mjs';
import { codeOf, nextCodeOf } from '../src/testing/one-time-code.ts';
import { expect, type Page, test } from './fixtures.ts';
import { type Golfer, newGolfer, signUp } from './golfer.ts';
import { checkLayout } from './layout.ts';
import { freshData, startServer } from './server.ts';
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
  await code.fill(await nextCodeOf(secret));
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

test('a golfer adds a passkey and signs in with it, from the button and from the e-mail field @once', async ({
  page,
  context,
  axe,
  browserErrors,
}) => {
  // Passkeys need a host with a name, so this test has its own server.
  browserErrors.allow(/^request to another host: http:\/\/localhost:/, /status of 401 .*\/api\//);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-passkeys-'));
  await cp(freshData, dataDir, { recursive: true });
  const server = await startServer({ dataDir, port, environment: { PUBLIC_URL: url } });
  const golfer = newGolfer();
  await signUp(context, url, golfer);
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  /** Whether the device answers by itself, also what waits at the e-mail field. */
  const answers = (enabled: boolean) =>
    device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  const signOutHere = async () => {
    await page.goto(`${url}/profile`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Log Out' }).click();
    await expect(page.getByRole('link', { name: 'Start training' })).toBeVisible();
  };

  await page.goto(`${url}/profile`);
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  await page.getByLabel('Current password').fill(golfer.password);
  await page.keyboard.press('Enter');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Phone');
  await axe(page);
  await checkLayout(page);
  await name.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove the passkey Phone' })).toBeVisible();
  await axe(page);
  await checkLayout(page);

  await answers(false);
  await signOutHere();
  await page.goto(`${url}/sign-in`);
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(button).toBeVisible();
  await axe(page);
  await checkLayout(page);
  await answers(true);
  await button.press('Enter');
  await expect(page).toHaveURL(`${url}/`);

  await signOutHere();
  await page.goto(`${url}/sign-in`);
  // The browser offers the passkey at the field, and the device chooses it.
  await expect(page).toHaveURL(`${url}/`);

  // An open page would try to reach its server.
  await page.goto('about:blank');
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});
