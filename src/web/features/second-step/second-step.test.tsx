import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { usualOptions } from '#contract/accounts-schemas.ts';
import { type Passkey, secondStep } from '#contract/second-step.ts';
import { noEffects } from '#testing/effects.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { SecondStep } from './second-step.tsx';

const server = stubServer();
const uri = 'otpauth://totp/Pinhigh:nora%40example.com?secret=ABCDEFGHIJ';
const recoveryCodes = ['abcde-23456', 'fghjk-78989'];

let codes: boolean;
let passkeys: Passkey[];
let hasPassword: boolean;
let provider: string | null;
beforeEach(async () => {
  codes = false;
  passkeys = [];
  hasPassword = true;
  provider = null;
  server.answersBy(accounts.signInMethods, () => ({ hasPassword, pendingEmail: null }));
  server.answersBy(accounts.signInOptions, () => ({ ...usualOptions, provider }));
  server.answersBy(secondStep.read, () => ({
    codes,
    recoveryCodesLeft: codes ? 9 : 0,
    passkeys,
    isNeeded: false,
  }));
  await loadTexts('second-step', 'settings', 'accounts');
});

const show = () => renderScreen(<SecondStep />, { at: '/profile', user: aGolfer() });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const button = (name: string) => screen.findByRole('button', { name });

test('one-time codes are set up with the password, a QR code or its key, and the first code', async () => {
  const { golfer } = await show();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  server.answers(secondStep.startCodes, { uri, secret: 'ABCDEFGHIJ', effects: noEffects });
  server.answers(secondStep.confirmCodes, { recoveryCodes, effects: noEffects });
  await golfer.click(await button('Set up one-time codes'));
  const proof = await dialog('Set up one-time codes');
  await golfer.type(proof.getByLabelText('Current password'), 'a putter{Enter}');
  expect(
    await screen.findByRole('img', { name: 'QR code with the key for your app' }),
  ).toBeDefined();
  expect(screen.getByLabelText('Or type this key into the app')).toHaveProperty(
    'value',
    'ABCD EFGH IJ',
  );
  await golfer.type(screen.getByLabelText('Code from the app'), '123456{Enter}');
  const made = await dialog('Your recovery codes');
  expect(made.getByLabelText('Recovery codes')).toHaveProperty('value', recoveryCodes.join('\n'));
  await golfer.click(made.getByRole('button', { name: 'Copy' }));
  expect(writeText).toHaveBeenCalledWith(recoveryCodes.join('\n'));
  const file = made.getByRole('link', { name: 'Save as a file' });
  expect(file.getAttribute('download')).toBe('pinhigh-recovery-codes.txt');
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('abcde-23456\nfghjk-78989');
  // Only its button closes the sheet: the codes are not shown again.
  await golfer.keyboard('{Escape}');
  await golfer.click(made.getByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls(secondStep.startCodes).map(({ body }) => body)).toEqual([
    { currentPassword: 'a putter' },
  ]);
  expect(server.calls(secondStep.confirmCodes).map(({ body }) => body)).toEqual([
    { code: '123456' },
  ]);
});

test('a wrong first code is said at its field', async () => {
  const { golfer } = await show();
  server.answers(secondStep.startCodes, { uri, secret: 'ABCDEFGHIJ', effects: noEffects });
  const message = 'This code does not work.';
  server.refuses('invalid_input', secondStep.confirmCodes, [{ path: 'code', message }]);
  await golfer.click(await button('Set up one-time codes'));
  await golfer.type(await screen.findByLabelText('Current password'), 'a putter{Enter}');
  const field = await screen.findByLabelText('Code from the app');
  await golfer.type(field, '123456{Enter}');
  expect(await screen.findByText(message)).toBeDefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('an empty password is not sent', async () => {
  const { golfer } = await show();
  await golfer.click(await button('Set up one-time codes'));
  await golfer.click(await button('Continue'));
  expect(await screen.findByText('Enter your password')).toBeDefined();
  expect(server.calls(secondStep.startCodes)).toEqual([]);
});

test('a golfer without a password is asked for none, and reads that the provider does not ask for codes', async () => {
  hasPassword = false;
  provider = 'Clubhouse';
  const { golfer } = await show();
  server.answers(secondStep.startCodes, { uri, secret: 'ABCDEFGHIJ', effects: noEffects });
  expect(await screen.findByText(/^Signing in with Clubhouse does not ask for it/)).toBeDefined();
  await golfer.click(await button('Set up one-time codes'));
  await golfer.click(await button('Continue'));
  expect(await screen.findByLabelText('Code from the app')).toBeDefined();
  expect(server.calls(secondStep.startCodes).map(({ body }) => body)).toEqual([{}]);
});

test('the card says how many recovery codes are left, and makes new ones', async () => {
  codes = true;
  const { golfer } = await show();
  server.answers(secondStep.renewRecoveryCodes, { recoveryCodes, effects: noEffects });
  expect(await screen.findByText('On. 9 recovery codes are left.')).toBeDefined();
  await golfer.click(await button('New recovery codes'));
  const proof = await dialog('New recovery codes');
  expect(proof.getByText(/The old ones stop working/)).toBeDefined();
  await golfer.type(proof.getByLabelText('Current password'), 'a putter{Enter}');
  expect((await dialog('Your recovery codes')).getByLabelText('Recovery codes')).toBeDefined();
});

test('one-time codes are turned off with the password', async () => {
  codes = true;
  const { golfer } = await show();
  server.answers(secondStep.turnOffCodes, { success: true, effects: noEffects });
  await golfer.click(await button('Turn off one-time codes'));
  const proof = await dialog('Turn off one-time codes');
  codes = false;
  await golfer.type(proof.getByLabelText('Current password'), 'a putter');
  await golfer.click(proof.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('One-time codes are off')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await button('Set up one-time codes')).toBeDefined();
});

test('the section shows an error when it cannot be read', async () => {
  server.refuses('internal', secondStep.read);
  await show();
  expect(await screen.findByRole('alert')).toBeDefined();
});
