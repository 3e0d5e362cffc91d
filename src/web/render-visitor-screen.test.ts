import { afterEach, expect, test } from 'vitest';
import { setLanguage } from './i18n/translation.ts';
import { renderVisitorScreen } from './render-visitor-screen.tsx';

afterEach(() => setLanguage('en'));

async function render(...screen: Parameters<typeof renderVisitorScreen>) {
  const { html, title } = await renderVisitorScreen(...screen);
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
