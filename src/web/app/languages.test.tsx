import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { noEffects } from '#testing/effects.ts';
import { forgetLanguage } from '#testing/forget-language.tsx';
import { thursdayMorning } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer } from '#testing/web.tsx';
import { answerGolfer, answerVisitor, openApp } from '#testing/whole-app.tsx';
import { getTranslation, setLanguage } from '#web/i18n/translation.ts';

const server = stubServer();
const german = aGolfer({ preferredLanguage: 'de' });
const browser = vi.spyOn(navigator, 'languages', 'get');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
  browser.mockReturnValue(['en-US']);
});
afterEach(async () => {
  vi.useRealTimers();
  forgetLanguage();
  await setLanguage('en');
});

const shown = () => document.documentElement.lang;
const heading = (name: string) => screen.findByRole('heading', { name });

test('a visitor sees the app in the browser’s language', async () => {
  browser.mockReturnValue(['pt-PT', 'fr-CA', 'en']);
  answerVisitor(server);
  openApp('/');
  await waitFor(() => expect(shown()).toBe('fr'));
  expect(await heading(getTranslation('landing').t('title'))).toBeDefined();
});

test('a visitor can choose another language, which is kept for the next visit', async () => {
  answerVisitor(server);
  const { golfer, unmount } = openApp('/');
  const english = await heading('Master your golf game');
  await golfer.click(screen.getByRole('link', { name: 'Nederlands' }));
  await waitFor(() => expect(shown()).toBe('nl'));
  expect(english.textContent).toBe(getTranslation('landing').t('title'));
  expect(english.textContent).not.toBe('Master your golf game');
  unmount();
  await setLanguage('en');
  openApp('/');
  await waitFor(() => expect(shown()).toBe('nl'));
});

test('the account’s language takes precedence over the browser’s language', async () => {
  browser.mockReturnValue(['es']);
  answerGolfer(server, { '/api/auth/user': german });
  openApp('/progress');
  await waitFor(() => expect(shown()).toBe('de'));
  expect(await screen.findAllByText(getTranslation('app').t('nav.schedule'))).not.toEqual([]);
  expect(document.cookie).toBe('pinhigh.language=de');
});

test('a language chosen on another device also applies to screens without navigation', async () => {
  answerGolfer(server);
  const { client } = openApp('/welcome');
  await waitFor(() => expect(shown()).toBe('en'));
  await screen.findByRole('heading', { level: 1 });
  client.setQueryData(['/api/auth/user'], german);
  await waitFor(() => expect(shown()).toBe('de'));
});

test('saving another language in the profile switches the whole screen immediately', async () => {
  answerGolfer(server);
  server.answers(accounts.updateProfile, { ...german, effects: noEffects });
  const { golfer } = openApp('/profile');
  await golfer.selectOptions(await screen.findByLabelText('Language'), 'Deutsch');
  expect(shown()).toBe('en');
  await golfer.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(shown()).toBe('de'));
  expect(server.calls(accounts.updateProfile)).toMatchObject([
    { body: { preferredLanguage: 'de' } },
  ]);
  const { t } = getTranslation('settings');
  expect(screen.getByRole('button', { name: t('profile.save') })).toBeDefined();
  expect(await screen.findByText('Profil aktualisiert')).toBeDefined();
  const current = screen.getByLabelText<HTMLInputElement>(t('profile.current'));
  await waitFor(() => expect(current.value).toBe('18,4'));
});
