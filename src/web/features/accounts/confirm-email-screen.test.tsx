import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { stubServer } from '#testing/stub-server.ts';
import { renderScreen } from '#testing/web.tsx';
import { ConfirmEmailScreen } from './confirm-email-screen.tsx';

const server = stubServer();

const heading = (name: string) => screen.findByRole('heading', { name });
const confirm = () => screen.getByRole('button', { name: 'Use this address' });

test('the link changes nothing until the button is pressed, and then the screen shows the new address', async () => {
  server.answers(accounts.confirmEmail, { email: 'nora@new.example' });
  const { golfer } = await renderScreen(<ConfirmEmailScreen token="abc" />);
  expect(server.log()).toEqual([]);
  await golfer.click(confirm());
  await heading('Your e-mail has changed');
  expect(screen.getByText('You now sign in with nora@new.example.')).toBeDefined();
  expect(server.calls(accounts.confirmEmail).map(({ body }) => body)).toEqual([{ token: 'abc' }]);
});

test.each([
  ['link_expired', 'This link has expired', /^Your e-mail is unchanged/],
  ['link_used', 'This link does not work', /^It was already used/],
  ['link_invalid', 'This link is not valid', /^Copy all of it/],
] as const)(
  'a link that is refused with %s says so and leads to the profile',
  async (code, title, text) => {
    server.refuses(code, accounts.confirmEmail);
    const { golfer } = await renderScreen(<ConfirmEmailScreen token="abc" />);
    await golfer.click(confirm());
    await heading(title);
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to profile' }).getAttribute('href')).toBe(
      '/profile',
    );
  },
);

test('the screen shows that an address was taken in the meantime, and the golfer can try again', async () => {
  server.refuses('email_taken', accounts.confirmEmail);
  const { golfer } = await renderScreen(<ConfirmEmailScreen token="abc" />);
  await golfer.click(confirm());
  expect((await screen.findByRole('alert')).textContent).toContain('An account with this e-mail');
  expect(confirm()).toHaveProperty('disabled', false);
});
