import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { accountData } from '#contract/account-data.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { AccountData } from './account-data.tsx';

const server = stubServer();
const nora = aGolfer({ email: 'nora@example.com', timeZone: 'Pacific/Auckland' });

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:export');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

const show = () => renderScreen(<AccountData />, { user: nora });

async function openDialog() {
  const { golfer } = await show();
  await golfer.click(screen.getByRole('button', { name: /^Delete account/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete account' }));
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete account' });
  return { golfer, dialog, confirm };
}

test('deleting an account requires typing its e-mail address, in upper or lower case', async () => {
  server.answers(accountData.requestDeletion, { deleteAfter: '2026-05-20T14:00:00.000Z' });
  const leave = vi.fn();
  vi.stubGlobal('location', { assign: leave });
  const { golfer, dialog, confirm } = await openDialog();
  const address = dialog.getByLabelText('Type your e-mail address to confirm');
  await golfer.type(address, 'nora@example.co');
  expect(confirm.disabled).toBe(true);
  await golfer.type(address, 'M');
  expect(confirm.disabled).toBe(false);
  await golfer.type(dialog.getByLabelText('Your password'), 'fairway-finder');
  await golfer.click(confirm);
  // In the golfer's time zone (Auckland) the date is already May 21.
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/sign-in?closed=2026-05-21'));
  expect(server.log()).toHaveLength(1);
  expect(server.calls(accountData.requestDeletion)).toMatchObject([
    { body: { email: 'nora@example.coM', password: 'fairway-finder' } },
  ]);
});

test('the dialog shows a wrong password at its field and keeps the entered values', async () => {
  server.refuses('invalid_input', accountData.requestDeletion, [
    { path: 'password', message: 'This is not your password.' },
  ]);
  const { golfer, dialog, confirm } = await openDialog();
  const address = dialog.getByLabelText<HTMLInputElement>('Type your e-mail address to confirm');
  await golfer.type(address, 'nora@example.com');
  await golfer.type(dialog.getByLabelText('Your password'), 'a-long-putter');
  await golfer.click(confirm);
  expect(await dialog.findByText('This is not your password.')).toBeDefined();
  expect(address.value).toBe('nora@example.com');
  expect(document.activeElement).toBe(dialog.getByLabelText('Your password'));
});

test('the only administrator sees the required first step instead of deleting the account', async () => {
  server.refuses('last_administrator', accountData.requestDeletion);
  const { golfer, dialog, confirm } = await openDialog();
  await golfer.type(
    dialog.getByLabelText('Type your e-mail address to confirm'),
    'nora@example.com',
  );
  await golfer.click(confirm);
  expect((await dialog.findByRole('alert')).textContent).toMatch(/only administrator/);
});

test('the export is saved under the file name that the server gives it', async () => {
  const headers = { 'content-disposition': 'attachment; filename="pinhigh-2026-05-14.zip"' };
  vi.stubGlobal('fetch', async () => new Response('PK', { headers }));
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { golfer } = await show();
  await golfer.click(screen.getByRole('button', { name: /^Export my data/ }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.contexts[0]).toMatchObject({ download: 'pinhigh-2026-05-14.zip' });
});

test('a failed export shows an error and can be requested again', async () => {
  server.refuses('too_many_requests', accountData.exportData);
  const { golfer } = await show();
  const button = screen.getByRole('button', { name: /^Export my data/ });
  await golfer.click(button);
  expect(await screen.findByText('The export could not be made')).toBeDefined();
  expect(screen.getByText(/^Too many attempts/)).toBeDefined();
  expect(button.getAttribute('aria-busy')).toBe('false');
});

test('an interrupted download shows a lost connection', async () => {
  const cutOff = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut off')) });
  server.replies(() => new Response(cutOff), accountData.exportData);
  const { golfer } = await show();
  await golfer.click(screen.getByRole('button', { name: /^Export my data/ }));
  expect(await screen.findByText('The export could not be made')).toBeDefined();
  expect(screen.getByText('The connection dropped.')).toBeDefined();
});

test('an export after the login session has expired leads to sign-in', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign, pathname: '/profile', search: '' });
  server.refuses('unauthorized', accountData.exportData);
  const { golfer } = await show();
  await golfer.click(screen.getByRole('button', { name: /^Export my data/ }));
  expect(await screen.findByText('Unauthorized')).toBeDefined();
  expect(screen.queryByText('The export could not be made')).toBeNull();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/api/login?next=%2Fprofile'));
});
