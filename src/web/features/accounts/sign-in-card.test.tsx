import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accounts, type SignInMethods } from '#contract/accounts.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { userQuery } from '#web/platform/session/user.ts';
import { SignInCard } from './sign-in-card.tsx';

const server = stubServer();
const golfer = aGolfer();
const done = { success: true } as const;

async function open(button: string, methods: Partial<SignInMethods> = {}, title = button) {
  const known = { hasPassword: true, pendingEmail: null, ...methods };
  server.answersBy(accounts.signInMethods, () => known);
  const view = await renderScreen(<SignInCard />, { user: golfer });
  const change = await screen.findByRole('button', { name: button });
  await waitFor(() => expect(change).toHaveProperty('disabled', false));
  await view.golfer.click(change);
  return { ...view, change, dialog: within(await screen.findByRole('dialog', { name: title })) };
}

const textOf = (field: HTMLElement) => (field as HTMLInputElement).value;

test('a new password is saved, the sheet closes and the button has the focus again', async () => {
  server.answers(accounts.changePassword, done);
  const { golfer: hands, dialog, change } = await open('Change password');
  await hands.type(dialog.getByLabelText('Current password'), 'a putter');
  await hands.type(dialog.getByLabelText('New password'), 'a very long putter{Enter}');
  expect(await screen.findByText('Password changed')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(change));
  expect(server.calls(accounts.changePassword).map(({ body }) => body)).toEqual([
    { currentPassword: 'a putter', newPassword: 'a very long putter' },
  ]);
});

test('a wrong current password is said at its field, and what was typed stays', async () => {
  const message = 'This is not your current password';
  server.refuses('invalid_input', accounts.changePassword, [{ path: 'currentPassword', message }]);
  const { golfer: hands, dialog } = await open('Change password');
  const current = dialog.getByLabelText('Current password');
  await hands.type(current, 'a driver');
  await hands.type(dialog.getByLabelText('New password'), 'a very long putter{Enter}');
  expect(await dialog.findByText(message)).toBeDefined();
  expect(textOf(current)).toBe('a driver');
  expect(textOf(dialog.getByLabelText('New password'))).toBe('a very long putter');
  await waitFor(() => expect(document.activeElement).toBe(current));
});

test('without a network the sheet says so and keeps what was typed; closed, it forgets it', async () => {
  server.isUnreachable(accounts.changePassword);
  const { golfer: hands, dialog, change } = await open('Change password');
  await hands.type(dialog.getByLabelText('Current password'), 'a putter');
  await hands.type(dialog.getByLabelText('New password'), 'a very long putter{Enter}');
  expect((await dialog.findByRole('alert')).textContent).toBe('The connection dropped.');
  expect(textOf(dialog.getByLabelText('Current password'))).toBe('a putter');
  await hands.keyboard('{Escape}');
  await hands.click(change);
  expect(textOf(await screen.findByLabelText('Current password'))).toBe('');
});

test('an empty form is not sent', async () => {
  const { golfer: hands, dialog } = await open('Change password');
  await hands.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter your password')).toBeDefined();
  expect(dialog.getByText('Passwords need at least 8 characters')).toBeDefined();
  expect(server.calls(accounts.changePassword)).toEqual([]);
});

test('without mail a new address is there at once', async () => {
  server.answers(accounts.changeEmail, { user: { ...golfer, email: 'nora@new.example' } });
  const { golfer: hands, dialog, client } = await open('Change e-mail');
  await hands.type(dialog.getByLabelText('New e-mail'), 'nora@new.example');
  await hands.type(dialog.getByLabelText('Current password'), 'a putter{Enter}');
  expect(await screen.findByText('E-mail changed')).toBeDefined();
  expect(client.getQueryData(userQuery.queryKey)).toMatchObject({ email: 'nora@new.example' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('with mail it says where the link went, and the card what waits to be confirmed', async () => {
  server.answers(accounts.changeEmail, { user: null });
  const { golfer: hands, dialog } = await open('Change e-mail', {
    pendingEmail: 'earlier@new.example',
  });
  expect(screen.getByText('Waiting for earlier@new.example to be confirmed')).toBeDefined();
  await hands.type(dialog.getByLabelText('New e-mail'), 'nora@new.example');
  await hands.type(dialog.getByLabelText('Current password'), 'a putter{Enter}');
  const sent = within(await screen.findByRole('dialog', { name: 'Check your e-mail' }));
  expect(sent.getByRole('status').textContent).toContain('nora@new.example');
  await hands.click(sent.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an address that is taken is said at its field', async () => {
  server.refuses('email_taken', accounts.changeEmail);
  const { golfer: hands, dialog } = await open('Change e-mail');
  await hands.type(dialog.getByLabelText('New e-mail'), 'nora@new.example');
  await hands.type(dialog.getByLabelText('Current password'), 'a putter{Enter}');
  expect(await dialog.findByText('This e-mail already has an account')).toBeDefined();
  expect(textOf(dialog.getByLabelText('New e-mail'))).toBe('nora@new.example');
});

test('without a password the first one comes by mail, which changing the address needs too', async () => {
  server.answers(accounts.requestPasswordReset, done);
  const none = { hasPassword: false };
  const { golfer: hands, dialog } = await open('Change password', none, 'Set a password by e-mail');
  expect(dialog.getByText(/You need a password to change your address/)).toBeDefined();
  await hands.click(dialog.getByRole('button', { name: 'Send link' }));
  expect((await dialog.findByRole('status')).textContent).toContain(golfer.email);
  expect(server.calls(accounts.requestPasswordReset).map(({ body }) => body)).toEqual([
    { email: golfer.email },
  ]);
  await hands.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await hands.click(screen.getByRole('button', { name: 'Change e-mail' }));
  expect(await screen.findByRole('dialog', { name: 'Set a password by e-mail' })).toBeDefined();
});
