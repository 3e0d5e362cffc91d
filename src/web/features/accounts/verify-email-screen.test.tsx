import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { stubServer } from '#testing/stub-server.ts';
import { renderScreen } from '#testing/web.tsx';
import { VerifyEmailScreen } from './verify-email-screen.tsx';

const server = stubServer();
const heading = (name: string) => screen.findByRole('heading', { name });
const confirm = () => screen.getByRole('button', { name: 'Confirm your e-mail' });

test('the mailed link confirms nothing until the button is pressed, and then leads to sign-in', async () => {
  server.answers(accounts.verifyEmail, { success: true });
  const { golfer } = await renderScreen(<VerifyEmailScreen token="abc" />);
  expect(server.log()).toEqual([]);
  await golfer.click(confirm());
  await heading('Your e-mail is confirmed');
  expect(server.calls(accounts.verifyEmail).map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in');
});

test.each([
  ['link_expired', 'This link has expired'],
  ['link_invalid', 'This link is not valid'],
] as const)('a link that is refused with %s says so', async (code, words) => {
  server.refuses(code, accounts.verifyEmail);
  const { golfer } = await renderScreen(<VerifyEmailScreen token="abc" />);
  await golfer.click(confirm());
  await heading(words);
});

test('an address without a token is not valid', async () => {
  await renderScreen(<VerifyEmailScreen />);
  await heading('This link is not valid');
});
