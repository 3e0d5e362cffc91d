import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import type { SignInMethods } from '#contract/accounts-schemas.ts';
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

test('saving a new password closes the sheet and returns the focus to the button', async () => {
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

test('a password manager learns whose password is changed', async () => {
  const { dialog } = await open('Change password');
  const form = dialog.getByLabelText('New password').closest('form');
  const name = form?.querySelector<HTMLInputElement>('[autocomplete="username"]');
  expect(name?.value).toBe(golfer.email);
});

test('the sheet shows a wrong current password at its field and keeps the typed text', async () => {
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

test('an offline sheet shows a message and keeps the typed text, and closing the sheet clears it', async () => {
  server.isUnreachable(accounts.changePassword);
  const { golfer: hands, dialog, change } = await open('Change password');
  await hands.type(dialog.getByLabelText('Current password'), 'a putter');
  await hands.type(dialog.getByLabelText('New password'), 'a very long putter{Enter}');
  expect((await dialog.findByRole('alert')).textContent).toBe('The connection dropped.');
  expect(textOf(dialog.getByLabelText('Current password'))).toBe('a putter');
  await hands.keyboard('{Escape}');
  await hands.click(screen.getByRole('button', { name: 'Discard' }));
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

test('without mail a new address takes effect immediately', async () => {
  server.answers(accounts.changeEmail, { user: { ...golfer, email: 'nora@new.example' } });
  const { golfer: hands, dialog, client } = await open('Change e-mail');
  await hands.type(dialog.getByLabelText('New e-mail'), 'nora@new.example');
  await hands.type(dialog.getByLabelText('Current password'), 'a putter{Enter}');
  expect(await screen.findByText('E-mail changed')).toBeDefined();
  expect(client.getQueryData(userQuery.queryKey)).toMatchObject({ email: 'nora@new.example' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('with mail the sheet shows the recipient of the link, and the card shows the address awaiting confirmation', async () => {
  server.answers(accounts.changeEmail, { user: null });
  server.answers(accounts.currentUser, golfer);
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

test('the sheet shows a taken address at its field', async () => {
  server.refuses('email_taken', accounts.changeEmail);
  const { golfer: hands, dialog } = await open('Change e-mail');
  await hands.type(dialog.getByLabelText('New e-mail'), 'nora@new.example');
  await hands.type(dialog.getByLabelText('Current password'), 'a putter{Enter}');
  expect(await dialog.findByText('This e-mail already has an account')).toBeDefined();
  expect(textOf(dialog.getByLabelText('New e-mail'))).toBe('nora@new.example');
});

test('a golfer without a password gets a link by mail, both for a first password and before changing the address', async () => {
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
