import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { usualOptions } from '#contract/accounts-schemas.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type Passkey, secondStep } from '#contract/second-step.ts';
import { mostPasskeys } from '#domain/second-step/passkey.ts';
import { noEffects } from '#testing/effects.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { SecondStep } from './second-step.tsx';

const browser = vi.hoisted(() => ({ startRegistration: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => browser);

const server = stubServer();
const options: ResponseOf<typeof secondStep.startPasskey> = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Pinhigh' },
  user: { id: 'AAAA', name: 'nora@example.com', displayName: 'nora@example.com' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  effects: noEffects,
};
const credential = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key' as const,
  response: { clientDataJSON: 'e30', attestationObject: 'AAAA' },
};
const aPasskey = (id: string): Passkey => ({
  id,
  name: `Phone ${id}`,
  createdAt: '2026-05-14T00:00:00.000Z',
});

let passkeys: Passkey[];
beforeEach(async () => {
  passkeys = [];
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', class {});
  browser.startRegistration.mockReset().mockResolvedValue(credential);
  server.answers(accounts.signInMethods, { hasPassword: true, pendingEmail: null });
  server.answers(accounts.signInOptions, usualOptions);
  server.answersBy(secondStep.read, () => ({
    codes: false,
    recoveryCodesLeft: 0,
    passkeys,
    isNeeded: false,
  }));
  await loadTexts('second-step', 'settings', 'accounts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = () => renderScreen(<SecondStep />, { at: '/profile', user: aGolfer() });
const button = (name: string) => screen.findByRole('button', { name });

test('a passkey is added with the password, the browser’s own question and a name', async () => {
  const { golfer } = await show();
  server.answers(secondStep.startPasskey, options);
  server.answers(secondStep.addPasskey, { success: true, effects: noEffects });
  await golfer.click(await button('Add a passkey'));
  await golfer.type(await screen.findByLabelText('Current password'), 'a putter{Enter}');
  const name = await screen.findByLabelText('Name');
  passkeys = [aPasskey('1')];
  await golfer.type(name, 'Phone{Enter}');
  expect(await screen.findByText('Passkey added')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Added on 14 May 2026')).toBeDefined();
  expect(server.calls(secondStep.startPasskey).map(({ body }) => body)).toEqual([
    { currentPassword: 'a putter' },
  ]);
  expect(server.calls(secondStep.addPasskey).map(({ body }) => body)).toEqual([
    { name: 'Phone', credential },
  ]);
});

test.each([
  ['NotAllowedError', 'No passkey was added. Try again.'],
  ['InvalidStateError', 'This device already has a passkey for this account.'],
  ['SecurityError', 'Passkeys work only at localhost. Open the site there.'],
])('a browser that makes none is said in the sheet: %s', async (name, text) => {
  browser.startRegistration.mockRejectedValue(new DOMException('', name));
  const { golfer } = await show();
  server.answers(secondStep.startPasskey, options);
  await golfer.click(await button('Add a passkey'));
  await golfer.type(await screen.findByLabelText('Current password'), 'a putter{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});

test('a passkey is removed with the password', async () => {
  passkeys = [aPasskey('1'), aPasskey('2')];
  const { golfer } = await show();
  server.answers(secondStep.removePasskey, { success: true, effects: noEffects });
  await golfer.click(await button('Remove the passkey Phone 1'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Remove the passkey Phone 1' }));
  passkeys = [aPasskey('2')];
  await golfer.type(sheet.getByLabelText('Current password'), 'a putter{Enter}');
  expect(await screen.findByText('Passkey removed')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Phone 1')).toBeNull());
  expect(server.calls(secondStep.removePasskey).map(({ params }) => params)).toEqual([{ id: '1' }]);
});

test.each([
  [
    'without https',
    () => vi.stubGlobal('isSecureContext', false),
    /^Passkeys need an address that begins with https/,
  ],
  [
    'at an address of numbers',
    () => vi.spyOn(location, 'hostname', 'get').mockReturnValue('192.168.1.20'),
    /^Passkeys need an address with a name/,
  ],
])(
  '%s, the section says what passkeys need, and lists those that there are',
  async (_, prepare, text) => {
    prepare();
    passkeys = [aPasskey('1')];
    await show();
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByText('Phone 1')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  },
);

test(`nobody adds more than ${mostPasskeys} passkeys`, async () => {
  passkeys = Array.from({ length: mostPasskeys }, (_, index) => aPasskey(String(index)));
  await show();
  expect(await screen.findByText(/^You have 20 passkeys/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});
