import { afterEach, expect, test } from 'vitest';
import { type SignInOptions, usualOptions } from '#contract/accounts-schemas.ts';
import type { VisitorPath } from '#contract/web-build.ts';
import type { Language } from '#domain/language.ts';
import { setLanguage } from './i18n/translation.ts';
import { renderVisitorScreen } from './render-visitor-screen.tsx';

afterEach(() => setLanguage('en'));

async function render(language: Language, path: VisitorPath, options: Partial<SignInOptions> = {}) {
  const { html, title } = await renderVisitorScreen(language, path, {
    ...usualOptions,
    ...options,
  });
  const page = document.createElement('div');
  page.innerHTML = html;
  return { page, title };
}

test('the server renders the sign-in form with its links', async () => {
  const { page, title } = await render('en', '/sign-in');
  expect(title).toBe('Sign in · Pinhigh');
  expect(page.querySelector('h1')?.textContent).toBe('Sign in');
  const fields = [...page.querySelectorAll('input')].map(({ name, type }) => `${name} ${type}`);
  expect(fields).toEqual(['email email', 'password password']);
  expect(page.querySelector('a[href="/sign-up"]')?.textContent).toBe('Create an account');
  expect(page.querySelector('a[href="/forgot-password"]')).not.toBeNull();
});

test('the server also renders the sign-up form', async () => {
  const { page, title } = await render('en', '/sign-up');
  expect(title).toBe('Create your account · Pinhigh');
  const fields = [...page.querySelectorAll('input')].map(({ name }) => name);
  expect(fields).toEqual(['name', 'email', 'password']);
  expect(page.querySelector('a[href="/sign-in"]')).not.toBeNull();
});

test('a form submitted before the app has loaded does not put the password into the URL', async () => {
  const { page } = await render('en', '/sign-in');
  expect(page.querySelector('form')?.getAttribute('method')).toBe('dialog');
});

test('the page is in the visitor’s language', async () => {
  const { page, title } = await render('de', '/sign-in');
  expect(title).toBe('Anmelden · Pinhigh');
  expect(page.querySelector('h1')?.textContent).toBe('Anmelden');
});

test('the pages say who may join, and have no form where nobody can', async () => {
  const club = { clubName: 'Lindensee', signUp: 'closed' } as const;
  const closed = await render('en', '/sign-up', club);
  expect(closed.page.querySelector('form')).toBeNull();
  expect(closed.page.querySelector('h1')?.textContent).toBe('Nobody new can join');
  const signIn = await render('en', '/sign-in', club);
  expect(signIn.page.textContent).toContain('Lindensee');
  expect(signIn.page.querySelector('a[href="/sign-up"]')).toBeNull();
  const invitation = await render('en', '/sign-up', { signUp: 'invitation' });
  expect(invitation.page.querySelector('h1')?.textContent).toBe('You need an invitation');
});
