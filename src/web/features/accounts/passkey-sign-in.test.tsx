import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { usualOptions } from '#contract/accounts-schemas.ts';
import { secondStep } from '#contract/second-step.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

const browser = vi.hoisted(() => ({
  browserSupportsWebAuthnAutofill: vi.fn(async () => false),
  startAuthentication: vi.fn(),
  WebAuthnAbortService: { cancelCeremony: vi.fn() },
}));
vi.mock('@simplewebauthn/browser', () => browser);

const server = stubServer();
const options = { challenge: 'AAAA', rpId: 'localhost', userVerification: 'required' } as const;
const credential = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key' as const,
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
};

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', class {});
  browser.browserSupportsWebAuthnAutofill.mockResolvedValue(false);
  browser.startAuthentication.mockReset().mockResolvedValue(credential);
  server.answers(accounts.signInOptions, usualOptions);
  server.answers(secondStep.passkeyOptions, options);
  server.answers(secondStep.enterPasskey, { user: aGolfer(), deletionTakenBack: false });
});
afterEach(() => vi.unstubAllGlobals());

const show = () => renderScreen(<SignInScreen next="/programs" />, { at: '/sign-in' });
const button = () => screen.findByRole('button', { name: 'Sign in with a passkey' });

test('a passkey signs in by its button, without a password', async () => {
  const { golfer, router } = await show();
  await golfer.click(await button());
  await waitFor(() => expect(router.state.location.pathname).toBe('/programs'));
  expect(browser.startAuthentication.mock.calls).toEqual([
    [{ optionsJSON: options, useBrowserAutofill: false }],
  ]);
  expect(server.calls(secondStep.enterPasskey).map(({ body }) => body)).toEqual([{ credential }]);
});

test('where the browser offers passkeys at the e-mail field, choosing one signs in', async () => {
  browser.browserSupportsWebAuthnAutofill.mockResolvedValue(true);
  const { router } = await show();
  await waitFor(() => expect(router.state.location.pathname).toBe('/programs'));
  expect(browser.startAuthentication.mock.calls).toEqual([
    [{ optionsJSON: options, useBrowserAutofill: true }],
  ]);
});

test('the e-mail field is marked for passkeys', async () => {
  await show();
  expect(screen.getByLabelText('E-mail').getAttribute('autocomplete')).toBe('username webauthn');
});

test('a golfer who cancels, or whose passkey is refused, reads so and can use the password', async () => {
  browser.startAuthentication.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const { golfer } = await show();
  await golfer.click(await button());
  expect((await screen.findByRole('alert')).textContent).toBe('No passkey was used.');
  browser.startAuthentication.mockResolvedValue(credential);
  server.refuses('passkey_refused', secondStep.enterPasskey);
  await golfer.click(await button());
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/^This passkey does not work here/),
  );
  expect(screen.getByLabelText('Password')).toBeDefined();
});

test.each([
  ['a page without https', () => vi.stubGlobal('isSecureContext', false)],
  ['a browser without passkeys', () => Reflect.deleteProperty(globalThis, 'PublicKeyCredential')],
  [
    'a site where passwords are off',
    () =>
      server.answers(accounts.signInOptions, {
        ...usualOptions,
        provider: 'Clubhouse',
        hasPasswords: false,
      }),
  ],
])('%s has no such button', async (_, prepare) => {
  prepare();
  await show();
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  expect(server.calls(secondStep.passkeyOptions)).toEqual([]);
});
