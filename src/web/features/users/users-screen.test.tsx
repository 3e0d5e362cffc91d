import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountData } from '#contract/account-data.ts';
import { type ListedUser, users } from '#contract/users.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { UsersScreen } from './users-screen.tsx';

const server = stubServer();

const ida: ListedUser = {
  id: 'ida',
  name: 'Ida Berg',
  email: 'ida@example.org',
  isAdmin: false,
  sessions: 2,
  createdAt: '2026-05-01T08:00:00Z',
  deleteAfter: null,
};

const show = () => renderScreen(<UsersScreen />, { user: aGolfer({ isAdmin: true }) });
const answers = (some: readonly ListedUser[], nextCursor: string | null = null) =>
  server.answers(users.list, { users: [...some], nextCursor, total: 12 });

test('the administrator finds accounts by the typed search text', async () => {
  answers([ida]);
  const { golfer } = await show();
  expect(await screen.findByText('ida@example.org · since 1 May 2026')).toBeDefined();
  expect(screen.getByText('2 signed in')).toBeDefined();
  answers([]);
  await golfer.type(screen.getByRole('searchbox', { name: 'Name or e-mail' }), ' nora ');
  await golfer.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('heading', { name: 'Nobody found' })).toBeDefined();
  expect(server.calls(users.list).at(-1)?.query).toEqual({ search: 'nora' });
});

test('the next page is requested after the last email address', async () => {
  answers([ida], 'ida@example.org');
  const { golfer } = await show();
  const more = await screen.findByRole('button', { name: 'Show more' });
  answers([{ ...ida, id: 'jan', email: 'jan@example.org' }]);
  await golfer.click(more);
  await waitFor(() =>
    expect(server.calls(users.list).at(-1)?.query).toEqual({ cursor: 'ida@example.org' }),
  );
});

const acts = [
  ['Make administrator', users.setAdministrator, { isAdmin: true }],
  ['Sign out everywhere', users.endSessions, undefined],
  ['Delete account', accountData.requestDeletionOf, undefined],
] as const;

test.each(acts)('%s asks for confirmation first', async (name, row, body) => {
  answers([ida]);
  if (row === accountData.requestDeletionOf) server.answers(row, { deleteAfter: ida.createdAt });
  else server.answers(row, { success: true });
  const { golfer } = await show();
  await golfer.click(await screen.findByRole('button', { name: 'Manage Ida Berg' }));
  await golfer.click(await screen.findByRole('menuitem', { name }));
  expect(server.calls(row)).toEqual([]);
  const dialog = within(await screen.findByRole('alertdialog'));
  await golfer.click(dialog.getByRole('button', { name }));
  expect(await screen.findByText('Done')).toBeDefined();
  expect(server.calls(row)).toMatchObject([{ params: { id: 'ida' }, ...(body && { body }) }]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('an error appears when the server refuses to remove the last administrator', async () => {
  answers([{ ...ida, isAdmin: true }]);
  server.refuses('last_administrator', users.setAdministrator);
  const { golfer } = await show();
  await golfer.click(await screen.findByRole('button', { name: 'Manage Ida Berg' }));
  await golfer.click(await screen.findByRole('menuitem', { name: 'Remove administrator' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await golfer.click(dialog.getByRole('button', { name: 'Remove administrator' }));
  expect(await screen.findByText('That did not work')).toBeDefined();
});

test('an account that is scheduled for deletion shows when it will be deleted', async () => {
  answers([{ ...ida, deleteAfter: '2026-05-21T08:00:00Z' }]);
  await show();
  expect(await screen.findByText('Will be deleted on 21 May 2026.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Manage Ida Berg' })).toBeNull();
});

test('accounts that fail to load can be loaded again', async () => {
  server.refuses('internal', users.list);
  const { golfer } = await show();
  expect(await screen.findByRole('heading', { name: 'Unable to Load Users' })).toBeDefined();
  answers([ida]);
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Ida Berg')).toBeDefined();
});

const url = 'https://golf.example/reset-password?token=abc#ida@example.org';
const link = { url, expiresAt: '2026-05-21T08:00:00Z' };

test('the administrator creates an account and gets its link once, which was also mailed', async () => {
  answers([]);
  server.answers(users.create, { ...link, id: 'ida', isMailed: true });
  const { golfer } = await show();
  await golfer.click(await screen.findByRole('button', { name: 'New account' }));
  await golfer.type(screen.getByLabelText('Name'), 'Ida Berg');
  await golfer.type(screen.getByLabelText('E-mail'), 'ida@example.org');
  await golfer.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByRole('dialog', { name: 'A link for Ida Berg' })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Link').value).toBe(url);
  expect(screen.getByText('It was also mailed to ida@example.org.')).toBeDefined();
  expect(server.calls(users.create)[0]?.body).toEqual({
    name: 'Ida Berg',
    email: 'ida@example.org',
  });
  await golfer.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an address that already has an account is refused at its field', async () => {
  answers([]);
  server.refuses('email_taken', users.create);
  const { golfer } = await show();
  await golfer.click(await screen.findByRole('button', { name: 'New account' }));
  await golfer.type(screen.getByLabelText('Name'), 'Ida Berg');
  await golfer.type(screen.getByLabelText('E-mail'), 'ida@example.org');
  await golfer.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText(/An account with this e-mail already exists/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ida Berg');
});

test('a password link for an account asks for confirmation and is then shown', async () => {
  answers([ida]);
  server.answers(users.makeResetLink, link);
  const { golfer } = await show();
  await golfer.click(await screen.findByRole('button', { name: 'Manage Ida Berg' }));
  await golfer.click(await screen.findByRole('menuitem', { name: 'Make a password link' }));
  expect(server.calls(users.makeResetLink)).toEqual([]);
  const dialog = within(await screen.findByRole('alertdialog'));
  await golfer.click(dialog.getByRole('button', { name: 'Make a password link' }));
  expect(
    await screen.findByText('It is shown only this once. It works once, until 21 May 2026.'),
  ).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Link').value).toBe(url);
});
